"""The pages with whole matches are what the games tell today."""

from pathlib import Path

import pytest

from bakehouse.games import OURS
from bakehouse.stories import page

STORIES = Path(__file__).parents[1] / "docs" / "stories"


@pytest.mark.parametrize("name", OURS)
def test_the_story_of_a_match_is_up_to_date(name: str) -> None:
    told = f"python -m bakehouse.stories {name} > docs/stories/{name}.md writes it anew"
    assert (STORIES / f"{name}.md").read_text("utf-8") == page(name), told
