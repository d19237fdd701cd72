// Where cards go, when they open, and what a card says of an asset in each edition.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./server";
import type { ChicagoTable } from "../src/games/chicago/model.svelte";
import { overlap, placed, type Box } from "../src/lib/cards/placement";
import { AFTER_REASON, HOLD, Hold, Hover, NEXT, REST } from "../src/lib/cards/timing";

const { assetCard } = await import("../src/games/chicago/cards/assets");

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 340, height: 400 };
const box = (left: number, top: number, width = 120, height = 50): Box => ({
  left,
  top,
  width,
  height,
});

describe("a card", () => {
  it("opens below its subject", () => {
    expect(placed(box(300, 100), SIZE, SCREEN)).toEqual({ left: 300, top: 158, height: 400 });
  });
  it("opens above a subject near the bottom", () => {
    expect(placed(box(300, 800), SIZE, SCREEN)).toEqual({ left: 300, top: 392, height: 400 });
  });
  it("opens beside a subject with room on neither side", () => {
    expect(placed(box(300, 200, 200, 500), SIZE, SCREEN)).toEqual({
      left: 508,
      top: 200,
      height: 400,
    });
    expect(placed(box(1200, 300, 200, 300), SIZE, SCREEN).left).toBe(1200 - 8 - 340);
  });
  it("stays on the screen", () => {
    expect(placed(box(1400, 100, 30), SIZE, SCREEN).left).toBe(1440 - 8 - 340);
    expect(placed(box(2, 100, 30), SIZE, SCREEN).left).toBe(8);
  });
  it("covers neither its subject nor what must stay visible, wherever they are", () => {
    for (let left = 0; left < 1400; left += 90)
      for (let top = 0; top < 880; top += 55)
        for (const confirm of [box(1200, 60, 200, 60), box(600, 780, 300, 90)]) {
          const subject = box(left, top);
          if (overlap(subject, confirm)) continue;
          const spot = placed(subject, SIZE, SCREEN, [confirm]);
          const card = { ...spot, width: SIZE.width };
          expect(overlap(card, subject)).toBe(false);
          expect(overlap(card, confirm)).toBe(false);
          expect(spot.height).toBeGreaterThan(200);
          expect(spot.left >= 0 && spot.left + SIZE.width <= SCREEN.width).toBe(true);
          expect(spot.top >= 0 && spot.top + spot.height <= SCREEN.height).toBe(true);
        }
  });
  it("scrolls inside where it doesn't fit", () => {
    const small = { width: 400, height: 500 };
    const spot = placed(box(20, 200, 360, 60), SIZE, small);
    expect(spot.height).toBe(500 - 8 - (260 + 8));
  });
});

describe("time", () => {
  let shown: string | null = null;
  const open = vi.fn((subject: string) => void (shown = subject));
  const close = vi.fn(() => void (shown = null));
  beforeEach(() => {
    vi.useFakeTimers();
    shown = null;
    open.mockClear();
    close.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it("opens a card for a mouse at rest, sooner while another is open", () => {
    const hover = new Hover<string>(() => shown, open, close);
    hover.enter("coal");
    vi.advanceTimersByTime(REST - 1);
    expect(shown).toBe(null);
    vi.advanceTimersByTime(1);
    expect(shown).toBe("coal");
    hover.enter("steel");
    vi.advanceTimersByTime(NEXT);
    expect(shown).toBe("steel");
  });
  it("opens later where a reason is read first", () => {
    const hover = new Hover<string>(() => shown, open, close);
    hover.enter("coal", AFTER_REASON);
    vi.advanceTimersByTime(AFTER_REASON - 1);
    expect(shown).toBe(null);
    vi.advanceTimersByTime(1);
    expect(shown).toBe("coal");
  });
  it("opens nothing for a mouse that passes", () => {
    const hover = new Hover<string>(() => shown, open, close);
    for (const thing of ["coal", "steel", "wood", "coal"]) {
      hover.enter(thing);
      vi.advanceTimersByTime(REST - 1);
    }
    hover.enter(null);
    vi.advanceTimersByTime(10 * REST);
    expect(open).not.toHaveBeenCalled();
  });
  it("keeps a card while the mouse is on its subject or inside it", () => {
    const hover = new Hover<string>(() => shown, open, close);
    hover.enter("coal");
    vi.advanceTimersByTime(REST);
    hover.enter(null);
    hover.enter("coal");
    vi.advanceTimersByTime(10 * REST);
    expect(shown).toBe("coal");
    hover.enter(null);
    hover.stay();
    vi.advanceTimersByTime(10 * REST);
    expect(shown).toBe("coal");
    hover.enter(null);
    vi.advanceTimersByTime(10 * REST);
    expect(shown).toBe(null);
  });
  it("opens a card for a finger that holds; a tap, a slip and a scroll open none", () => {
    const hold = new Hold<string>(open);
    hold.down("coal", 10, 10);
    vi.advanceTimersByTime(HOLD - 1);
    hold.cancel();
    hold.down("coal", 10, 10);
    hold.move(10, 30);
    vi.advanceTimersByTime(HOLD);
    expect(open).not.toHaveBeenCalled();
    hold.down("coal", 10, 10);
    hold.move(13, 12);
    vi.advanceTimersByTime(HOLD);
    expect(shown).toBe("coal");
    expect(hold.held).toBe(true);
    hold.down(null, 10, 10);
    expect(hold.held).toBe(false);
  });
});

describe("the card of an asset", () => {
  /** Swift owns the asset. */
  const table = (asset: string, firstEdition: boolean) =>
    ({
      firstEdition,
      sheet: { assets: [], running_order: ["swift"] },
      open: () => ({ assets: [asset], exhausted: [] }),
      thing: (key: string) => key,
      isMentioned: () => false,
      isLive: () => false,
    }) as unknown as ChicagoTable;
  const moment = (asset: string, firstEdition: boolean) =>
    assetCard(table(asset, firstEdition), asset).facts?.[0]?.text;

  it.each(["popular_partners", "backroom_deals"])(
    "says that %s serves after dividends, and in the first edition any time after production",
    (asset) => {
      expect(moment(asset, false)).toBe("⟦chicago-card-asset.after_adjustment⟧");
      expect(moment(asset, true)).toBe("⟦chicago-card-asset.after_production⟧");
    },
  );
  it("says the same of every other asset in both editions", () => {
    for (const asset of ["price_protection", "catalog_empire"])
      expect(moment(asset, true)).toBe(moment(asset, false));
  });
});
