"""Moving pieces: the board shows what others do, but never against the player's wishes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import OpenPage, Server
from .town import Town, arrange

# All elements ever on the layer, and whether the page beneath already showed the new snapshot.
WATCH = """() => {
  window.seen = [];
  window.depths = [];
  const layer = document.querySelector('[data-testid=motion]');
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.nodeType === 1) {
          seen.push(node.dataset.piece ?? 'ring');
          depths.push(Number(getComputedStyle(node).zIndex));
        }
  }).observe(layer, { childList: true });
}"""


def another_buys(town: Town, seat: int, motion: str, open_page: OpenPage) -> Page:
    """The page of a player who waits while this seat buys a certificate."""
    page = town.open(open_page, (seat + 1) % 4)
    page.evaluate(
        "motion => localStorage.setItem('bigshoulders.settings', JSON.stringify({ motion }))",
        motion,
    )
    page.reload()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Waiting")
    page.evaluate(WATCH)
    snapshot = town.state(seat)
    buys = [one["do"] for one in snapshot["choices"] if one["do"]["do"] == "buy_certificate"]
    town.play(seat, snapshot, buys[0])
    expect(page.locator(f'.chicago[data-seq="{snapshot["seq"] + 1}"]')).to_be_visible()
    return page


def test_a_purchase_is_animated(server: Server, open_page: OpenPage) -> None:
    """Money goes one way and the certificate the other; then the layer is empty again."""
    town = arrange(server)
    seat, _ = town.until("stock_turn")
    page = another_buys(town, seat, "full", open_page)
    page.wait_for_function("() => seen.includes('money') && seen.includes('share')")
    expect(page.locator("[data-testid=motion] > *")).to_have_count(0)


def test_any_key_ends_the_animation(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, _ = town.until("stock_turn")
    page = another_buys(town, seat, "full", open_page)
    page.wait_for_function("() => seen.includes('money')")
    left = page.evaluate(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
          const layer = document.querySelector('[data-testid=motion]');
          const motions = layer.getAnimations({ subtree: true });
          return motions.filter((motion) => motion.playState === 'running').length;
        }"""
    )
    assert left == 0


def test_nothing_moves_if_motion_is_off(server: Server, open_page: OpenPage) -> None:
    """Changes are still highlighted, below the decision, whose words they must not cross."""
    town = arrange(server)
    seat, _ = town.until("stock_turn")
    page = another_buys(town, seat, "calm", open_page)
    page.wait_for_function("() => seen.length > 0")
    assert set(page.evaluate("seen")) == {"ring"}
    decision = page.evaluate("getComputedStyle(document.querySelector('.decide')).zIndex")
    assert max(page.evaluate("depths")) < int(decision)
