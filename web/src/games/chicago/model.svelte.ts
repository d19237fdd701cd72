// The state of one Chicago table on the page: the moment on view, the acting company, the planned
// move.
import { getContext, setContext } from "svelte";
import type { Choice as AnyChoice, Do } from "$lib/api/types";
import { goToConfirm, TableModel } from "$lib/table/model.svelte";
import type { Surroundings } from "$lib/table/places";
import type { TableStore } from "$lib/table/store.svelte";
import { hasText, t } from "$lib/i18n/i18n.svelte";
import type { History } from "$lib/table/panels/history.svelte";
import { initials } from "$lib/ui/marks";
import { RESOURCES } from "./catalog";
import { changesOf, NO_CHANGES, type Changes } from "./changes";
import { DigestModel } from "./story/digest.svelte";
import { PLACES } from "./moves";
import { sentence } from "./sentences";
import type {
  CompanyId,
  CompanySheet,
  Cubes,
  GameEvent,
  Move,
  OpenCompany,
  RefusedMove,
  ResourceId,
  Sheet,
  StepId,
  View,
  Wire,
} from "./wire.gen";

type Choice = AnyChoice<Wire>;

const KEY = Symbol("chicago table");

export class ChicagoTable extends TableModel<Wire> {
  private wished = $state<CompanyId | null>(null);
  private foreseen = $state.raw<{ n: number; seq: number; events: GameEvent[] }>({
    n: -1,
    seq: -1,
    events: [],
  });
  /** The company whose charter is open in a dialog. */
  opened = $state<CompanyId | null>(null);
  /** The moves since the player's last turn. */
  readonly digest: DigestModel;
  /** The finished Decade whose page is open. */
  chapter = $state<number | null>(null);
  isPhone = $state(false);
  /** Shows the whole board; the page sets it. */
  showBoard: (() => void) | null = null;

  constructor(store: TableStore, history?: History) {
    super(store, PLACES, history);
    this.digest = new DigestModel(store, () => this.latest?.seq ?? 0);
  }

  // --- the moment on view ------------------------------------------------------------------------

  readonly sheet: Sheet = $derived(this.snapshot.sheet);
  readonly view: View = $derived(this.snapshot.view);
  readonly seat: number | null = $derived.by(() => this.store.seat);
  readonly seats: number[] = $derived(this.view.players.map((_, seat) => seat));
  /** All seats in table order, starting with the reader's own. */
  readonly seatsFromMe: number[] = $derived.by(() => {
    const first = this.seat ?? 0;
    return this.seats.map((_, i) => (first + i) % this.seats.length);
  });
  readonly names: string[] = $derived(this.seats.map((seat) => this.store.nameOf(seat)));
  readonly letters: string[] = $derived(initials(this.names));
  readonly advanced: boolean = $derived(this.view.config.advanced);
  readonly firstEdition: boolean = $derived(this.view.edition === "first");
  readonly isOver: boolean = $derived(this.sheet.scorepad !== null);
  /** The Decades before the present one; they have a page each. */
  readonly finishedDecades: number = $derived.by(() => (this.latest?.sheet.decade ?? 1) - 1);

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** "You" for the reader's own seat, the name for others; in a sandbox, also for the one to act. */
  callOf(seat: number): string {
    return seat === this.store.reader ? t("table-you") : this.nameOf(seat);
  }

  /** The same inside a sentence, as the person who acts or the person who receives. */
  callIn(seat: number, role: "by" | "to" = "by"): string {
    return seat === this.store.reader ? t(`chicago-table-you-${role}`) : this.nameOf(seat);
  }

  isBot(seat: number): boolean {
    return this.store.table?.seats.find((one) => one.seat === seat)?.kind === "bot";
  }

  /** The name of an item that can filter the log. */
  thingName(thing: string): string | null {
    const [sort, id = ""] = thing.split(":", 2);
    const named = sort === "company" || sort === "asset" || sort === "space" || sort === "goal";
    const key = `chicago-${sort}-${id}`;
    return named && hasText(key) ? this.thing(key) : null;
  }

  /** The status of a company in this game. */
  statusOf(id: CompanyId): "available" | "open" | "closed" {
    const company = this.view.companies[id];
    if (!company) throw new Error(`no such company: ${id}`);
    return company.status;
  }

