"""How people find together in the browser: a table is opened, friends come, talk, play again; and the installed app."""

import http.server
import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import violations
from tests.browser.house import BUILT, DESK, PHONE, Server, Visitor, visitor

OVERFLOWS = """() => {
  const wide = document.documentElement.clientWidth;
  const outside = [...document.querySelectorAll("form *, section *, main *")].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest("svg") || one.closest(".hidden, .segments, ul[aria-label]")) return false;
    return box.right > wide + 1 || box.left < -1;
  });
  const cut = [...document.querySelectorAll("button, h1, h2, h3, p, label, input")].filter((one) =>
    one.scrollWidth > one.clientWidth + 2 && one.tagName !== "INPUT" && getComputedStyle(one).display !== "inline");
  return [...outside, ...cut].map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`);
}"""


# --- Opening a table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_is_opened_from_its_box_and_fits_its_paper(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with visitor(browser, server, size) as host:
        page = host.page
        page.goto("/")
        box = page.get_by_test_id("box-bake_the_cake")
        box.click()
        expect(box).to_have_attribute("aria-pressed", "true")
        box.click()
        page.wait_for_url("**/new/bake_the_cake")
        page.get_by_label("Your name 1").fill("Mara")
        page.get_by_test_id("chair-1").click()
        page.get_by_role("radio", name="A program").click()
        page.get_by_role("radio", name="Apprentice").click()
        page.get_by_role("radio", name="Noor").click()
        expect(page.get_by_text("Has a recipe for every weather.")).to_be_visible()
        page.get_by_text("One more chair").click()  # its label is as good as the chair
        page.get_by_role("radio", name="Somebody here").click()
        page.get_by_label("Name of baker 4").fill("Mara")
        page.get_by_test_id("chair-2").click()
        page.get_by_role("radio", name="A program").click()
        expect(page.get_by_role("radio", name="Noor")).to_be_disabled()
        page.get_by_role("radio", name="One more tool hangs on the wall").click()
        page.get_by_role("radio", name="10 min").click()
        assert page.evaluate(OVERFLOWS) == []
        assert violations(page) == []
        page.get_by_test_id("open-table").click()
        page.wait_for_url("**/table/*")
        told = host.context.request.get(
            f"{server.address}/api{page.url.removeprefix(server.address).replace('/table/', '/tables/')}"
        )
        table = told.json()["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Mara", "Noor", "Theo", "Mara 2"]
        assert table["seats"][1]["program"] == "apprentice" and table["house_rules"]["spare_tool"] == "on"
        assert table["clock"] == {"seconds": 600, "extra": 10}


def test_every_house_rule_has_a_name_and_a_sentence_in_every_language(guest: Visitor) -> None:
    for game in guest.context.request.get(f"{guest.server.address}/api/games").json():
        words: dict[str, str] = {}
        for language in ("en", "de", "es"):
            at = f"{guest.server.address}/api/games/{game['id']}/words/{language}"
            words[language] = guest.context.request.get(at).text()
        for rule in game["house_rules"]:
            others = [value for value in rule["values"] if value != rule["default"]]
            for language, text in words.items():
                name = f"house_rule-{rule['name']} ="
                assert name in text, f"{game['id']}, {language}: {name}"
                told = text.split(name, 1)[1].split("\n\n", 1)[0]
                assert all(f".{value} =" in told for value in others), f"{game['id']}, {language}: {name}"


def test_hot_seat_is_one_click(guest: Visitor) -> None:
    page = guest.page
    page.goto("/")
    page.get_by_label("Name of baker 2").fill("Ben")
    page.get_by_role("button", name="Hot seat").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("seat-1")).to_contain_text("Ben")
    expect(page.get_by_test_id("seat-0")).to_contain_text("Baker 1")
    page.goto("/")
    expect(page.get_by_label("Name of baker 2")).to_have_value("Ben")


# --- Coming together


