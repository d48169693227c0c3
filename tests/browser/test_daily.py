"""The bake of the day and the kitchen in a browser: from the counter to the board, and what is left of it."""

from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.house import Visitor


def to_the_end(guest: Visitor, table: str) -> None:
    """A lazy week, without the page."""
    at, request = f"/api/tables/{table}", guest.context.request
    while not (position := request.get(f"{at}/position", params={"seat": 0}).json())["view"]["over"]:
        move = {"seat": 0, "length": position["length"], "action": "end_day"}
        assert request.post(f"{at}/moves", data=move).ok


def test_a_bake_goes_from_the_counter_to_the_board(guest: Visitor) -> None:
    page = guest.page
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.context.request.put("/api/me", data={"name": "Mara"})
    page.goto("/")
    page.get_by_test_id("today").click()
    card = page.locator("li", has=page.get_by_test_id("bake-bake_and_sale"))
    card.get_by_role("button", name="Bake it").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("table")).to_contain_text("The bake of the day · Monday")
    page.get_by_test_id("hint").hover(force=True)
    expect(page.get_by_test_id("explanation")).to_contain_text("nobody helps")
    table = page.url.rsplit("/", 1)[-1]
    to_the_end(guest, table)
    page.reload()
    expect(page.get_by_test_id("result")).to_contain_text("Easy from 120, Impossible from 200")  # nobody else could win
    shared = page.get_by_test_id("daily-share")
    expect(shared).to_contain_text("Bake & Sale: 🥐")
    shared.get_by_role("button", name="Copy").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith("/daily")
    shared.get_by_role("link", name="The board").click()
    expect(page.locator("ol .yours")).to_contain_text("Mara")
    assert violations(page) == []


def test_a_kitchen_on_a_phone_keeps_what_came_of_matches(phone: Visitor) -> None:
    page = phone.page
    page.goto("/")
    page.get_by_role("button", name="Records").click()
    page.get_by_test_id("kitchen-link").click()
    expect(page.get_by_test_id("kitchen")).to_contain_text("Nothing has been baked here yet")
    to_the_end(phone, phone.new_table("bake_and_sale", [{"kind": "me"}])["table"]["id"])
    page.reload()
    expect(page.get_by_role("radio", name="Bake & Sale")).to_be_checked()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="JSON").click()
    assert download.value.suggested_filename == "bakehouse.json"
