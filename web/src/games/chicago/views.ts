// The views of a Chicago table: what the middle shows, by choice and by phase.
import type { Sheet } from "./wire.gen";

/** Views the reader can choose. `play` follows the phase; the others stay. */
export const DESK_VIEWS = ["play", "board", "shares", "sheet", "text"] as const;
export const PHONE_VIEWS = ["play", "companies", "shares", "markets", "log"] as const;

export type ViewName =
  (typeof DESK_VIEWS)[number] | (typeof PHONE_VIEWS)[number] | "phone-play" | "phone-shares";

/** Scenes that can be drawn. The second half is for phones, which show one thing at a time. */
export type Scene =
  | "board"
  | "found"
  | "stock"
  | "operate"
  | "end"
  | "sheet"
  | "text"
  | "companies"
  | "shares"
  | "markets"
  | "log"
  | "trade"
  | "charters"
  | "build"
  | "send"
  | "work"
  | "score";

type Facts = Pick<Sheet, "phase" | "operating" | "scorepad">;

function byPhase(sheet: Facts): Scene {
  if (sheet.scorepad) return "end";
  if (sheet.phase === "setup") return "found";
  if (sheet.phase === "stock") return "stock";
  if (sheet.phase === "operating" && sheet.operating) return "operate";
  return "board";
}

function byPhaseOnPhone(sheet: Facts): Scene {
  if (sheet.scorepad) return "score";
  if (sheet.phase === "setup") return "charters";
  if (sheet.phase === "stock") return "trade";
  if (sheet.phase === "building") return "build";
  if (sheet.phase === "operating" && sheet.operating) return "work";
  return "send";
}

export function sceneOf(view: ViewName, sheet: Facts): Scene {
  switch (view) {
    case "play":
      return byPhase(sheet);
    case "phone-play":
      return byPhaseOnPhone(sheet);
    case "shares":
      return "stock";
    case "phone-shares":
      return "shares";
    default:
      return view;
  }
}
