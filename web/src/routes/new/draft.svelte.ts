// A table being set up: the choices so far, and the request they become.
import type {
  BotOffer,
  GameId,
  GameOffer,
  GameOption,
  Json,
  JsonObject,
  NewTable,
  SeatRequest,
} from "$lib/api/types";
import { gameOf } from "$games";
import { t } from "$lib/i18n/i18n.svelte";
import { isNamedFlag, optionName, optionPart, valueName } from "$lib/names";
import { ABSENCES, PACES, type AbsenceName, type PaceName } from "$lib/table/times";
import { BOT_NAMES, defaultName, usualBot, worthyBots } from "$lib/tables";

export type SeatKind = SeatRequest["kind"];

export interface DraftSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export class Draft {
  game = $state<GameId>("");
  players = $state(1);
  seats = $state<DraftSeat[]>([]);
  config = $state<JsonObject>({});
  /** Names of the files behind options that are whole files. */
  files = $state<Record<string, string>>({});
  pace = $state<PaceName>("none");
  public = $state(false);
  title = $state("");
  /** Whether bots advise people who play each other. */
  assistance = $state(false);
  absence = $state<AbsenceName>("day");

  constructor(
    readonly offers: GameOffer[],
    name: string,
    game: GameId,
    readonly friends: boolean,
  ) {
    this.reset(name, game);
  }

  get offer(): GameOffer {
    const found = this.offers.find((one) => one.game === this.game);
    if (!found) throw new Error(`the server offers no ${this.game}`);
    return found;
  }

  /** The options except the number of players, which follows from the seats. */
  get options(): GameOption[] {
    return this.offer.options.filter((option) => option.name !== "players");
  }

  /** Options that choose between named values. */
  get choices(): GameOption[] {
    const { options } = this;
    return [
      ...options.filter(({ kind }) => kind === "choice"),
      ...options.filter(({ kind, name }) => kind === "flag" && isNamedFlag(this.game, name)),
    ];
  }

  /** Extras that are on or off. */
  get flags(): GameOption[] {
    return this.options.filter(
      ({ kind, name }) => kind === "flag" && !isNamedFlag(this.game, name),
    );
  }

  optionName(option: string): string {
    return optionName(this.game, option);
  }

  /** The explanation of an option or one of its values; empty if there is none. */
  optionText(key: string): string {
    return optionPart(this.game, key, "text");
  }

  /** A mark beside an option's name, such as "expert"; empty if there is none. */
  optionTag(key: string): string {
    return optionPart(this.game, key, "tag");
  }

  valueName(option: string, value: Json): string {
    const own = gameOf(this.game).valueName?.(option, String(value));
    return own ?? valueName(this.game, option, value);
  }

  /** Options that take any set of values. */
  get sets(): GameOption[] {
    return this.options.filter(({ kind }) => kind === "set");
  }

  /** Options that are a whole file. */
  get documents(): GameOption[] {
    return this.options.filter(({ kind }) => kind === "document");
  }

  /** Takes the text of a file, which the server reads; its name is kept to show. */
  chooseFile({ name }: GameOption, file: string, text: string): void {
    this.files[name] = file;
    this.choose(name, text);
  }

  /** The chosen values of a set in words: all of them, none, or their names. */
  setName({ name, choices }: GameOption): string {
    const chosen = this.config[name] as Json[];
    if (!chosen.length) return t("web-sum-nothing");
    if (chosen.length === choices?.length) return t("web-sum-all");
    return chosen.map((value) => this.valueName(name, value)).join(", ");
  }

  /** Whether an option has its default value. */
  isDefault({ name, default: usual }: GameOption): boolean {
    return JSON.stringify(this.config[name]) === JSON.stringify(usual);
  }

  /** Whether more than one person can play. */
  get several(): boolean {
    return this.mostPlayers > 1;
  }

  private get mostPlayers(): number {
    return Math.max(...this.offer.seats);
  }

  reset(name: string, game: GameId): void {
    this.game = game;
    this.players = this.mostPlayers;
    this.pace = "none";
    this.public = false;
    this.title = "";
    this.assistance = false;
    this.absence = "day";
    const other: SeatKind = this.friends ? "invite" : "bot";
    this.seats = Array.from({ length: this.mostPlayers }, (_, seat) => ({
      kind: seat === 0 ? "me" : other,
      name: seat === 0 ? name : this.friends ? "" : (BOT_NAMES[seat - 1] ?? ""),
      bot: this.firstBot,
    }));
    this.config = Object.fromEntries(
      this.options.map((option): [string, Json] => [option.name, option.default]),
    );
  }

  private get firstBot(): string {
    return usualBot(this.offer);
  }

  get bots(): BotOffer[] {
    return worthyBots(this.offer);
  }

  /** The choice that rules out an option, according to the server: another option; null if none. */
  ruledOutBy(name: string): string | null {
    const option = this.options.find((one) => one.name === name);
    const found = Object.entries(option?.absent ?? {}).find(([other, value]) =>
      value.includes(this.config[other] ?? null),
    );
    return found?.[0] ?? null;
  }

  choose(name: string, value: Json): void {
    this.config[name] = value;
    for (const option of this.options)
      if (this.ruledOutBy(option.name)) this.config[option.name] = option.default;
  }

  seatKind(seat: number, kind: SeatKind): void {
    const chosen = this.seats[seat];
    if (!chosen) return;
    chosen.kind = kind;
    if (kind === "bot" && !chosen.name) chosen.name = BOT_NAMES[seat - 1] ?? "";
    if (kind === "invite" || kind === "open") chosen.name = "";
    if (kind === "open") this.public = true;
  }

  get sitting(): DraftSeat[] {
    return this.seats.slice(0, this.players);
  }

  get people(): number {
    return this.sitting.filter((seat) => seat.kind !== "bot").length;
  }

  wish(): NewTable {
    const seats = this.sitting.map(({ kind, name, bot }, seat): SeatRequest => {
      const usual = kind === "me" ? defaultName(seat) : "";
      const wish: SeatRequest = { kind, name: name.trim() || usual };
      return kind === "bot" ? { ...wish, bot } : wish;
    });
    const counted = this.offer.options.some((option) => option.name === "players");
    const config: JsonObject = counted ? { players: this.players } : {};
    const pace = PACES[this.pace];
    return {
      game: this.game,
      config: { ...config, ...this.config },
      seats,
      public: this.public,
      ...(this.title.trim() ? { title: this.title.trim() } : {}),
      ...(pace ? { pace } : {}),
      ...(this.people > 1 ? { absence: ABSENCES[this.absence], assistance: this.assistance } : {}),
    };
  }
}
