"""Measures the client: download size, time to interactive, response to a move, longest frame.

It uses a new server and a new browser on this machine; the limits are the product's targets.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser import MISSING, find_browser
from played import Game
from served import Server

VISITS = 5
MOVES = 20
SETTLING_MS = 2_000
BETWEEN_MOVES_MS = 200
LATE = 4  # the Decade whose Operating Phase is measured: many companies, a long log

INTERACTIVE = """() => {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main button')) return;
    watcher.disconnect();
    requestAnimationFrame(() => (window.interactiveAt = performance.now()));
  }).observe(document, {childList: true, subtree: true});
}"""
ANSWER = """() => {
  window.answers = [];
  let pressed = 0;
  addEventListener('click', (event) => {
    if (event.target.closest('[data-testid=confirm]')) pressed = performance.now();
  }, true);
  const watch = () => new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => window.answers.push(performance.now() - from));
  }).observe(document.body, {subtree: true, attributeFilter: ['data-seq']});
  addEventListener('DOMContentLoaded', watch);
}"""
FRAMES = """() => {
  window.longest = 0;
  let last = performance.now();
  const step = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
FORGOTTEN = "bench-forgotten"
FORGET = f"() => {{ performance.mark('{FORGOTTEN}'); window.longest = 0; }}"


@dataclass
class Longest:
    """Milliseconds. A frame is measured in wall-clock time, so a busy machine makes it longer; a
    task of the page's own thread is measured in processor time."""

    frame: float = 0.0
    task: float = 0.0


def weigh(page: Page) -> list[int]:
    """Count the bytes received, compressed as sent."""
    counted = [0]
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def add(event: dict[str, Any]) -> None:
        counted[0] += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", add)
    return counted


def keep_keys(page: Page, table: str, keys: dict[str, Any]) -> None:
    """Put the keys of a table where the client keeps them."""
    keep = "([id, keys]) => localStorage.setItem(`bigshoulders.keys.${id}`, JSON.stringify(keys))"
    page.goto("/favicon.svg")
    page.evaluate(keep, [table, keys])


def first_page(browser: Browser, server: Server) -> tuple[float, float]:
    """Kilobytes of the first load, and milliseconds until its button works."""
    weights, times = [], []
    for _ in range(VISITS):
        context = browser.new_context(base_url=server.url)
        context.add_init_script(f"({INTERACTIVE})()")
        page = context.new_page()
        counted = weigh(page)
        page.goto("/")
        page.wait_for_function("() => window.interactiveAt")
        page.wait_for_load_state("networkidle")
        weights.append(counted[0] / 1000)
        times.append(page.evaluate("window.interactiveAt"))
        context.close()
    return max(weights), median(times)


def table_weight(browser: Browser, server: Server) -> float:
    """Kilobytes for a Chicago table opened by its link, with an empty cache."""
    game = Game(server, "chicago", {"players": 2}, ours=2)
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    keep_keys(page, game.id, game.keys)
    counted = weigh(page)
    page.goto(f"/t/{game.id}")
    page.locator("[data-seq]").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return counted[0] / 1000


def answers(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from pressing Confirm to the picture after the move, without bots."""
    game = Game(server, "industrialist", {})
    context = browser.new_context(base_url=server.url)
    context.add_init_script(f"({ANSWER})()")
    page = context.new_page()
    keep_keys(page, game.id, game.keys)
    page.goto(f"/t/{game.id}")
    bar = page.get_by_test_id("decision-bar")
    for _ in range(MOVES):
        before = bar.get_attribute("data-seq")
        confirm = page.get_by_test_id("confirm")
        page.keyboard.press("1")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if not confirm.is_enabled():
            page.keyboard.press("1")  # the first key chose a kind of move
        confirm.click()
        page.wait_for_function(
            "seq => document.querySelector('[data-testid=decision-bar]')?.dataset.seq !== seq",
            arg=before,
        )
    measured: list[float] = page.evaluate("window.answers")
    context.close()
    return measured


def frames(browser: Browser, server: Server) -> tuple[Longest, Longest]:
    """An Operating Phase late in the game, then the end page from the last move on.

    Both are fully animated.
    """
    game = Game(server, "chicago", {"players": 4, "advanced": True}, ours=4)
    turns = game.turns()
    next(frame for frame in turns if is_busy(frame))
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    keep_keys(page, game.id, game.keys)
    page.goto(f"/t/{game.id}")
    page.locator("[data-seq]").first.wait_for()
    page.wait_for_timeout(SETTLING_MS)
    with watched(browser, page) as phase:
        for frame in turns:
            page.wait_for_timeout(BETWEEN_MOVES_MS)
            if not is_busy(frame):
                break
        page.wait_for_timeout(SETTLING_MS)
    next(frame for frame in turns if is_busy(frame))
    with watched(browser, page) as end:
        for frame in turns:
            page.wait_for_timeout(BETWEEN_MOVES_MS)
            if frame["status"] == "running":
                page.evaluate(FORGET)  # the next move may be the last
        page.get_by_test_id("end-page").wait_for()
        page.wait_for_timeout(SETTLING_MS)
    context.close()
    return phase, end


@contextmanager
def watched(browser: Browser, page: Page) -> Iterator[Longest]:
    """The longest frame and task while the block runs, or since the page last forgot them."""
    found = Longest()
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "__metadata"])
    page.evaluate(FRAMES)
    yield found
    found.frame = page.evaluate("window.longest")
    found.task = longest_task(json.loads(browser.stop_tracing())["traceEvents"])


def is_busy(frame: dict[str, Any]) -> bool:
    view = frame["view"]
    return bool(view["phase"] == "operating" and view["decade"] >= LATE)


def longest_task(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the longest task on a page's main thread, since the page
    last forgot the ones before."""
    since = max((event["ts"] for event in events if event["name"] == FORGOTTEN), default=0)
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event.get("tdur") and event["ts"] >= since and (event["pid"], event["tid"]) in main
    ]
    return max(tasks, default=0.0)


def report(name: str, value: float, bar: float, unit: str) -> None:
    mark = "" if value <= bar else "   over the bar"
    print(f"{name:<44}{value:>9.0f} {unit:<3} (bar {bar:.0f}){mark}", flush=True)


def main() -> None:
    path = find_browser()
    if path is None:
        sys.exit(MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            weight, interactive = first_page(browser, server)
            report("first load, compressed", weight, 300, "KB")
            report("a table by its link, compressed", table_weight(browser, server), 300, "KB")
            report(f"interactive, median of {VISITS} visits", interactive, 1000, "ms")
            measured = answers(browser, server)
            report(f"a move's answer, median of {len(measured)}", median(measured), 100, "ms")
            report("a move's answer, slowest", max(measured), 100, "ms")
            phase, end = frames(browser, server)
            report("longest frame of an Operating Phase", phase.frame, 50, "ms")
            report("longest task of an Operating Phase, processor", phase.task, 50, "ms")
            report("longest frame of the end page", end.frame, 100, "ms")
            report("longest task of the end page, processor", end.task, 100, "ms")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
