// Builds the scene from a snapshot. Only this module knows the format of view and sheet
// (docs/build/api.md).
import type { Snapshot } from "$lib/api/types";
import { KINDS, type Card, type Effect, type Placed, type Scene } from "./scene";
import type { Sheet, View, Wire } from "./wire.gen";

function readCard(sheet: Sheet, view: View, id: string): Card {
  const side = sheet.cards[id];
  if (!side)
    return { ...sheet.central, id, kind: null, most: 0, cost: {}, endProfit: 0, event: null };
  const { name, rails, staffing, most, cost, end_profit, effects } = side;
  const [from, to] = side.years;
  const happened = view.happened.includes(id);
  const event = {
    from,
    to,
    effects: effects.map(({ op, kind = "materials", amount = 0 }) => ({ op, kind, amount })),
    happened,
    due: !happened && from <= view.year && view.year <= to,
    lapsed: !happened && view.year > to,
  };
  return { id, name, rails, staffing, kind: side.track, most, cost, endProfit: end_profit, event };
}

/** Effects promised by events, in the form "sale_bonus_goods": 1. */
function readPromises(promises: Record<string, number>): Effect[] {
  return Object.entries(promises)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => {
      const kind = KINDS.find((one) => name.endsWith(`_${one}`));
      return kind
        ? { op: name.slice(0, -kind.length - 1), kind, amount }
        : { op: name, kind: "materials", amount };
    });
}

function readMap(sheet: Sheet, view: View): Placed[] {
  return sheet.map.map(({ card, x, y, workers, staffed }) => ({
    card: readCard(sheet, view, card),
    x,
    y,
    workers,
    staffed,
    tracks: KINDS.flatMap((kind) =>
      sheet.stock[kind].tracks
        .filter((track) => track.card === card)
        .map(({ track, units, most }) => ({ id: track, kind, units, most })),
    ),
  }));
}

export function readScene({ view, sheet }: Snapshot<Wire>): Scene {
  const { turn, score, labour, maintenance } = sheet;
  return {
    side: view.config.side,
    year: view.year,
    years: Array.from({ length: turn.of }, (_, i) => ({
      year: 2 * i,
      labour: turn.labour_years.includes(2 * i),
      maintenance: turn.maintenance_years.includes(2 * i),
    })),
    step: turn.question ?? "",
    over: turn.over,
    profit: score.profit,
    standing: score.now,
    rank: score.rank,
    ladder: score.ladder,
    toNext: score.to_next,
    market: {
      face: sheet.market.face ?? 0,
      rows: sheet.market.rows.map((row) => KINDS.map((kind) => row[kind] ?? 0)),
      now: KINDS.map((kind) => sheet.market.now[kind].price ?? 0),
    },
    managers: { ...sheet.managers, cost: sheet.managers.cost ?? sheet.market.face ?? 0 },
    spare: view.spare_markers,
    actions: sheet.actions.map(({ action, status, cost }) => ({ id: action, status, cost })),
    placed: readMap(sheet, view),
    row: sheet.row.map(({ side, lacks, event }) => ({
      card: readCard(sheet, view, side),
      lacks,
      brings: event?.happens ? event.side : null,
    })),
    totals: sheet.stock,
    production: KINDS.map((kind) => ({ kind, gain: sheet.production.kinds[kind] })),
    labour: labour.due
      ? { capital: labour.capital, buildings: labour.buildings.length, unpaid: labour.unpaid }
      : null,
    maintenance: maintenance.due
      ? { units: maintenance.units, buildings: Object.keys(maintenance.buildings).length }
      : null,
    promises: readPromises(view.promises),
    now: readPromises(view.now),
  };
}
