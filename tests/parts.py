"""Runs the parts of `make test` one after the other, and tells at the end how long each of them took.

python -m tests.parts check-format test-plain ...
"""

import subprocess
import sys
import time
from collections.abc import Sequence


def main(parts: Sequence[str]) -> int:
    taken: list[tuple[str, float]] = []
    for part in parts:
        begun = time.perf_counter()
        code = subprocess.run(["make", part], check=False).returncode
        taken.append((part, time.perf_counter() - begun))
        if code:
            break
    print("\nHow long it took")
    for part, seconds in taken:
        print(f"  {part:<16} {seconds // 60:3.0f} min {seconds % 60:2.0f} s")
    total = sum(seconds for _, seconds in taken)
    print(f"  {'all':<16} {total // 60:3.0f} min {total % 60:2.0f} s", flush=True)
    if code:
        print(f"\n{taken[-1][0]} failed.")
        return 1
    print("\nEverything passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
