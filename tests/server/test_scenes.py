"""A position is written once for what readers share, and each reads the same as if it were written for them alone."""

import json
import random
from typing import Any

import pytest

from bakehouse.server import frames
from bakehouse.server.course import Course, Reader
from bakehouse.server.messages import Position
from tests.server.test_intentions import NOW, TABLES, course_of, play


def written_alone(course: Course, reader: Reader, first: int) -> dict[str, Any]:
    """What a reader ought to be told, from the parts that each make one thing."""
    log = course.log_of(reader)
    view = course.match.view(reader)
    for action in view["actions"]:
        action["things"] = [f"{name}:{value}" for name, value in action["parameters"].items()]
    told: dict[str, Any] = {
        "type": "position", "length": len(course), "seat": reader, "curtain": None, "first": first,
        "lines": frames.lines_of(log, first), "story": frames.story_of(log, first), "view": view, "clocks": None,
        "take_back": "no", "halfway": False,
    }  # fmt: skip
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_readers_who_share_a_scene_read_what_each_would_read_alone(name: str, seats: int) -> None:
    luck, (course, _) = random.Random(name), course_of(name, seats, seed=3)
    for _ in range(12):
        first = len(course.steps)
        seat = luck.choice(course.match.awaited)
        play(course, luck.choice(course.match.legal_ids(seat)), seat)
        scene = frames.Scene(course, NOW)
        for reader in (None, *range(seats)):
            told = scene.text(reader, first, None, "no", retold=False)
            assert json.loads(told) == written_alone(course, reader, first)
            Position.model_validate_json(told)
