"""What tests of environments share."""

import os
import pickle
import struct
import subprocess
import sys
from typing import Any, ClassVar

import gymnasium

import bakehouse as bh

SEATS = [(name, seats) for name in bh.GAMES for seats in bh.game(name).definition.seats]
"""Every game with every number of seats."""
FEWEST = [(name, bh.game(name).seats) for name in bh.GAMES]
IDS = {name: f"bakehouse/{name.replace('_', ' ').title().replace(' ', '')}-v1" for name in bh.GAMES}

SERVANT = """
import pickle, struct, sys
from bakehouse.envs import SeatEnv

def answer(told):
    data = pickle.dumps(told)
    sys.stdout.buffer.write(struct.pack("I", len(data)) + data)
    sys.stdout.buffer.flush()

env = SeatEnv(**pickle.loads(bytes.fromhex(sys.argv[1])))
while length := sys.stdin.buffer.read(4):
    name, arguments = pickle.loads(sys.stdin.buffer.read(struct.unpack("I", length)[0]))
    answer(getattr(env, name)(**arguments))
"""


class PlainEnv(gymnasium.Env[Any, int]):
    """The same environment in a process of its own that runs the rules as plain Python."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(self, twin: Any, **settings: Any) -> None:
        self.observation_space, self.action_space = twin.observation_space, twin.action_space
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVANT, pickle.dumps(settings).hex()],
            env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return self._ask("reset", seed=seed, options=options)

    def step(self, action: int) -> Any:
        return self._ask("step", action=int(action))

    def close(self) -> None:
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def _ask(self, name: str, **arguments: Any) -> Any:
        data = pickle.dumps((name, arguments))
        self.process.stdin.write(struct.pack("I", len(data)) + data)
        self.process.stdin.flush()
        length = struct.unpack("I", self.process.stdout.read(4))[0]
        return pickle.loads(self.process.stdout.read(length))
