"""Accounts and turn notifications: a real browser, a real server, a real webhook listener."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import time
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Browser, Page, expect

from bigshoulders.server.accounts.second_factor import STEP_SECONDS, code_at, read_secret
from listeners import Hook, Post, serving

from .conftest import PHONE, OpenPage, Server, dismiss_digests
from .town import arrange

PASSWORD = "a long enough secret"
PATIENCE = 30
NUMBERS = count(1)
Check = Callable[[Page], None]


def new_name() -> str:
    return f"Ann {next(NUMBERS)}"


def sign_up(page: Page, name: str) -> None:
    page.goto("/settings/account")
    page.get_by_role("radio", name="Create an account").check(force=True)
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def begin(page: Page, button: str) -> None:
    """Start a game from the home page."""
    page.goto("/")
    page.get_by_role("button", name=button).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


def sign_in(page: Page, name: str, password: str = PASSWORD, german: bool = False) -> None:
    page.goto("/settings/account")
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_label("Passwort" if german else "Password", exact=True).fill(password)
    page.get_by_role("button", name="Anmelden" if german else "Sign in").click()


def keys_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('bigshoulders.keys.'))"
    )
    return found


def test_tables_follow_the_account_to_another_device(open_page: OpenPage) -> None:
    name = new_name()
    desk = open_page("/")
    desk.get_by_role("button", name="Play against bots").click()
    desk.wait_for_url(re.compile("/t/"))
    expect(desk.get_by_test_id("decision-bar")).to_be_visible()
    sign_up(desk, name)  # the table is older than the account
    expect(desk.get_by_role("status")).to_contain_text("is now in your account")
    phone = open_page("/", size=PHONE)
    sign_in(phone, name)
    phone.get_by_role("link", name=re.compile("Chicago 1875.*Your turn")).click()
    phone.wait_for_url(re.compile("/t/"))
    bar = phone.get_by_test_id("decision-bar")
    expect(bar).to_be_visible()
    dismiss_digests(phone)  # it lies over the board if bots moved first
    assert keys_of(phone) == []  # only the account's links
    before = int(phone.locator("[data-seq]").first.get_attribute("data-seq") or 0)
    phone.locator("[data-target].live").first.click()
    bar.locator(".btn.go").last.click()
    expect(phone.locator(f'.app[data-seq="{before}"]')).to_have_count(0)


def test_a_table_made_while_signed_in_is_kept_and_signing_out_can_forget_it(
    open_page: OpenPage,
) -> None:
    name = new_name()
    page = open_page("/")
    sign_up(page, name)
    begin(page, "Game of the day")
    page.goto("/settings/account")
    page.get_by_role("checkbox", name=re.compile("^Also remove the tables")).check()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("radio", name="Sign in")).to_be_visible()
    assert keys_of(page) == []
    page.reload()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(page, name)
    expect(page.get_by_role("link", name=re.compile("Industrialist"))).to_be_visible()


def test_a_table_of_the_account_asks_to_sign_in_and_then_opens(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    name = new_name()
    town = arrange(server, players=2)
    desk = open_page("/")
    sign_up(desk, name)
    desk.goto(f"/t/{town.id}#{town.seats[0]}")  # opening a link saves it
    expect(desk.get_by_test_id("decision-bar")).to_be_visible()
    phone = open_page(f"/t/{town.id}", size=PHONE)
    expect(phone.get_by_text("If this table is in your account")).to_be_visible()
    assert_accessible(phone)
    phone.locator("main").get_by_role("link", name="Sign in").click()
    phone.get_by_role("textbox", name="Name").fill(name)
    phone.get_by_label("Password", exact=True).fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    phone.wait_for_url(f"**/t/{town.id}")
    expect(phone.get_by_test_id("decision-bar")).to_be_visible()


def test_a_link_that_is_renewed_leaves_the_list_of_the_account(
    server: Server, open_page: OpenPage
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Bob"}]
    body = {"game": "chicago", "config": {"players": 2}, "seats": seats}
    made = server.ask("/api/tables", body)
    page = open_page("/")
    sign_up(page, new_name())
    page.goto(f"/t/{made['table']}#{made['watch']}")  # opening a link saves it
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    page.goto("/")
    listed = page.locator(f"a[href^='/t/{made['table']}']")
    expect(listed).to_be_visible()
    server.ask(f"/api/tables/{made['table']}/links", {"watch": True}, f"Owner {made['owner']}")
    page.reload()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(listed).to_have_count(0)


def test_refusals_of_the_server_are_shown_in_words(open_page: OpenPage) -> None:
    name = new_name()
    page = open_page("/")
    sign_up(page, name)
    other = open_page("/", lang="de")
    sign_in(other, name, "something else", german=True)
    expect(other.get_by_role("alert")).to_contain_text("Passwort")
    other.get_by_role("radio", name="Konto anlegen").check(force=True)
    other.get_by_role("button", name="Konto anlegen").click()
    expect(other.get_by_role("alert")).to_contain_text(name)
    other.get_by_role("textbox", name="Name").fill(new_name())
    other.get_by_label("Passwort", exact=True).fill("short")
    other.get_by_role("button", name="Konto anlegen").click()
    expect(other.get_by_role("alert")).to_contain_text("8")


def test_a_new_password_ends_the_other_sessions(open_page: OpenPage) -> None:
    name = new_name()
    here, there = open_page("/"), open_page("/")
    sign_up(here, name)
    sign_in(there, name)
    expect(there.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    here.get_by_label("Current password").fill("not it")
    here.get_by_label("New password").fill("another long secret")
    here.get_by_role("button", name="Change password").click()
    expect(here.get_by_role("alert")).to_contain_text("wrong")
    here.get_by_label("Current password").fill(PASSWORD)
    here.get_by_role("button", name="Change password").click()
    expect(here.get_by_text("Password changed.")).to_be_visible()
    there.reload()
    expect(there.get_by_role("radio", name="Sign in")).to_be_visible()
    sign_in(there, name, "another long secret")
    expect(there.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()


def test_a_program_token_is_shown_once_and_can_be_revoked(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page("/")
    sign_up(page, new_name())
    page.get_by_role("textbox", name="Purpose").fill("my bot")
    page.get_by_role("button", name="Create token").click()
    token = page.get_by_test_id("token").inner_text()
    assert server.ask("/api/me", auth=f"Bearer {token}")["name"]
    page.reload()
    expect(page.get_by_test_id("token")).to_have_count(0)
    page.get_by_role("button", name="Revoke my bot").click()
    expect(page.get_by_text("my bot", exact=True)).to_have_count(0)
    with pytest.raises(HTTPError, match="401"):
        server.ask("/api/me", auth=f"Bearer {token}")


def test_an_account_is_deleted_after_its_name_is_typed(open_page: OpenPage, server: Server) -> None:
    name = new_name()
    page = open_page("/")
    sign_up(page, name)
    begin(page, "Play against bots")
    page.goto("/settings/account")
    page.get_by_role("button", name="Delete account").click()
    sure = page.get_by_role("button", name="Delete permanently")
    expect(sure).to_be_disabled()
    page.get_by_role("button", name="Keep account").click()
    expect(sure).to_be_hidden()
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("textbox", name=f"Type {name} to confirm").fill(name)
    sure.click()
    expect(page.get_by_text("Account deleted.")).to_be_visible()
    assert keys_of(page) == []
    sign_in(page, name)
    expect(page.get_by_role("alert")).to_contain_text("wrong")


def test_the_account_is_accessible_and_fits_a_phone(
    open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    for dark in (False, True):
        page = open_page("/", size={"width": 360, "height": 740}, dark=dark)
        sign_up(page, new_name())
        assert_accessible(page)
        assert_fits(page)
        page.get_by_role("button", name="Delete account").click()
        assert_accessible(page)
        page.goto("/settings/notifications")
        expect(page.get_by_role("textbox", name="Webhook")).to_be_visible()
        assert_accessible(page)
        assert_fits(page)


# --- notifications -------------------------------------------------------------------------------


@pytest.fixture
def hook() -> Iterator[Hook]:
    listener = Hook()
    with serving(listener):
        yield listener


@pytest.fixture
def post() -> Iterator[Post]:
    listener = Post()
    with serving(listener):
        yield listener


@pytest.fixture
def near(built_client: None, tmp_path: Path, post: Post) -> Iterator[Server]:
    """A server that may call its own machine and delivers mail there."""
    smtp = f"smtp://127.0.0.1:{post.server_address[1]}"
    running = Server(tmp_path, PRIVATE_WEBHOOKS="true", SMTP=smtp)
    running.start()
    yield running
    running.kill()


def test_a_webhook_of_one_table_is_called_until_it_is_turned_off(
    open_page: OpenPage, near: Server, hook: Hook, assert_accessible: Check
) -> None:
    town = arrange(near, players=2)
    seat, snapshot = town.waiting()
    other = 1 - seat
    page = town.open(open_page, other, url=near.url)
    page.goto(f"/settings/notifications?table={town.id}")
    form = page.locator("[data-channel=webhook]")
    form.get_by_role("textbox", name="Webhook").fill("http://no-such-host.invalid/")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("alert")).to_contain_text("no-such-host.invalid")
    form.get_by_role("textbox", name="Webhook").fill(hook.address)
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("on", exact=True)).to_be_visible()
    assert_accessible(page)
    while True:  # until the other seat must act, with the page closed
        town.play(seat, snapshot, snapshot["choices"][0]["do"])
        seat, snapshot = town.waiting()
        if seat == other:
            break
    _, told = hook.got.get(timeout=PATIENCE)
    assert (told["event"], told["table"], told["seat"]) == ("turn", town.id, other)
    form.get_by_role("button", name="Turn off").click()
    expect(form.get_by_text("off", exact=True)).to_be_visible()
    page.reload()
    expect(form.get_by_role("textbox", name="Webhook")).to_have_value(hook.address)
    form.get_by_role("button", name="Remove").click()
    expect(form.get_by_role("textbox", name="Webhook")).to_have_value("")


def test_an_e_mail_address_is_confirmed_by_its_code(
    open_page: OpenPage, near: Server, post: Post, assert_accessible: Check
) -> None:
    page = open_page("/", url=near.url)
    sign_up(page, new_name())
    page.goto("/settings/notifications")
    form = page.locator("[data-channel=email]")
    form.get_by_role("textbox", name="E-mail").fill("ann@example.org")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("not confirmed yet")).to_be_visible()
    found = re.search(r"Your code is (\w+)", post.letters.get(timeout=PATIENCE))
    assert found is not None
    form.get_by_role("textbox", name="Code").fill("guess")
    form.get_by_role("button", name="Confirm address").click()
    expect(form.get_by_role("alert")).to_contain_text("isn’t the code")
    assert_accessible(page)
    form.get_by_role("textbox", name="Code").fill(found[1])
    form.get_by_role("button", name="Confirm address").click()
    expect(form.get_by_text("on", exact=True)).to_be_visible()
    expect(page.get_by_test_id("no-mail")).to_have_count(0)


def test_without_a_mail_server_the_page_says_so(page: Page) -> None:
    page.goto("/settings/notifications")
    expect(page.get_by_test_id("no-mail")).to_contain_text("This server doesn’t send e-mail")
    expect(page.get_by_role("textbox", name="E-mail")).to_have_count(0)
    expect(page.get_by_text("Without one, set it for each table below.")).to_be_visible()


# A browser's notification interface for tests: it is asked for permission, and it remembers.
NOTES = (
    "window.asked = 0; window.shown = [];"
    "window.Notification = class {"
    "  static permission = localStorage.getItem('allowed') ?? 'default';"
    "  static requestPermission() {"
    "    window.asked += 1; this.permission = 'granted';"
    "    localStorage.setItem('allowed', 'granted'); return Promise.resolve('granted');"
    "  }"
    "  constructor(title, wish) { window.shown.push(wish.body); }"
    "};"
)


def test_the_browser_is_asked_only_after_a_click(open_page: OpenPage) -> None:
    page = open_page("/", own=True)
    page.add_init_script(NOTES)
    page.goto("/settings/notifications")
    switch = page.get_by_role("checkbox", name=re.compile("^Browser notifications"))
    expect(switch).not_to_be_checked()
    assert page.evaluate("window.asked") == 0
    switch.check()
    page.get_by_role("button", name="Send a test").click()
    assert page.evaluate("[window.asked, window.shown.length]") == [1, 1]
    switch.uncheck()
    expect(page.get_by_role("button", name="Send a test")).to_have_count(0)


# Phones don't let a page show a notification itself. Asking Chromium which ones are shown while one
# is on its way makes it forget that one, so the test must know when it has arrived.
AS_ON_A_PHONE = (
    "window.Notification = new Proxy(Notification, {"
    "  construct() { throw new TypeError('Illegal constructor') }"
    "});"
    "const way = ServiceWorkerRegistration.prototype;"
    "const show = way.showNotification;"
    "way.showNotification = async function (...wish) {"
    "  await show.apply(this, wish);"
    "  window.shown = true;"
    "};"
)


def test_a_phone_shows_notifications_through_a_worker(
    whole_browser: Browser, open_page: OpenPage
) -> None:
    page = open_page("/", size=PHONE, browser=whole_browser, permissions=["notifications"])
    page.add_init_script(AS_ON_A_PHONE)
    page.goto("/settings/notifications")
    page.get_by_role("checkbox", name=re.compile("^Browser notifications")).check()
    page.get_by_role("button", name="Send a test").click()
    page.wait_for_function("() => window.shown")
    shown = page.evaluate(
        "async () => {"
        "  const worker = await navigator.serviceWorker.ready;"
        "  const notices = await worker.getNotifications();"
        "  return notices.map((notice) => [notice.body, notice.data]);"
        "}"
    )
    assert shown == [["This is how notifications will look.", "/settings/notifications"]]
    page.goto("/rules")  # a click on it leads there from any page
    page.context.service_workers[0].evaluate(
        "async () => {"
        "  const [notification] = await self.registration.getNotifications();"
        "  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));"
        "}"
    )
    page.wait_for_url("**/settings/notifications")


def test_a_player_is_notified_of_a_turn_elsewhere(server: Server, open_page: OpenPage) -> None:
    town = arrange(server, players=2)
    seat, _ = town.waiting()
    page = town.open(open_page, 1 - seat, own=True)
    page.add_init_script(NOTES)
    page.goto("/settings/notifications")
    with page.expect_response(re.compile("awaiting=true")):
        page.get_by_role("checkbox", name=re.compile("^Browser notifications")).check()

    def pass_the_turn() -> None:
        asked, snapshot = town.waiting()
        while asked == seat:
            town.play(asked, snapshot, snapshot["choices"][0]["do"])
            asked, snapshot = town.waiting()

    page.clock.install()
    with page.expect_response(re.compile("awaiting=true")):
        page.goto("/rules")
    pass_the_turn()
    page.clock.fast_forward(30_000)
    notice = page.get_by_role("status").filter(has_text="It’s your turn at Chicago 1875.")
    notice.get_by_role("button", name="Open table").click()
    page.wait_for_url(f"**/t/{town.id}")
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    assert page.evaluate("window.shown") == []  # no notification while the page is visible
    seat = 1 - seat
    pass_the_turn()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Waiting for")
    seat = 1 - seat
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    pass_the_turn()
    page.wait_for_function("() => window.shown.length === 1")


def test_a_blocked_browser_says_how_to_allow_it(open_page: OpenPage) -> None:
    page = open_page("/", own=True)
    page.add_init_script("Object.defineProperty(Notification, 'permission', {value: 'denied'})")
    page.goto("/settings/notifications")
    expect(page.get_by_text("This browser blocks our notifications.")).to_be_visible()
    expect(page.get_by_role("checkbox", name=re.compile("^Browser notifications"))).to_be_disabled()


def code_of(page: Page) -> str:
    """The code that an authenticator app shows for the key on the page."""
    key = page.get_by_test_id("factor-key").inner_text()
    return code_at(read_secret(key.replace(" ", "")), int(time()) // STEP_SECONDS)


def test_a_lost_password_a_second_factor_and_other_sessions(
    open_page: OpenPage, assert_accessible: Check
) -> None:
    name = new_name()
    desk, phone = open_page("/"), open_page("/", size=PHONE)
    sign_up(desk, name)
    sign_in(phone, name)
    expect(phone.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()

    desk.reload()
    expect(desk.get_by_test_id("session")).to_have_count(2)
    desk.get_by_role("button", name=re.compile("^End session")).click()
    expect(desk.get_by_test_id("session")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("radio", name="Sign in")).to_be_visible()

    desk.get_by_role("button", name="Set up second factor").click()
    expect(desk.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    desk.get_by_label("Code", exact=True).fill(code_of(desk))
    desk.get_by_label("Your password").first.fill(PASSWORD)
    desk.get_by_role("button", name="Turn on").click()
    expect(desk.get_by_text("a code from your authenticator app.")).to_be_visible()
    desk.get_by_label("Your password").last.fill(PASSWORD)
    desk.get_by_role("button", name="Create recovery codes").click()
    codes = desk.get_by_test_id("recovery-code")
    expect(codes).to_have_count(10)
    expect(desk.get_by_text("You have 10 recovery codes left.")).to_be_visible()
    assert_accessible(desk)
    first, second, third = codes.all_inner_texts()[:3]

    sign_in(phone, name)
    expect(phone.get_by_role("alert")).to_contain_text("authenticator app")
    phone.get_by_label("Code", exact=True).fill(first)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()

    lost = open_page("/settings/account")
    lost.get_by_role("button", name="Recover account").click()
    lost.get_by_role("textbox", name="Name").fill(name)
    lost.get_by_label("Recovery code").fill(second)
    lost.get_by_label("New password").fill("another long secret")
    lost.get_by_role("button", name="Set new password").click()
    expect(lost.get_by_role("alert")).to_contain_text("authenticator app")
    assert_accessible(lost)
    lost.get_by_label("Code", exact=True).fill(third)
    lost.get_by_role("button", name="Set new password").click()
    expect(lost.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    desk.reload()
    expect(desk.get_by_role("radio", name="Sign in")).to_be_visible()


def test_the_history_of_an_account(
    open_page: OpenPage, server: Server, assert_fits: Check, assert_accessible: Check
) -> None:
    town = arrange(server, players=2, decades=1)
    town.to_the_end()
    page = open_page("/", stored=town.keys(0))
    sign_up(page, new_name())
    page.get_by_role("link", name="History").click()
    expect(
        page.get_by_text("No finished games yet").or_(page.get_by_test_id("games"))
    ).to_be_visible()
    while not page.get_by_test_id("games").is_visible():  # recorded soon after the end
        page.reload()
        expect(page.get_by_role("main").locator(".empty, [data-testid=games]")).to_be_visible()
    expect(page.get_by_test_id("by-size")).to_contain_text("Chicago 1875, 2 players")
    expect(page.get_by_test_id("games").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_text("3 rated games to a rating")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as CSV").click()
    lines = Path(saved.value.path()).read_text().splitlines()
    assert [town.id in line for line in lines] == [False, True]
    assert_accessible(page)
    page.set_viewport_size(PHONE)
    assert_fits(page)
    for lang in ("fr", "de"):
        page.evaluate("lang => localStorage.setItem('bigshoulders.language', lang)", lang)
        page.reload()
        expect(page.get_by_test_id("games")).to_be_visible()
        assert "⟦" not in page.content(), "a message is missing"
