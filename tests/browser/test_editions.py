"""A table with an edition of one's own: it is checked, named for everybody, and its numbers are what is shown."""

import os
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import violations
from tests.browser.house import DESK, PHONE, Server, Visitor, visitor
from tests.variants import spread

WEEK = """\
edition = "Short week"
days = 2
buildings.supermarket.money = 21
buildings.network.fame = 3
buildings.hiring_agency.gives_hourglasses = 2
breads.brioche.name = "Butterzopf"
"""
PICTURES = os.environ.get("BAKEHOUSE_PICTURES")
"""A folder for pictures of what the tests see; none are taken without one."""


def picture(guest: Visitor, name: str) -> None:
    if PICTURES:
        guest.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


@pytest.mark.parametrize("size", spread([(DESK,), (PHONE,)], 1), ids=["desk", "phone"])
def test_an_edition_is_pasted_checked_and_played(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with visitor(browser, server, size) as host, visitor(browser, server, size) as friend:
        page, name = host.page, "desk" if size == DESK else "phone"
        page.goto("/new/bake_and_sale")
        page.get_by_label("Your name 1").fill("Mara")
        field = page.get_by_test_id("edition-field")
        field.locator("summary").click()
        host.expects_trouble = True  # the browser complains of every answer that is a refusal
        field.get_by_role("textbox").fill("dais = 2")
        field.get_by_role("button", name="Check it").click()
        expect(field.get_by_role("alert")).to_have_text(
            "The edition names dais, which this game does not have; did you mean days?"
        )
        picture(host, f"edition_wrong_{name}")
        host.expects_trouble = False
        field.get_by_role("textbox").fill(WEEK)
        field.get_by_role("button", name="Check it").click()
        expect(field.get_by_role("status")).to_have_text("Short week: 5 values differ from the standard edition.")
        expect(field).to_contain_text("Supermarket: money218")
        assert violations(page) == []
        picture(host, f"edition_good_{name}")
        page.get_by_test_id("open-table").click()
        expect(page.get_by_test_id("waiting")).to_contain_text("Short week edition")
        picture(host, f"edition_waiting_{name}")
        link = page.get_by_role("textbox", name="Copy link").input_value()
        friend.page.goto(link)
        expect(friend.page.get_by_test_id("invited")).to_have_text(
            "Mara invites you to Bake & Sale, Short week edition"
        )
        picture(friend, f"edition_invited_{name}")
        friend.page.get_by_label("Your name").fill("Ben")
        friend.page.get_by_role("button", name="Sit down").click()
        for somebody in (host, friend):
            somebody.settle()
            expect(somebody.page.get_by_test_id("edition")).to_have_text("Short week")
        if size == PHONE:
            friend.page.get_by_test_id("panel-shops").click()
        expect(friend.thing("kind:SUPERMARKET")).to_contain_text("21 money")
        expect(friend.thing("kind:NETWORK")).to_contain_text("3 fame")
        expect(friend.thing("kind:HIRE")).to_contain_text("+2")
        picture(friend, f"edition_table_{name}")
        friend.page.get_by_test_id("edition").click()
        drawer = friend.page.get_by_role("dialog", name="Short week edition")
        expect(drawer).to_contain_text("days27")
        assert violations(friend.page) == []
        picture(friend, f"edition_drawer_{name}")


def test_an_edition_file_names_itself_and_other_languages_keep_its_names(guest: Visitor, tmp_path: Path) -> None:
    page = guest.page
    file = tmp_path / "grandmas_week.toml"
    file.write_text('days = 3\nbreads.brioche.name = "Butterzopf"\n')
    page.goto("/new/bake_and_sale")
    field = page.get_by_test_id("edition-field")
    field.locator("summary").click()
    field.locator("input[type=file]").set_input_files(str(file))
    expect(field.get_by_role("status")).to_contain_text("grandmas week: 2 values differ")
    large = tmp_path / "large.toml"
    large.write_text("#" * 20_001)
    field.locator("input[type=file]").set_input_files(str(large))
    expect(field.get_by_role("alert")).to_have_text("An edition file is at most 20,000 characters long.")
    made = guest.new_table("bake_and_sale", [{"kind": "me"}], edition={"text": file.read_text()})
    page.evaluate("localStorage.setItem('bakehouse.language', 'de')")
    guest.sit_down(made["table"]["id"])
    expect(page.locator("main")).to_contain_text("Butterzopf")
    expect(page.locator("main")).to_contain_text("2 Zutaten")  # of the Local Supplier, from the components


@pytest.mark.parametrize(
    ("game", "edition", "shown"),
    [
        ("cake_auf", "mulligans = 2", "2 left"),
        ("cupcake_empire", "gains.income_improvement = 7", "7"),
    ],
)
def test_other_boards_show_the_numbers_of_the_edition(guest: Visitor, game: str, edition: str, shown: str) -> None:
    others = [{"kind": "program", "program": "random"}]
    made = guest.new_table(game, [{"kind": "me"}, *others], edition={"text": edition})
    guest.sit_down(made["table"]["id"])
    expect(guest.page.locator("main").get_by_text(re.compile(shown)).first).to_be_attached()
    expect(guest.page.get_by_test_id("edition")).to_have_text("changed")


def test_a_match_by_other_rules_says_where_they_differ(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        with visitor(browser, server) as guest:
            made = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}])
            table = made["table"]["id"]
            guest.sit_down(table)
            guest.thing("kind:NETWORK").click()
            guest.wait_for_more_than(6)
            guest.expects_trouble = True  # the server goes away
            server.kill()
            with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
                database.execute("UPDATE matches SET version = 0")
                database.execute("UPDATE steps SET action = 32000 WHERE seat = 0")
            server.start()
            guest.page.goto(f"/table/{table}")
            expect(guest.page.get_by_test_id("ribbon")).to_contain_text("The match stands still")
            expect(guest.page.get_by_test_id("stopped")).to_contain_text("the match ends before step 7 of 7")
            picture(guest, "old_match_desk")
            guest.page.get_by_test_id("edition").click()
            notes = guest.page.get_by_test_id("edition-notes")
            expect(notes).to_contain_text("played by version 0 of the rules; it is followed by version 1.")
    finally:
        server.stop()