def test_friends_come_by_invitation_talk_play_again_and_are_watched(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as host, visitor(browser, server, PHONE) as friend, visitor(browser, server) as eve:
        made = host.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
        table = made["table"]["id"]
        host.page.goto(f"/table/{table}")
        link = host.page.get_by_role("textbox", name="Copy link").input_value()
        expect(host.page.get_by_test_id("code")).to_have_attribute("aria-label", f"A code that leads to {link}")
        assert host.page.evaluate(OVERFLOWS) == []
        assert violations(host.page) == []

        friend.page.goto(link)
        expect(friend.page.get_by_test_id("invited")).to_have_text("Mara invites you to Bake & Sale")
        expect(friend.page.locator("form li")).to_have_text("Mara")
        assert friend.page.evaluate(OVERFLOWS) == []
        friend.page.get_by_label("Your name").fill("Mara")
        friend.page.get_by_role("button", name="Sit down").click()
        friend.settle()
        host.settle()
        expect(host.page.get_by_test_id("seat-1")).to_contain_text("Mara 2")
        expect(host.page).to_have_title("Your turn: Bake & Sale · Bakehouse")

        eve.context.request.put(f"{server.address}/api/me", data={"name": "Eve"})
        eve.page.goto(f"/table/{table}")
        expect(host.page.get_by_test_id("lookers")).to_have_text("1 watching: Eve")
        talk(host, friend, eve)

        end_the_week(table, host, friend)
        expect(host.page).to_have_title("Bake & Sale · Bakehouse")
        host.page.get_by_role("radio", name="Keep the chairs").click()
        host.page.get_by_test_id("rematch").click()
        expect(host.page.get_by_test_id("again")).to_contain_text("Waiting for Mara 2.")
        expect(friend.page.get_by_role("alertdialog")).to_contain_text(
            "Mara would like to play again. Keep the chairs."
        )
        friend.page.get_by_test_id("again-yes").click()
        for somebody in (host, friend):
            somebody.page.wait_for_url(lambda url: table not in url)
            somebody.settle()
        assert host.page.url == friend.page.url
        expect(host.page.get_by_test_id("seat-0")).to_contain_text("you")
        expect(eve.page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_whoever_opens_the_chat_types_into_it_and_not_into_the_game(browser: Browser, server: Server) -> None:
    """A greeting with an "e" in it ended the turn."""
    with visitor(browser, server) as host, visitor(browser, server) as friend:
        made = host.new_table("cake_auf", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
        friend.page.goto(made["you"]["invitations"][0]["path"])
        friend.page.get_by_label("Your name").fill("Theo")
        friend.page.get_by_role("button", name="Sit down").click()
        host.page.goto(f"/table/{made['table']['id']}")
        acts = {somebody: somebody.page.locator("[data-live=yes]") for somebody in (host, friend)}
        host.wait_until(lambda: any(live.count() for live in acts.values()))
        somebody = next(each for each, live in acts.items() if live.count())
        before = somebody.steps()
        somebody.page.get_by_role("button", name="Chat").click()
        somebody.page.keyboard.type("Hello there!")
        somebody.page.keyboard.press("Enter")
        expect(somebody.page.get_by_test_id("chat").get_by_text("Hello there!")).to_have_count(1)
        assert somebody.steps() == before


def test_a_table_is_not_left_by_one_touch(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as host, visitor(browser, server, PHONE) as friend:
        made = host.new_table("cake_auf", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
        friend.page.goto(made["you"]["invitations"][0]["path"])
        friend.page.get_by_label("Your name").fill("Theo")
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.get_by_test_id("ribbon").wait_for()
        friend.page.get_by_role("button", name="More", exact=True).click()
        friend.page.get_by_test_id("leave").click()
        friend.page.get_by_test_id("leave-no").click()
        expect(friend.page.get_by_test_id("seat-1")).to_contain_text("Theo")
        friend.page.get_by_test_id("leave").click()
        friend.page.get_by_test_id("leave-yes").click()
        friend.page.wait_for_url(lambda url: "/table/" not in url)


def test_whoever_is_invited_reads_the_house_rules(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as host, visitor(browser, server, PHONE) as friend:
        seats = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
        made = host.new_table("cake_auf", seats, house_rules={"hands_between_rounds": "fresh"})
        host.page.goto(f"/table/{made['table']['id']}")
        friend.page.goto(made["you"]["invitations"][0]["path"])
        for somebody in (host, friend):
            told = somebody.page.get_by_test_id("house-told")
            expect(told.locator("li")).to_have_text("Fresh hands All hands are discarded between rounds.")
            assert somebody.page.evaluate(OVERFLOWS) == []


def test_who_watches_cake_auf_is_told_of_no_hand_of_their_own(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as host, visitor(browser, server) as eve:
        made = host.new_table("cake_auf", [{"kind": "me"}, {"kind": "program", "program": "greedy"}])
        eve.page.goto(f"/table/{made['table']['id']}")
        counts = eve.page.locator("svg g", has_text="Still out there").last
        expect(eve.page.get_by_text("crossed: discarded, dashed: not yet")).to_be_visible()
        expect(counts).to_be_visible()
        expect(eve.page.get_by_text("or in your hand")).to_have_count(0)
        expect(eve.page.get_by_test_id("undo")).to_have_count(0)
        expect(eve.page.get_by_test_id("hint")).to_have_count(0)


def test_the_menu_of_a_phone_fits_it(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as phone:
        phone.play_against("greedy", "cake_auf")
        phone.page.get_by_role("button", name="More", exact=True).click()
        expect(phone.page.get_by_test_id("coach-stays")).to_be_visible()
        wide = "[...document.querySelectorAll('dialog[open] button')].map((one) => one.getBoundingClientRect().right)"
        assert max(phone.page.evaluate(wide)) <= PHONE[0]


def talk(host: Visitor, friend: Visitor, eve: Visitor) -> None:
    """What is typed stands there at once, also before the server has heard it; the chat leaves the board alone."""
    board = host.page.locator(".stage").bounding_box()
    host.page.get_by_role("button", name="Chat").click()
    chat = host.page.get_by_test_id("chat")
    place = chat.bounding_box()
    assert board and place and place["x"] >= board["x"] + board["width"], "it stands beside the board"
    host.page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      window.held = [];
      WebSocket.prototype.send = function (text) { window.held.push(() => send.call(this, text)); };
      window.release = () => { WebSocket.prototype.send = send; window.held.forEach((one) => one()); };
    }""")
    host.page.get_by_placeholder("Say something").fill("Good luck!")
    host.page.keyboard.press("Enter")
    expect(chat.locator(".unsaid")).to_contain_text("Good luck!")
    host.page.evaluate("window.release()")
    expect(chat.locator(".unsaid")).to_have_count(0)
    expect(chat.get_by_text("Good luck!")).to_have_count(1)
    host.page.get_by_role("button", name="Yummy!").click()
    expect(friend.page.get_by_test_id("bubble-0").locator("use")).to_have_attribute("href", "#picture-brioche")
    assert violations(host.page) == []
    expect(friend.page.get_by_test_id("unread")).to_have_text("2")
    assert violations(friend.page) == []
    eve.page.get_by_role("button", name="Chat").click()
    expect(eve.page.get_by_test_id("chat")).to_contain_text("You are watching: you can read along.")
    expect(eve.page.get_by_placeholder("Say something")).to_have_count(0)
    host.page.get_by_test_id("chat").locator("..").get_by_role("button", name="Close").click()


def end_the_week(table: str, *people: Visitor) -> None:
    for _ in range(7):
        for seat, person in enumerate(people):
            at, request = f"{person.server.address}/api/tables/{table}", person.context.request
            length = request.get(f"{at}/position", params={"seat": seat}).json()["length"]
            assert request.post(f"{at}/moves", data={"seat": seat, "length": length, "action": "end_day"}).ok


def test_running_matches_say_whose_turn_it_is_and_which_day(guest: Visitor) -> None:
    made = guest.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    table = made["table"]["id"]
    guest.page.goto("/")
    match = guest.page.get_by_test_id(f"match-{table}")
    expect(match).to_contain_text("1 chair is free")
    seat = {"kind": "program", "program": "greedy"}
    assert guest.context.request.put(f"{guest.server.address}/api/tables/{table}/seats/1", data=seat).ok
    guest.page.reload()
    expect(match).to_contain_text("Monday")
    expect(match.get_by_role("link", name="Your turn")).to_be_visible()
    expect(guest.page).to_have_title("Your turn: Bake & Sale · Bakehouse")


def test_a_call_is_asked_for_on_a_click_and_comes_when_nobody_looks(browser: Browser, server: Server) -> None:
    with visitor(browser, server, permissions=["notifications"]) as host:
        host.page.add_init_script("""
          window.called = [];
          window.asked = 0;
          window.Notification = class {
            static permission = "default";
            static async requestPermission() { window.asked++; return (this.permission = "granted"); }
            constructor(title, options) { window.called.push([title, options.body]); }
          };
          Object.defineProperty(document, "hidden", { get: () => window.away === true });
        """)
        made = host.new_table("bake_and_sale", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
        host.page.goto(f"/table/{made['table']['id']}")
        ask = host.page.get_by_role("switch", name="Call me when it is my turn")
        ask.wait_for()
        assert host.page.evaluate("window.asked") == 0
        ask.click()
        expect(host.page.get_by_role("switch", name="You are called when it is your turn.")).to_be_visible()
        host.page.evaluate("window.away = true")
        seat = {"kind": "program", "program": "greedy"}
        assert host.context.request.put(f"{server.address}/api/tables/{made['table']['id']}/seats/1", data=seat).ok
        host.page.wait_for_function("() => window.called.length === 1")
        assert host.page.evaluate("window.called") == [["Your turn", "Bake & Sale"]]


# --- Installed


class Files(http.server.SimpleHTTPRequestHandler):
    """The built files alone; every address that is no file is the page, as from the true server."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *values: Any) -> None:
        """Nothing is said."""


class Shop:
    """Serves a folder until it closes; it opens again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.open()

    def open(self) -> None:
        handler = partial(Files, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    folder = tmp_path / "table"
    shutil.copytree(BUILT, folder)
    running = Shop(folder)
    yield running
    running.close()


@pytest.fixture
def installed(browser: Browser, shop: Shop) -> Iterator[Page]:
    context = browser.new_context(base_url=f"http://127.0.0.1:{shop.port}", locale="de")
    context.set_default_timeout(90_000)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    yield page
    context.close()


def test_the_app_can_be_installed(shop: Shop) -> None:
    manifest = json.loads((shop.folder / "manifest.json").read_text())
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Bakehouse", "/", "standalone")
    for icon in manifest["icons"]:
        file = shop.folder / icon["src"].removeprefix("/")
        assert file.is_file()
        if icon["type"] == "image/png":
            size = int.from_bytes(file.read_bytes()[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}" and size in (192, 512)
    assert 'rel="manifest"' in (shop.folder / "index.html").read_text()


def test_without_a_connection_a_page_says_so_and_nothing_old_is_shown(installed: Page, shop: Shop) -> None:
    page = installed
    kept = page.evaluate("""async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
      return all.flat().map((one) => new URL(one.url).pathname);
    }""")
    assert kept and not [path for path in kept if path == "/" or path.startswith(("/api", "/table", "/index"))]
    shop.close()
    page.goto("/table/1234")
    expect(page.get_by_role("heading")).to_have_text("Die Backstube ist nicht zu erreichen")
    assert page.evaluate("fetch('/api/tables').then(() => 'answered', () => 'nothing')") == "nothing"
    shop.open()
    page.get_by_role("link", name="Noch einmal versuchen").click()
    page.locator("header").first.wait_for()


def test_a_new_build_is_taken_at_once(installed: Page, shop: Shop) -> None:
    page, index, worker = installed, shop.folder / "index.html", shop.folder / "sw.js"
    index.write_text(index.read_text().replace('name="description"', 'data-build="next" name="description"'))
    old = page.evaluate("caches.keys()")
    worker.write_text(worker.read_text().replace(old[0], "bakehouse next"))
    page.goto("/about")
    assert page.locator("meta[data-build=next]").count() == 1, "the first visit has it already"
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_function("async () => String(await caches.keys()) === 'bakehouse next'")
