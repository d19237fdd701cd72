// Made by tools/client_types.py from the game's tables and types; not written by hand.
import type { Json } from "$lib/api/types";

export type KindId = "materials" | "commodities" | "goods" | "capital";
export type EdgeId = "north" | "east" | "south" | "west";
export type RailId = "none" | "in" | "out";
export type OpId = "workers" | "gain" | "lose" | "profit_per_building" | "managers" | "choose_market" | "sale_bonus" | "production_bonus" | "free_actions" | "produce_now" | "walkout" | "levy";
export type ActionId = "sell" | "hire" | "build" | "produce";
export type StatusId = "taken" | "skipped" | "ahead";

/** Every move, by its kind. */
export type Move =
  | { do: "done" }
  | { do: "begin"; action: ActionId }
  | { do: "sell_lot"; kind: KindId; income: string }
  | { do: "hire_worker"; card: string }
  | { do: "move_workers"; origin: string; target: string; count: number }
  | { do: "build_card"; side: string; place: string }
  | { do: "manager_unit"; track: string }
  | { do: "manager_worker"; card: string }
  | { do: "manager_build"; side: string; place: string }
  | { do: "take_unit"; track: string }
  | { do: "put_unit"; track: string }
  | { do: "put_worker"; card: string }
  | { do: "give_marker"; kind: KindId }
  | { do: "choose_row"; face: string }
  | { do: "choose_card"; card: string }
  | { do: "draw_card"; side: string }
  | { do: "flip_card"; side: string }
  | { do: "roll_market"; face: string };

/** Every event, by its kind. */
export type GameEvent =
  | { event: "card_dealt"; side: string; position: number }
  | { event: "card_turned"; old: string; new: string; position: number }
  | { event: "year_began"; year: number }
  | { event: "market_set"; face: string; chosen: number }
  | { event: "action_began"; action: ActionId; cost: number }
  | { event: "units_moved"; track: string; change: number; units: number; reason: string }
  | { event: "profit_moved"; change: number; profit: number; reason: string }
  | { event: "workers_moved"; origin: string; target: string; count: number }
  | { event: "workers_changed"; card: string; change: number; workers: number; reason: string }
  | { event: "card_built"; side: string; place: string }
  | { event: "marker_taken"; kind: KindId; units: number }
  | { event: "marker_placed"; side: string; spare: number }
  | { event: "event_happened"; side: string }
  | { event: "row_closed"; left: number }
  | { event: "managers_moved"; change: number; managers: number }
  | { event: "promised"; op: OpId; kind: KindId; amount: number }
  | { event: "scored"; profit: number; rank: number };

/** Every question and step. */
export type Frame =
  | { step: "game" }
  | { step: "setup_cards" }
  | { step: "setup_flips" }
  | { step: "setup_kinds" }
  | { step: "turn" }
  | { step: "pay_cost"; side: string }
  | { step: "open_building"; side: string; place: string }
  | { step: "resolve"; side: string }
  | { step: "event"; side: string }
  | { step: "labour" }
  | { step: "upkeep" }
  | { step: "gain_lot"; kind: KindId }
  | { step: "managers_down" }
  | { step: "production" }
  | { step: "draw_a_card" }
  | { step: "flip_a_card" }
  | { step: "roll_the_market" }
  | { step: "market_choice" }
  | { step: "actions" }
  | { step: "selling"; lots: number }
  | { step: "staffing"; hired: string; moved: string }
  | { step: "building" }
  | { step: "take_units"; kind: KindId; count: number; reason: string }
  | { step: "take_any"; side: string; count: number }
  | { step: "put_units"; kind: KindId; count: number; reason: string }
  | { step: "new_workers"; count: number; reason: string }
  | { step: "marker_choice"; side: string }
  | { step: "walkout" }
  | { step: "labour_choice" }
  | { step: "upkeep_choice" };

/** What the game waits for, whom it asks, and how far the step has come. */
export type Question = Frame & { seat: number; at: number };
export type StepId = Frame["step"];

/** Where the game is in its sixteen turns, and when upkeep comes next. */
export interface Turn {
  number: number;
  of: number;
  over: boolean;
  question: StepId | null;
  labour_years: Array<number>;
  maintenance_years: Array<number>;
  next_labour: number | null;
  next_maintenance: number | null;
}

/** Why a move is refused: facts for the sentence of a code. */
export interface RefusedMove {
  code: string;
  rule: string;
  facts: Record<string, Json>;
}

/** One of the four actions; `cost` is its price if begun now. */
export interface ActionSheet {
  action: ActionId;
  status: StatusId;
  cost: number | null;
  refusal: RefusedMove | null;
}

