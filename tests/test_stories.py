"""The pages with whole matches are what the games tell today; how a story grows."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bakehouse.forms import Form, form
from bakehouse.games import OURS
from bakehouse.stories import page
from bakehouse.words import Story, Telling

STORIES = Path(__file__).parents[1] / "docs" / "stories"


@pytest.mark.parametrize("name", OURS)
def test_the_story_of_a_match_is_up_to_date(name: str) -> None:
    told = f"python -m bakehouse.stories {name} > docs/stories/{name}.md writes it anew"
    assert (STORIES / f"{name}.md").read_text("utf-8") == page(name), told


def test_a_line_is_folded_when_somebody_reads_it_and_once() -> None:
    folded: list[int] = []

    def fold(forms: Sequence[Form]) -> list[Form]:
        folded.append(len(forms))
        return [form("several", n=len(forms))]

    story = Story(fold)
    for step in range(5):
        story.add(step, 0, Telling((form("deed", n=step),), "turn 1"))
    assert not folded
    [line] = story.entries
    assert line.forms == line.forms == [form("several", n=5)] and line.steps == [0, 1, 2, 3, 4]
    story.add(5, 0, Telling((form("deed", n=5),), "turn 1"))
    assert line.forms == [form("several", n=6)] and folded == [5, 6]


def test_steps_without_a_group_are_lines_of_their_own() -> None:
    story = Story(list)
    for step in range(2):
        story.add(step, 0, Telling((form("deed", n=step),)))
    assert [entry.forms for entry in story.entries] == [[form("deed", n=0)], [form("deed", n=1)]]


def test_a_changed_form_is_the_one_that_would_have_been_made() -> None:
    """The order of values too: forms are counted by what they hold."""
    told = form("bake", who=1, loaves=[form("loaf", n=2)], gain=3)
    assert told.but(who=2, gain=None, hours=4) == form("bake", who=2, loaves=[form("loaf", n=2)], hours=4)
    assert hash(told.but(who=2)) == hash(form("bake", who=2, loaves=[form("loaf", n=2)], gain=3))
    assert told.but(loaves=[{"form": "loaf", "n": 1}]) == form("bake", who=1, loaves=[form("loaf", n=1)], gain=3)
    assert told["who"] == 1 and told["gain"] == 3
