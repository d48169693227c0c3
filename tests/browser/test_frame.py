"""What surrounds every board: start page, words, themes, rules, chat, states without a table."""

import gzip

import pytest
from playwright.sync_api import Browser, expect

from bakehouse.words import LANGUAGES
from tests.browser.accessibility import violations
from tests.browser.house import BUILT, Server, Visitor, visitor

LARGEST_PAGE = 600 * 1024
"""All that is built, packed: every game and language, and the pages that are fetched when somebody opens them."""


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
        expect(host.page.get_by_test_id("chat")).to_contain_text("Hello, <b>baker</b>!")


def test_a_seat_that_nobody_takes_is_given_to_a_program(guest: Visitor) -> None:
    made = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    guest.page.goto(f"/table/{made['table']['id']}")
    guest.page.get_by_role("button", name="Seat an AI").click()
    guest.settle()
    expect(guest.page.get_by_test_id("ribbon")).to_be_visible()


def story(guest: Visitor, table: str, language: str) -> list[str]:
    """The story as the server tells it to the first seat."""
    address = f"{guest.server.address}/api/tables/{table}/log"
    told = guest.context.request.get(address, params={"seat": 0, "language": language}).json()["text"]
    return [line for line in told.split("\n") if line]


def lines(guest: Visitor) -> list[str]:
    """The lines and headings of the receipt."""
    return guest.page.get_by_test_id("receipt").locator(".row .moment, .sep").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_the_story_in_the_language_of_the_page(guest: Visitor, language: str) -> None:
    table = guest.play_against("greedy", "bake_the_cake", others=2)
    guest.page.evaluate(f"localStorage.setItem('bakehouse.language', '{language}')")
    guest.sit_down(table)
    told = story(guest, table, language)
    assert told and lines(guest) == told
    assert not any("Seat 1" in line for line in told)


def test_actions_and_reasons_are_told_in_the_language_of_the_page(guest: Visitor) -> None:
    table = guest.play_against("greedy", others=0)
    guest.page.evaluate("localStorage.setItem('bakehouse.language', 'de')")
    guest.sit_down(table)
    guest.page.keyboard.press("a")
    expect(guest.page.get_by_test_id("actions")).to_contain_text("Montag beenden")
    guest.page.keyboard.press("Escape")
    guest.thing("bread:sourdough_bread").hover()
    expect(guest.page.get_by_test_id("note")).to_contain_text("Es ist gesperrt")


def test_who_listens_hears_whole_lines_and_each_of_them_once(guest: Visitor) -> None:
    """A line is spoken when its turn is over: it never grows afterwards, and what was before is not told anew."""
    table = guest.play_against("greedy", "bake_the_cake", others=2)
    before = lines(guest)
    guest.page.evaluate(
        "window.heard = []; new MutationObserver(() => heard.push(document.querySelector('[data-testid=heard]')"
        ".innerText)).observe(document.querySelector('[data-testid=heard]'), {childList: true, subtree: true})"
    )
    for _ in range(6):
        guest.settle()
        steps = guest.steps()
        guest.page.keyboard.press("a")
        guest.page.get_by_test_id("actions").wait_for()
        guest.page.keyboard.press("1")
        guest.wait_for_more_than(steps)
    guest.settle()
    heard = " ".join(guest.page.evaluate("[...new Set(heard)]"))
    complete = [line for line in story(guest, table, "en")[len(before) - 1 : -1] if line not in before]
    assert len(complete) > 4
    assert all(heard.count(line) == 1 for line in complete), heard
    assert not any(line in heard for line in before[:-1])


def test_a_list_that_was_just_closed_opens_again_and_stays(guest: Visitor) -> None:
    """The browser tells of the closing late, when it is open again."""
    guest.play_against("greedy")
    guest.page.keyboard.press("a")
    guest.page.get_by_test_id("actions").wait_for()
    guest.page.evaluate("""async () => {
        document.querySelector('dialog[open] header button').click();
        await Promise.resolve();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    }""")
    guest.page.wait_for_timeout(100)
    expect(guest.page.get_by_test_id("actions")).to_be_visible()


def test_an_address_that_leads_nowhere(guest: Visitor) -> None:
    guest.expects_trouble = True  # the browser itself complains of the status 404
    guest.page.goto("/kitchen/sink")
    expect(guest.page.get_by_role("heading", name="This shelf is empty")).to_be_visible()
    assert violations(guest.page) == []
    guest.page.get_by_role("link", name="To the shelf").last.click()
    expect(guest.page.get_by_test_id("start")).to_be_visible()


def test_the_menu_on_a_desk(guest: Visitor) -> None:
    guest.play_against("greedy")
    guest.page.get_by_role("button", name="More", exact=True).click()
    assert violations(guest.page) == []
    guest.page.get_by_role("button", name="Give the match up").click()
    expect(guest.page.get_by_test_id("start")).to_be_visible()


def test_a_table_that_does_not_exist(guest: Visitor) -> None:
    guest.expects_trouble = True
    guest.page.goto("/table/000000000000")
    expect(guest.page.get_by_role("heading", name="table")).to_be_visible()
    guest.page.goto("/join/i-nothing-0-here")
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_the_about_page_names_whose_pictures_they_are(guest: Visitor) -> None:
    guest.page.goto("/about")
    expect(guest.page.locator("main")).to_contain_text("CC BY 3.0")
    assert violations(guest.page) == []
