"""What surrounds every board: start page, words, themes, rules, chat, states without a table."""

import gzip

from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.house import BUILT, Server, Visitor, visitor

LARGEST_PAGE = 500 * 1024


def test_the_built_page_is_small() -> None:
    files = [path for path in BUILT.rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < LARGEST_PAGE


def test_languages_and_themes_are_kept(guest: Visitor) -> None:
    page = guest.page
    page.goto("/")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_test_id("play-now")).to_contain_text("Jetzt spielen")
    page.get_by_role("button", name="Nachtschicht").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    expect(page.get_by_test_id("play-now")).to_contain_text("Jetzt spielen")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert violations(page) == []
    page.get_by_label("Sprache").select_option("es")
    expect(page.get_by_test_id("play-now")).to_contain_text("Jugar ahora")


def test_the_rules_can_be_searched(guest: Visitor) -> None:
    guest.play_against("greedy")
    guest.page.keyboard.press("r")
    guest.page.get_by_role("searchbox").fill("joker")
    dialog = guest.page.get_by_role("dialog", name="Rules")
    expect(dialog).to_contain_text("Friendly Bakery")
    expect(dialog).not_to_contain_text("Best Known Award")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_people_find_each_other_at_a_public_table(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as host, visitor(browser, server) as friend:
        host.page.goto("/new/bake_and_sale")
        host.page.get_by_label("Your name 1").fill("Mara")
        host.page.get_by_text("Open to everybody").click()
        assert violations(host.page) == []
        host.page.get_by_test_id("open-table").click()
        host.page.get_by_test_id("waiting").wait_for()
        assert violations(host.page) == []
        friend.page.goto("/")
        friend.page.get_by_role("button", name="Join").first.click()
        friend.page.wait_for_url("**/table/*")
        for somebody in (host, friend):
            somebody.settle()
            expect(somebody.page.get_by_test_id("ribbon")).to_be_visible()
        friend.page.get_by_role("button", name="Chat").click()
        friend.page.get_by_placeholder("Say something").fill("Hello, <b>baker</b>!")
        friend.page.keyboard.press("Enter")
        host.page.get_by_role("button", name="Chat").click()
        expect(host.page.get_by_role("dialog", name="Chat")).to_contain_text("Hello, <b>baker</b>!")


def test_a_seat_that_nobody_takes_is_given_to_a_program(guest: Visitor) -> None:
    made = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    guest.page.goto(f"/table/{made['table']['id']}")
    guest.page.get_by_role("button", name="Seat an AI").click()
    guest.settle()
    expect(guest.page.get_by_test_id("ribbon")).to_be_visible()


def test_a_table_that_does_not_exist(guest: Visitor) -> None:
    guest.expects_trouble = True
    guest.page.goto("/table/000000000000")
    expect(guest.page.get_by_role("heading", name="table")).to_be_visible()
    guest.page.goto("/join/i-nothing-0-here")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_the_about_page_names_whose_pictures_they_are(guest: Visitor) -> None:
    guest.page.goto("/about")
    expect(guest.page.locator("main")).to_contain_text("CC BY 3.0")
    assert violations(guest.page) == []
