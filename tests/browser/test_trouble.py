"""The watch that every test keeps over its pages."""

from __future__ import annotations

from playwright.sync_api import Browser

from .conftest import Server, Trouble

ASK = {
    "fetch": "url => void fetch(url).catch(() => {})",
    "image": "url => void (new Image().src = url)",
    "script": "url => document.head.append("
    "  Object.assign(document.createElement('script'), { src: url }))",
    "frame": "url => document.body.append("
    "  Object.assign(document.createElement('iframe'), { src: url }))",
}
ELSEWHERE = ("https://example.org/", "http://192.0.2.1/", "http://localhost/")


def test_a_request_to_another_host_is_noticed(chromium: Browser, server: Server) -> None:
    """Even if the server's policy for content allowed it."""
    with chromium.new_context(base_url=server.url, bypass_csp=True) as context:
        page = context.new_page()
        trouble = Trouble(server.url)
        trouble.watch(page)
        page.goto("/")
        for way, ask in ASK.items():
            for elsewhere in ELSEWHERE:
                with page.expect_event("requestfailed"):
                    page.evaluate(ask, f"{elsewhere}{way}")
                assert trouble.found.pop() == f"asks elsewhere: {elsewhere}{way}"
