"""Runs the parts of `make test` one after the other, and tells at the end how long each of them took.

python -m tests.parts check-format check-types+check-web test-plain ...

Parts that are joined by a plus run at the same time: each of them keeps only one core busy.
"""

import subprocess
import sys
import time
from collections.abc import Sequence


def main(steps: Sequence[str]) -> int:
    taken: list[tuple[str, float]] = []
    failed: list[str] = []
    for step in steps:
        begun = time.perf_counter()
        failed = run(step.split("+"))
        taken.append((step.replace("+", ", "), time.perf_counter() - begun))
        if failed:
            break
    width = max(len(step) for step, _ in taken)
    print("\nHow long it took")
    for step, seconds in [*taken, ("all", sum(seconds for _, seconds in taken))]:
        print(f"  {step:<{width}} {seconds // 60:3.0f} min {seconds % 60:2.0f} s", flush=True)
    if failed:
        print(f"\n{' and '.join(failed)} failed.")
        return 1
    print("\nEverything passed.")
    return 0


def run(parts: Sequence[str]) -> list[str]:
    """Those that failed. One alone prints as it goes; of several, each prints when it has ended."""
    if len(parts) == 1:
        return [part for part in parts if subprocess.run(["make", part], check=False).returncode]
    running = [
        subprocess.Popen(["make", part], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for part in parts
    ]
    for one in running:
        print(one.communicate()[0], end="", flush=True)
    return [part for part, one in zip(parts, running, strict=True) if one.returncode]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