  /** The pieces of a company that is open. */
  open(id: CompanyId): OpenCompany {
    const company = this.view.companies[id];
    if (company?.status !== "open") throw new Error(`not an open company: ${id}`);
    return company;
  }

  /** The director of a company; while it's being founded, its founder. */
  directorOf(id: CompanyId): number {
    const company = this.view.companies[id];
    return company?.status === "open" ? company.director : (this.sheet.question?.seat ?? 0);
  }

  companySheet(id: CompanyId): CompanySheet | undefined {
    return this.sheet.companies[id];
  }

  /** A term that differs between editions. */
  thing(key: string): string {
    return this.firstEdition && hasText(`${key}.first_edition`)
      ? t(`${key}.first_edition`)
      : t(key);
  }

  // --- the acting company ------------------------------------------------------------------------

  get question(): StepId | "" {
    return this.sheet.question?.step ?? "";
  }

  /** The company the current question is about. */
  get askedCompany(): CompanyId | undefined {
    const { question } = this.sheet;
    return question && "company" in question ? question.company : undefined;
  }

  readonly mine: CompanyId[] = $derived(
    this.seat === null ? [] : (this.sheet.players[this.seat]?.directs ?? []),
  );

  /** The company whose Partners move: the one the player picked, or else the first of their own. */
  readonly acting: CompanyId | null = $derived.by(() => {
    if (this.sheet.phase !== "action") return null;
    if (this.wished && this.mine.includes(this.wished)) return this.wished;
    return this.mine[0] ?? null;
  });

  protected readonly around: Surroundings = $derived.by(() => ({
    company: this.askedCompany,
    acting: this.acting,
    ...this.likeliestTrade,
  }));

  /** The player's company that acts or operates: it may trade resources. */
  get trading(): CompanyId | null {
    return this.acting ?? this.mine.find((company) => company === this.sheet.operating) ?? null;
  }

  /** The likeliest trade: the company's most plentiful resource for that of Haymarket Square. */
  private get likeliestTrade(): { give?: ResourceId; take?: ResourceId } {
    if (this.trading === null) return {};
    const give = mostOf(this.open(this.trading).resources);
    return { give, take: mostOf(this.sheet.supply.haymarket, give) };
  }

  actFor(company: CompanyId): void {
    this.wished = company;
  }

  // --- possible moves ----------------------------------------------------------------------------

  /** Presses a place. From the keyboard, the focus then moves to Confirm. */
  act(place: string, byKeyboard = false): void {
    this.press(place);
    if (byKeyboard && this.choosing.picked) void goToConfirm();
  }

  /** The legal choice with exactly these words, if any. */
  choiceOf(move: Move): Choice | undefined {
    if (this.past) return undefined;
    const words = Object.entries(move);
    return this.choosing.choices.find((choice) => {
      const legal: Do = choice.do;
      return words.every(([name, value]) => legal[name] === value);
    });
  }

  pick(move: Move): void {
    const choice = this.choiceOf(move);
    if (choice) this.choosing.pick(choice);
    else void this.choosing.explain(move);
  }

  /** Turns a refusal that came with the sheet into a sentence. */
  say(refused: RefusedMove): string {
    return sentence(refused, this);
  }

  // --- previews ----------------------------------------------------------------------------------

  /** Fetches what the shown choice would change. The page calls it from an effect. */
  async foresee(): Promise<void> {
    const { shown, seq } = this.choosing;
    if (!shown || this.past) {
      this.foreseen = { n: -1, seq, events: [] };
      return;
    }
    if (this.foreseen.n === shown.n && this.foreseen.seq === seq) return;
    const preview = await this.preview(shown.do);
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

function mostOf(cubes: Cubes, except?: ResourceId): ResourceId {
  return RESOURCES.filter((kind) => kind !== except).reduce((a, b) =>
    cubes[b] > cubes[a] ? b : a,
  );
}

export function provide(table: ChicagoTable): ChicagoTable {
  return setContext(KEY, table);
}

export function chicago(): ChicagoTable {
  return getContext<ChicagoTable>(KEY);
}