/** The managers die, its price now, and why it can't be used. */
export interface Managers {
  die: number;
  used: boolean;
  cost: number | null;
  refusal: RefusedMove | null;
}

/** A row of the market: units for a lot by kind; null is not wanted. */
export interface PriceRow {
  materials: number | null;
  commodities: number | null;
  goods: number | null;
  capital: number | null;
}

/** Units for a lot now, and how many lots the stock makes. */
export interface Price {
  price: number | null;
  lots: number;
}

/** Prices now, by kind. */
export interface Prices {
  materials: Price;
  commodities: Price;
  goods: Price;
  capital: Price;
}

/** The market die, the printed rows, and the prices now. */
export interface Market {
  face: number | null;
  rows: Array<PriceRow>;
  now: Prices;
}

/** A track that holds units. */
export interface TrackSheet {
  track: string;
  card: string;
  units: number;
  most: number;
  accepts: boolean;
  room: number;
  room_for_managers: number;
}

/** All units of a kind, the room for more, and its tracks. */
export interface KindStock {
  units: number;
  room: number;
  tracks: Array<TrackSheet>;
}

/** Stock by kind. */
export interface Stock {
  materials: KindStock;
  commodities: KindStock;
  goods: KindStock;
  capital: KindStock;
}

/** A number for each kind of unit. */
export interface Kinds {
  materials: number;
  commodities: number;
  goods: number;
  capital: number;
}

/** What producing would bring now, by kind and by track. */
export interface Production {
  kinds: Kinds;
  tracks: Record<string, number>;
}

/** Labour costs if the workers stay as they are; `due` means this turn. */
export interface Labour {
  due: boolean;
  each: number;
  buildings: Array<string>;
  capital: number;
  unpaid: number;
}

/** Units that maintenance takes, and of which kinds by Building; `due` means this turn. */
export interface Maintenance {
  due: boolean;
  units: number;
  buildings: Record<string, Array<KindId>>;
}

/** The score if the game ended now, its rank, and the way to the next rank. */
export interface Score {
  profit: number;
  end_profit: number;
  buildings: Record<string, number>;
  now: number;
  rank: number;
  ladder: Array<number>;
  to_next: number | null;
}

/** The rails of a card. */
export interface Edges {
  north: RailId;
  east: RailId;
  south: RailId;
  west: RailId;
}

/** One effect of a card's event. */
export interface CardEffect {
  op: OpId;
  kind?: KindId;
  amount?: number;
}

/** A side of a Building card, as printed. */
export interface Side {
  name: string;
  track: KindId;
  most: number;
  staffing: number;
  cost: Kinds;
  rails: Edges;
  end_profit: number;
  years: [number, number];
  effects: Array<CardEffect>;
  other_side: string;
}

/** The Central Factory, as printed. */
export interface Central {
  name: string;
  staffing: number;
  rails: Edges;
  most: Kinds;
}

/** A card on the map. */
export interface BuiltCard {
  card: string;
  place: string;
  x: number;
  y: number;
  workers: number;
  staffing: number;
  staffed: boolean;
}

/** A one-way rail between two cards. */
export interface Connection {
  from: string;
  to: string;
}

/** A grid place: its id in moves, x eastward and y southward from the Central Factory. */
export interface GridPlace {
  place: string;
  x: number;
  y: number;
}

/** The event that building a card brings, and whether it happens this year. */
export interface RowEvent {
  side: string;
  happened: boolean;
  in_years: boolean;
  happens: boolean;
  lapsed: boolean;
}

/** A card of the row: what it lacks, where it fits, and its event. */
export interface RowCard {
  side: string;
  affordable: boolean;
  lacks: Kinds;
  places: Array<string>;
  places_for_managers: Array<string>;
  event: RowEvent | null;
}

/** Everything the table shows besides the position itself. */
export interface Sheet {
  turn: Turn;
  actions: Array<ActionSheet>;
  managers: Managers;
  market: Market;
  stock: Stock;
  production: Production;
  labour: Labour;
  maintenance: Maintenance;
  score: Score;
  cards: Record<string, Side>;
  central: Central;
  map: Array<BuiltCard>;
  rails: Array<Connection>;
  free_places: Array<GridPlace>;
  row: Array<RowCard>;
}

/** The options of the game, as far as the page reads them. */
export interface Options {
  side: string;
}

/** A position. */
export interface View {
  config: Options;
  year: number;
  spare_markers: number;
  happened: Array<string>;
  promises: Record<string, number>;
  now: Record<string, number>;
}

/** What the table's model knows of this game's wire. */
export interface Wire {
  sheet: Sheet;
  view: View;
  move: Move;
  event: GameEvent;
}
