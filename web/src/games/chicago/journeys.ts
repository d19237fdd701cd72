// The pieces that move when a log entry happens, with the places they leave and reach.
import type { Entry as AnyEntry } from "$lib/api/types";
import { MOST, type Journey } from "$lib/table/motion/travel";
import { seatOf } from "./holders";
import type { CompanyId, GameEvent, HolderId, PurseId, ResourceId, Wire } from "./wire.gen";

type Entry = AnyEntry<Wire>;

export type Piece =
  | { kind: "cube"; resource: ResourceId; count: number }
  | { kind: "good"; count: number }
  | { kind: "staff"; staff: string; count: number }
  | { kind: "money"; amount: number }
  | { kind: "share"; company: CompanyId }
  | { kind: "token"; company: CompanyId }
  | { kind: "partner"; seat: number }
  | { kind: "asset" };

type Way = Journey<Piece>;

/**
 * Where to find a purse: its figure, or else its owner. The bank is beside the players, or the
 * whole city.
 */
function purse(name: PurseId): string[] {
  if (name === "bank") return ["purse:bank", "bank"];
  const seat = seatOf(name);
  return [`purse:${name}`, seat === null ? `company:${name}` : `player:${seat}`];
}

function cubes(place: string, resource: string): string[] {
  if (place === "bag" || place === "aside") return ["cubes:bag"];
  return [`cubes:${place}/${resource}`, `cubes:${place}`, `company:${place}`];
}

/** A post on a charter ("swift.1", "swift.sales") or a place in the city. */
function staff(place: string): string[] {
  const [company, post] = place.split(".");
  if (!post) return [`staff:${place}`];
  return [`staff:${place}`, `company:${company}`];
}

function holder(name: HolderId | "none", company: CompanyId): string[] {
  if (name === "none") return [];
  if (name === "treasury") return [`shares:treasury/${company}`, `company:${company}`];
  if (name === "bank_pool") return [`shares:bank_pool/${company}`, ...purse("bank")];
  return [`shares:${name}/${company}`, ...purse(name)];
}

function partner(place: string, seat: number): string[] {
  if (place === "hand") return [`partners:${seat}`, `player:${seat}`];
  return [`space:${place}`, `company:${place}`];
}

/** The factory that made the Goods of an entry; without one, the Goods come from the charter. */
function maker(entry: Entry, company: string): string[] {
  const ran = entry.events.findLast((event) => event.event === "factory_ran");
  return ran ? [`staff:${company}.${ran.factory}`, `company:${company}`] : [];
}

function goods(entry: Entry, place: string, other: string): string[] {
  if (place === "supply") return maker(entry, other);
  return [`goods:${place}`, `company:${place}`];
}

function journey(entry: Entry, event: GameEvent): Way | null {
  switch (event.event) {
    case "paid":
      return {
        piece: { kind: "money", amount: event.amount },
        from: purse(event.payer),
        to: purse(event.payee),
      };
    case "cubes_moved": {
      const { resource, count, origin, target } = event;
      return {
        piece: { kind: "cube", resource, count },
        from: cubes(origin, resource),
        to: cubes(target, resource),
      };
    }
    case "goods_moved": {
      const { count, origin, target } = event;
      return {
        piece: { kind: "good", count },
        from: goods(entry, origin, target),
        to: goods(entry, target, origin),
      };
    }
    case "staff_moved":
      return {
        piece: { kind: "staff", staff: event.staff, count: event.count },
        from: staff(event.origin),
        to: staff(event.target),
      };
    case "certificate_moved":
      return {
        piece: { kind: "share", company: event.company },
        from: holder(event.origin, event.company),
        to: holder(event.target, event.company),
      };
    case "partner_moved": {
      const { seat, origin, target } = event;
      return {
        piece: { kind: "partner", seat },
        from: partner(origin, seat),
        to: partner(target, seat),
      };
    }
    case "asset_moved":
      return {
        piece: { kind: "asset" },
        from: [`asset:${event.asset}`],
        to: [`company:${event.target}`],
      };
    case "stock_moved":
    case "appeal_moved": {
      const { company } = event;
      const track = [`${event.event === "stock_moved" ? "stock" : "appeal"}:${company}`];
      return { piece: { kind: "token", company }, from: track, to: track };
    }
    default:
      return null;
  }
}

/** Everything that travels, in order of the events. Identical trips are shown once. */
export function journeysOf(entry: Entry): Way[] {
  const found = new Map<string, Way>();
  for (const event of entry.events) {
    const one = journey(entry, event);
    if (!one) continue;
    const { piece } = one;
    const way = [piece.kind, "resource" in piece ? piece.resource : "", one.from, one.to].join();
    const before = found.get(way)?.piece;
    if (!before) found.set(way, one);
    else if ("count" in before && "count" in piece) before.count += piece.count;
    else if (before.kind === "money" && piece.kind === "money") before.amount += piece.amount;
  }
  return [...found.values()].slice(0, MOST);
}

/** Places where something happened although no piece travelled there. */
export function touchedBy(entry: Entry): string[] {
  return entry.events.flatMap((event) => {
    if (event.event === "building_used") return [`space:${event.space}`];
    if (event.event === "founded" || event.event === "closed_down")
      return [`company:${event.company}`];
    if (event.event === "factory_ran") return [`staff:${event.company}.${event.factory}`];
    return [];
  });
}
