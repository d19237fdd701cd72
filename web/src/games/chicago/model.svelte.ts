// One Chicago table as its page shows it: the moment looked at, whom one acts for, what is planned.
import { getContext, setContext, tick } from "svelte";
import type { Choice, Do, GameEvent } from "$lib/api/types";
import { TableModel } from "$lib/table/model.svelte";
import type { Surroundings } from "$lib/table/places";
import type { TableStore } from "$lib/table/store.svelte";
import { hasText, t } from "$lib/i18n/i18n.svelte";
import type { History } from "$lib/table/panels/history.svelte";
import { initials } from "$lib/ui/marks";
import { changesOf, NO_CHANGES, type Changes } from "./changes";
import { PLACES } from "./moves";
import { sentence } from "./sentences";
import type { CompanySheet, CompanyView, RefusalFacts, Seat, Sheet, View } from "./types";

const KEY = Symbol("chicago table");

export class ChicagoTable extends TableModel {
  private wished = $state<string | null>(null);
  private foreseen = $state.raw<{ n: number; seq: number; events: GameEvent[] }>({
    n: -1,
    seq: -1,
    events: [],
  });
  /** The company whose charter is open in a dialog. */
  opened = $state<string | null>(null);

  constructor(store: TableStore, history?: History) {
    super(store, PLACES, history);
  }

  // --- what is looked at ---------------------------------------------------------------------------

  readonly sheet: Sheet = $derived(this.snapshot.sheet as unknown as Sheet);
  readonly view: View = $derived(this.snapshot.view as unknown as View);
  readonly seat: Seat | null = $derived.by(() => this.store.seat);
  readonly seats: Seat[] = $derived(this.view.players.map((_, seat) => seat));
  /** Everybody in the order of the table, oneself first. */
  readonly seatsFromMe: Seat[] = $derived.by(() => {
    const first = this.seat ?? 0;
    return this.seats.map((_, i) => (first + i) % this.seats.length);
  });
  readonly names: string[] = $derived(this.seats.map((seat) => this.store.nameOf(seat)));
  readonly letters: string[] = $derived(initials(this.names));
  readonly advanced: boolean = $derived(this.view.config["advanced"] === true);
  readonly firstEdition: boolean = $derived(this.view.edition === "first");
  readonly isOver: boolean = $derived(this.sheet.scorepad !== null);

  nameOf(seat: Seat): string {
    return this.names[seat] ?? "";
  }

  /** "You" for oneself, else the name. */
  callOf(seat: Seat): string {
    return seat === this.seat ? t("table-you") : this.nameOf(seat);
  }

  /** The same within a sentence: as the one who does something, or to whom it goes. */
  callIn(seat: Seat, role: "by" | "to" = "by"): string {
    return seat === this.seat ? t(`table-you-${role}`) : this.nameOf(seat);
  }

  isBot(seat: Seat): boolean {
    return this.store.table?.seats.find((one) => one.seat === seat)?.kind === "bot";
  }

  /** The name of something the log can be filtered by. */
  thingName(thing: string): string | null {
    const [sort, id = ""] = thing.split(":", 2);
    return sort === "company" && hasText(`company-${id}`) ? t(`company-${id}`) : null;
  }

  company(id: string): CompanyView {
    const company = this.view.companies[id];
    if (!company) throw new Error(`no such company: ${id}`);
    return company;
  }

  companySheet(id: string): CompanySheet | undefined {
    return this.sheet.companies[id];
  }

  /** A name that differs by edition. */
  thing(key: string): string {
    return this.firstEdition && hasText(`${key}.first_edition`)
      ? t(`${key}.first_edition`)
      : t(key);
  }

  // --- whom one acts for ---------------------------------------------------------------------------

  get question(): string {
    return this.sheet.question?.step ?? "";
  }

  /** The company the running question is about. */
  get askedCompany(): string | undefined {
    return this.sheet.question?.company;
  }

  readonly mine: string[] = $derived(
    this.seat === null ? [] : (this.sheet.players[this.seat]?.directs ?? []),
  );

  /** The company one sends Partners for: the one wished for, else the first that can do something. */
  readonly acting: string | null = $derived.by(() => {
    if (this.sheet.phase !== "action") return null;
    if (this.wished && this.mine.includes(this.wished)) return this.wished;
    return this.mine[0] ?? null;
  });

  protected readonly around: Surroundings = $derived.by(() => ({
    company: this.askedCompany,
    acting: this.acting,
  }));

  actFor(company: string): void {
    this.wished = company;
  }

  // --- what can be done ------------------------------------------------------------------------------

  /** A press that moves the focus on to Confirm, for those who press by keyboard. */
  act(place: string, byKeyboard = false): void {
    this.press(place);
    if (byKeyboard && this.choosing.picked) void goToConfirm();
  }

  /** The choice with exactly these words, if it is legal now. */
  choiceOf(move: Do): Choice | undefined {
    if (this.past) return undefined;
    const words = Object.entries(move);
    return this.choosing.choices.find((choice) =>
      words.every(([name, value]) => choice.do[name] === value),
    );
  }

  pick(move: Do): void {
    const choice = this.choiceOf(move);
    if (choice) this.choosing.pick(choice);
    else void this.choosing.explain(move);
  }

  /** A refusal that came with the sheet, as a sentence. */
  say(refused: RefusalFacts): string {
    return sentence(refused, this);
  }

  // --- what it would change ------------------------------------------------------------------------

  /** Fetches what the shown choice would change; kept up by the page in an effect. */
  async foresee(): Promise<void> {
    const { shown, seq } = this.choosing;
    if (!shown || this.past) {
      this.foreseen = { n: -1, seq, events: [] };
      return;
    }
    if (this.foreseen.n === shown.n && this.foreseen.seq === seq) return;
    const preview = await this.store.preview(shown.do);
    if (preview && this.choosing.shown?.n === shown.n && this.choosing.seq === seq)
      this.foreseen = { n: shown.n, seq, events: preview.events };
  }

  readonly changes: Changes = $derived.by(() => {
    const { shown, seq } = this.choosing;
    const { foreseen } = this;
    const fits = shown !== null && foreseen.n === shown.n && foreseen.seq === seq;
    return fits && !this.past ? changesOf(foreseen.events) : NO_CHANGES;
  });
}

/** Moves the focus to Confirm, once it is there. */
export async function goToConfirm(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-testid=confirm]")?.focus();
}

export function provide(table: ChicagoTable): ChicagoTable {
  return setContext(KEY, table);
}

export function chicago(): ChicagoTable {
  return getContext<ChicagoTable>(KEY);
}
