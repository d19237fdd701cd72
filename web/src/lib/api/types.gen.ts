// Made by tools/client_types.py from the description at /schema; not written by hand.

export interface Advised {
  do: Record<string, unknown>;
  text: string;
  money: number;
  reasons: Array<string>;
  grounds: Array<Ground>;
}

export interface BotOffer {
  name: string;
  strength: number;
  timed: boolean;
  default: boolean;
}

export interface BotWanted {
  bot: string | null;
}

export interface Carriers {
  webhook: boolean;
  email: boolean;
}

export interface Channel {
  kind: string;
  address: string;
  on: boolean;
  confirmed: boolean;
}

export interface Chart {
  moments: Array<Moment>;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
  type: "chat";
}

export interface Choice {
  n: number;
  do: Record<string, unknown>;
  text?: string | null;
  preview?: Array<string> | null;
  events?: Array<Record<string, unknown>> | null;
}

export interface Code {
  code: string;
}

export interface Entry {
  seq: number;
  seat: number;
  events: Array<Record<string, unknown>>;
  time: number;
  bot?: string | null;
  do?: Record<string, unknown> | null;
  text?: string | null;
  lines?: Array<string> | null;
  type: "entry";
}

export interface Explanation {
  bot: string;
  seat: number;
  seq: number;
  do: Record<string, unknown>;
  text: string;
  exact: boolean;
  candidates: Array<Advised>;
}

export interface Fairness {
  secret: string;
  entropy: Array<string>;
  seed: string;
}

export interface Frame {
  table: string;
  seq: number;
  seat: number | null;
  status: string;
  awaited: Array<number>;
  view: Record<string, unknown>;
  sheet: Record<string, unknown>;
  decision: string | null;
  choices: Array<Choice>;
  undo: boolean;
  undo_to: number | null;
  result: Result | null;
  type: "frame";
}

export interface GameOffer {
  game: string;
  seats: Array<number>;
  options: Array<Option>;
  bots: Array<BotOffer>;
}

export interface Ground {
  key: string;
  facts: Record<string, unknown>;
}

export interface Health {
  status: string;
  version: string;
}

export interface Hint {
  bot: string;
  seq: number;
  do: Record<string, unknown>;
  text: string;
  candidates: Array<Advised>;
}

export interface HintWanted {
  bot?: string | null;
  seat?: number | null;
}

export interface Holder {
  worth: number;
  cash: number;
  holdings: Record<string, number>;
}

export interface Joined {
  seat: number;
  token: string | null;
}

export interface Joining {
  name?: string;
  entropy?: string;
}

export interface Kept {
  links: number;
}

export interface Link {
  seat: number;
  token: string;
  link: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface Me {
  name: string;
  csrf: string;
}

export interface Moment {
  seq: number;
  seats: Array<Holder>;
}

export interface Moved {
  seq: number;
}

export interface Moves {
  after: number;
  do?: Record<string, unknown> | null;
  dos?: Array<Record<string, unknown>> | null;
  seat?: number | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewSeat {
  seat: number;
  token?: string | null;
  link?: string | null;
}

export interface NewTable {
  table: string;
  owner: string;
  watch: string;
  seats: Array<NewSeat>;
}

export interface Notes {
  text: string;
}

export interface OneMove {
  do: Record<string, unknown>;
  seat?: number | null;
}

export interface Option {
  name: string;
  kind: string;
  default: unknown;
  choices?: Array<unknown> | null;
  absent?: Record<string, Array<unknown>>;
}

export interface Pace {
  kind: string;
  seconds: number;
  increment?: number;
}

export interface Paragraph {
  id: string;
  section: string;
  text: string;
}

export interface Preview {
  lines: Array<string>;
  events: Array<Record<string, unknown>>;
}

export interface Problem {
  code: string;
  facts: Record<string, unknown>;
  text: string;
  rule?: string | null;
  head?: number | null;
}

export interface Result {
  scores: Array<number>;
  winners: Array<number>;
  resigned: Array<number>;
}

export interface Saying {
  text: string;
  seat?: number | null;
  name?: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  bot: string | null;
  joined: boolean;
  resigned: boolean;
  connected: boolean;
  clock: number | null;
  has_entropy: boolean;
}

export interface SeatOnly {
  seat?: number | null;
}

export interface SeatWanted {
  kind: string;
  name?: string;
  bot?: string | null;
}

export interface Since {
  since: number;
  seq: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface Starting {
  bot?: string | null;
}

export interface TableInfo {
  id: string;
  title: string;
  game: string;
  config: Record<string, unknown>;
  rules: number;
  seats: Array<SeatInfo>;
  status: string;
  public: boolean;
  daily: string | null;
  pace: Pace | null;
  head: number;
  awaited: Array<number>;
  clock_since: number | null;
  commitment: string;
  fairness: Fairness | null;
  result: Result | null;
  votes: Array<VoteInfo>;
  rematch: string | null;
  created: number;
  changed: number;
  you: You;
}

export interface TableWanted {
  game: string;
  config: Record<string, unknown>;
  seats: Array<SeatWanted>;
  title?: string;
  public?: boolean;
  pace?: Pace | null;
  entropy?: string;
  daily?: string | null;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  token?: string | null;
}

export interface TokenWanted {
  label?: string;
}

export interface Undoing {
  after: number;
  to?: number | null;
  seat?: number | null;
}

export interface Undone {
  seq: number;
  vote?: VoteInfo | null;
}

export interface VoteInfo {
  kind: string;
  by: number;
  to: number;
  agreed: Array<number>;
  needed: Array<number>;
}

export interface Voted {
  carried: boolean;
  votes: Array<VoteInfo>;
}

export interface Voting {
  agree?: boolean;
  seat?: number | null;
}

export interface Wanted {
  webhook?: string | null;
  email?: string | null;
  on?: boolean;
}

export interface Why {
  legal: boolean;
  code?: string | null;
  rule?: string | null;
  facts?: Record<string, unknown> | null;
  text?: string | null;
}

export interface You {
  seats: Array<number>;
  owner: boolean;
  watch: boolean;
}
