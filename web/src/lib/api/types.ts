// The types of the API: the server's own (types.gen.ts), narrowed where its schema is loose.
import type * as wire from "./types.gen";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;
type Narrow<Wide, Fields> = Omit<Wide, keyof Fields | "type"> & Fields;

/** A move as sent: its kind under `do`, then its arguments. */
export type Do = { do: string } & JsonObject;

/** A game in the server's catalogue. Those in `games/` have their own page. */
export type GameId = string;
export type TableStatus = "open" | "running" | "finished" | "abandoned";
export type Language = "en" | "fr" | "de";

export interface GameEvent {
  event: string;
  [fact: string]: Json;
}

/** The types of one game, generated as its `wire.gen.ts`. The plain table knows no more than this. */
export interface Wire {
  sheet: unknown;
  view: unknown;
  move: Do;
  event: GameEvent;
}

/** Something a player might regret about a move, and the moves to make instead. */
export type MoveWarning = Narrow<wire.MoveWarning, { facts: JsonObject; fix: Do[] }>;

/** Moves to make in one go, in words. */
export type Suggestion = Narrow<wire.Suggestion, { facts: JsonObject; dos: Do[] }>;

/** A choice. The client always asks for its text; previews are fetched on demand. */
export type Choice<W extends Wire = Wire> = Narrow<
  wire.Choice,
  {
    do: W["move"];
    text: string;
    preview?: string[];
    events?: W["event"][];
    warnings?: MoveWarning[];
  }
>;

/** The table after entry `seq`, as one seat sees it. */
export type Snapshot<W extends Wire = Wire> = Narrow<
  Omit<wire.Snapshot, "table">,
  {
    status: TableStatus;
    view: W["view"];
    sheet: W["sheet"];
    choices: Choice<W>[];
    suggestions?: Suggestion[];
  }
>;

export type Result = wire.Result;
/** The changes since an entry; the digest is the game's. */
export type Since<D> = Narrow<wire.Since, { digest: D | null }>;

/** One log entry, redacted for this reader: `do` is missing if the move is secret. */
export type Entry<W extends Wire = Wire> = Narrow<
  wire.Entry,
  { do?: W["move"]; events: W["event"][]; text?: string; lines: string[] }
>;

/** A move a bot considered, the final money it expects, and its reasons in words. */
export type Advised = Narrow<Omit<wire.Advised, "grounds">, { do: Do }>;
export type Hint = Narrow<wire.Hint, { do: Do; candidates: Advised[] }>;
/** Why a bot made the move of an entry. */
export type Explanation = Narrow<wire.Explanation, { do: Do; candidates: Advised[] }>;

/** A review of a finished game, or as much of it as there is. */
export type KeyDecision = Narrow<wire.KeyDecision, { instead: Do }>;
export type ReviewInfo = Narrow<wire.ReviewInfo, { findings: KeyDecision[] }>;
export type ReviewPoint = wire.Point;

/** A page of the puzzles' archive, a puzzle to solve, and the numbers after an answer. */
export type PuzzlePage = Narrow<wire.PuzzlePage, { puzzles: PuzzleInfo[] }>;
export type PuzzleInfo = wire.PuzzleInfo;
export type PuzzleTable = Narrow<wire.PuzzleTable, { view: JsonObject; sheet: JsonObject }>;
export type PuzzleAnswer = wire.PuzzleAnswer;

export type SeatInfo = Narrow<
  Omit<wire.SeatInfo, "has_entropy">,
  {
    kind: "human" | "bot" | "open" | "invite";
    reason: "own" | "consent" | "vote" | "clock" | "absence" | "left" | null;
  }
>;
export type Pace = Narrow<wire.Pace, { kind: "move" | "bank" }>;
/** The clocks of a table, and how long it waits for absent players. */
export type Times = Narrow<wire.Times, { pace: Pace | null }>;
export type Vote = Narrow<
  wire.VoteInfo,
  { kind: "undo" | "abandon" | "stand_in" | "times"; times?: Times | null }
>;

export type TableInfo = Narrow<
  Omit<wire.TableInfo, "rules">,
  {
    game: GameId;
    config: JsonObject;
    seats: SeatInfo[];
    status: TableStatus;
    pace: Pace | null;
    votes: Vote[];
  }
>;

/** A refusal or any other error from the server: a code, its facts and a sentence. */
export type Refusal = Narrow<
  wire.Problem,
  { facts?: JsonObject; rule?: string | null; head?: number }
>;
export interface Why extends Partial<Refusal> {
  legal: boolean;
}
export type Preview<W extends Wire = Wire> = Narrow<
  wire.Preview,
  { events: W["event"][]; notes?: string[]; warnings?: MoveWarning[] }
>;
/** A move of a line in the sandbox, and the line with the position at its end. */
export type TriedMove = Narrow<wire.TriedMove, { do: Do }>;
export type SandboxLine = Narrow<wire.SandboxLine, { moves: TriedMove[] }>;
export type Sandbox = Narrow<wire.Sandbox, { snapshot: Snapshot; entries: Entry[] }>;
export type BotMove = Narrow<wire.BotMove, { do: Do }>;
export type ChatLine = Omit<wire.ChatLine, "type">;

export type Me = wire.Me;
export type Channel = Narrow<wire.Channel, { kind: "webhook" | "email" }>;
export type Session = wire.Session;
export type Security = wire.Security;
export type NewFactor = wire.NewFactor;
export type RecoveryCodes = wire.RecoveryCodes;
export type Token = wire.Token;
export type Carriers = wire.Carriers;

export type SeatRequest = Narrow<
  wire.SeatWanted,
  { kind: "me" | "open" | "bot" | "invite"; name: string; bot?: string }
>;
export type NewTable = Narrow<
  wire.TableWanted,
  { game: GameId; config: JsonObject; seats: SeatRequest[]; pace?: Pace; daily?: string }
>;
export type CreatedTable = wire.NewTable;
export type DailyBoards = wire.DailyBoards;
export type DailyRow = wire.DailyRow;

export type BotOffer = wire.BotOffer;
export type GameOption = Narrow<
  wire.Option,
  {
    kind: "flag" | "choice" | "set" | "document";
    default: Json;
    choices?: Json[] | null;
    absent?: Record<string, Json[]>;
  }
>;
export type GameOffer = Narrow<wire.GameOffer, { game: GameId; options: GameOption[] }>;
export type Opponent = wire.Opponent;
export type ByOpponent = wire.ByOpponent;
export type PlayedGame = wire.PlayedGame;
export type PersonHistory = wire.PersonHistory;
