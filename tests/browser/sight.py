"""Whether a person sees an element: on the screen, inside its scroll area, under nothing else."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

# Whether the centre of an element is what a press there would hit.
IN_SIGHT = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && height > 0 && hit !== null && one.contains(hit);
}"""


def is_in_sight(one: Locator) -> bool:
    return bool(one.evaluate(IN_SIGHT))


def expect_in_sight(one: Locator) -> None:
    """The element is visible, and nothing covers its centre."""
    expect(one).to_be_visible()
    assert is_in_sight(one), f"something covers {one}"


def in_sight(page: Page, selector: str) -> int:
    """How many of these elements a person sees whole: neither covered nor cut by a scroll area."""
    found: int = page.evaluate(
        f"""(selector) => {{
  const isInSight = {IN_SIGHT};
  const isWhole = (one) => {{
    const box = one.getBoundingClientRect();
    for (let area = one.parentElement; area; area = area.parentElement) {{
      if (getComputedStyle(area).overflowY === "visible") continue;
      const {{ top, bottom }} = area.getBoundingClientRect();
      if (box.top < top - 1 || box.bottom > bottom + 1) return false;
    }}
    return box.top >= -1 && box.bottom <= innerHeight + 1;
  }};
  return [...document.querySelectorAll(selector)]
    .filter((one) => isInSight(one) && isWhole(one)).length;
}}""",
        selector,
    )
    return found
