"""Who one is here: several devices, passkeys of a real browser, and being forgotten."""

from playwright.sync_api import Browser, Route, expect

from tests.browser.accessibility import violations
from tests.browser.house import PHONE, Server, Visitor, visitor

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def by_name(guest: Visitor, path: str = "/you") -> None:
    """Open the page under a name; numbers have no passkeys."""
    guest.page.goto(f"http://localhost:{guest.server.port}{path}")
    guest.page.get_by_test_id("you").wait_for()


def test_another_device_comes_by_a_link_and_is_shut_out_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as ada, visitor(browser, server, PHONE, has_touch=True) as phone:
        ada.page.goto("/you")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_role("button", name="Save").click()
        ada.page.get_by_test_id("add-device").click()
        expect(ada.page.get_by_test_id("code")).to_be_visible()
        link = ada.page.get_by_label("Copy link").input_value()
        assert violations(ada.page) == []
        phone.page.goto(link)
        expect(phone.page.get_by_test_id("device")).to_contain_text("Make this device Ada’s?")
        assert violations(phone.page) == []
        phone.page.get_by_role("button", name="This is my device").click()
        expect(phone.page.get_by_label("Your name")).to_have_value("Ada")
        expect(phone.page.locator("li", has_text="Phone")).to_contain_text("this one")
        assert violations(phone.page) == []
        ada.page.reload()
        ada.page.locator("li", has_text="Phone").get_by_role("button", name="Shut out").click()
        ada.page.get_by_test_id("sure").click()
        expect(ada.page.locator("li", has_text="Phone")).to_have_count(0)
        phone.page.reload()
        expect(phone.page.get_by_text("First device")).to_be_visible()
        expect(phone.page.get_by_label("Your name")).to_have_value("")
        phone.expects_trouble = True  # the console tells of the refusal
        phone.page.goto(link)
        expect(phone.page.get_by_role("alert")).to_contain_text("works once")


def test_what_was_typed_is_not_overwritten_by_an_answer_that_comes_late(browser: Browser, server: Server) -> None:
    held: list[Route] = []
    with visitor(browser, server) as ada:
        ada.page.route("**/api/me", lambda route: held.append(route) if not held else route.continue_())
        ada.page.goto("/you")
        ada.wait_until(lambda: held)
        ada.page.get_by_label("Your name").fill("Ada")
        held[0].continue_()
        expect(ada.page.get_by_text("First device")).to_be_visible()  # everything has been answered
        expect(ada.page.get_by_label("Your name")).to_have_value("Ada")
        ada.page.get_by_role("button", name="Save").click()
        expect(ada.page.get_by_text("Saved")).to_be_visible()
        ada.page.reload()
        expect(ada.page.get_by_label("Your name")).to_have_value("Ada")


def test_a_passkey_is_made_and_somebody_comes_back_with_it(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as ada:
        by_name(ada)
        tools = ada.context.new_cdp_session(ada.page)
        tools.send("WebAuthn.enable")
        tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_role("button", name="Save").click()
        ada.page.get_by_test_id("make-passkey").click()
        expect(ada.page.get_by_test_id("passkey")).to_contain_text("Computer")
        ada.context.clear_cookies()  # as on a device that was never here
        by_name(ada)
        expect(ada.page.get_by_label("Your name")).to_have_value("")
        ada.page.get_by_test_id("sign-in").click()
        expect(ada.page.get_by_label("Your name")).to_have_value("Ada")
        expect(ada.page.locator("li", has_text="this one")).to_contain_text("Computer")
        ada.page.get_by_test_id("passkey").get_by_role("button", name="Remove").click()
        ada.page.get_by_test_id("sure").click()
        expect(ada.page.get_by_test_id("passkey")).to_have_count(0)
        ada.page.get_by_role("button", name="Forget me").click()
        ada.page.get_by_test_id("sure").click()
        expect(ada.page.get_by_label("Your name")).to_have_value("")


def test_under_a_number_the_page_says_why_there_are_no_passkeys(guest: Visitor) -> None:
    guest.page.goto("/you")
    expect(guest.page.get_by_text("a server with a name instead of a number")).to_be_visible()
    expect(guest.page.get_by_test_id("make-passkey")).to_have_count(0)
