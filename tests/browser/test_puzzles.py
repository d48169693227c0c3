"""Puzzles in the browser: found on the shelf, solved, judged, one after the other."""

import pytest
from playwright.sync_api import expect

from bakehouse.games import find as find_game
from bakehouse.puzzles import Puzzle, puzzles_of
from tests.browser.house import Visitor

GAME = "cake_auf"


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return next(each for each in puzzles_of(GAME) if "placing" in each.themes)


def choose(visitor: Visitor, action: int) -> None:
    """By keyboard, from the list of everything that can be done."""
    visitor.page.keyboard.press("a")
    visitor.page.locator(f"[data-action='{find_game(GAME).table.notation(action)}']").click()


def test_a_puzzle_is_solved_and_the_next_one_comes(guest: Visitor, puzzle: Puzzle) -> None:
    page = guest.page
    page.goto("/")
    page.get_by_test_id(f"box-{GAME}").click()
    page.get_by_test_id("puzzles").click()
    page.get_by_test_id("puzzle").wait_for()
    page.goto(f"/puzzles/{GAME}?puzzle={puzzle.id}")
    card = page.get_by_test_id("puzzle")
    expect(card).to_have_attribute("data-solved", "open")
    choose(guest, puzzle.best)
    expect(card).to_have_attribute("data-solved", "yes")
    expect(page.get_by_test_id("streak")).to_have_text("1")
    assert int(page.get_by_test_id("puzzle-rating").inner_text()) > 1000
    expect(page.locator("[data-hint=yes]").first).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_test_id("puzzle")).not_to_have_attribute("data-puzzle", puzzle.id)
    page.get_by_test_id("give-up").click()
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-solved", "no")
    expect(page.get_by_test_id("streak")).to_have_text("0")


def test_on_a_phone_a_wrong_answer_is_told_and_what_was_reached_is_kept(phone: Visitor, puzzle: Puzzle) -> None:
    page = phone.page
    page.goto(f"/puzzles/{GAME}?puzzle={puzzle.id}")
    page.get_by_test_id("puzzle").wait_for()
    with page.expect_response(lambda answer: answer.url.endswith("/next")):
        page.get_by_test_id("theme").select_option(puzzle.themes[0])
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-solved", "open")
    page.get_by_test_id("give-up").click()
    page.get_by_test_id("verdict").wait_for()
    page.reload()
    rating = page.get_by_test_id("puzzle-rating")
    expect(rating).not_to_have_text("1000")


def test_a_puzzle_that_is_not_there_is_said_in_a_sentence(guest: Visitor) -> None:
    guest.expects_trouble = True
    guest.page.goto(f"/puzzles/{GAME}?puzzle=nothing")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no such puzzle here.")


def test_an_address_that_names_no_game_is_no_page(guest: Visitor) -> None:
    guest.expects_trouble = True
    guest.page.goto("/puzzles")
    expect(guest.page.get_by_role("heading", name="This shelf is empty")).to_be_visible()
