import { preferences } from "$lib/settings.svelte";
import type { Choice, Do, MoveWarning, Refusal, Suggestion, Wire } from "$lib/api/types";
import { AT_ONCE, grouped, type DecisionTable, type Group } from "./decision";

export interface ChoosingOptions<W extends Wire = Wire> {
  /** The places on the board that make a choice, as `data-target` ids. */
  places?(choice: Choice<W>): string[];
}

interface Mark {
  seq: number;
  places: string[];
  kind: string;
  picked: number;
}

/** Several moves chosen at once: a suggestion, or the way out of a warning. */
export type Plan = Pick<Suggestion, "title" | "dos" | "moves" | "result">;

/** The preview of a choice, and the warnings about it. */
interface Foreseen {
  /** The effects at once. */
  lines: string[];
  /** Everything it opens, gives up or brings later. */
  notes: string[];
  warnings: MoveWarning[];
}

const LONGEST_WAIT = 500; // milliseconds for a warning before a move that needs no Confirm

const NOTHING_YET: Mark = { seq: -1, places: [], kind: "", picked: -1 };

/**
 * One decision in progress: the choices offered, the narrowing so far, the pick and its preview.
 * The board and the decision bar share it, so a click on either is the same pick. Its state belongs
 * to one sequence number; a new snapshot clears it.
 */
export class Choosing<W extends Wire = Wire> {
  readonly table: DecisionTable;
  private readonly options: ChoosingOptions<W>;
  private mark = $state.raw(NOTHING_YET);
  /** Previews by choice number, for one snapshot in one language. */
  private known = $state.raw<{
    snapshot: DecisionTable["snapshot"];
    foreseen: Record<number, Foreseen>;
  }>({
    snapshot: null,
    foreseen: {},
  });
  /** The choice whose preview couldn't be fetched, in one snapshot. */
  private lost = $state.raw<{ snapshot: DecisionTable["snapshot"]; n: number }>({
    snapshot: null,
    n: -1,
  });
  private planned = $state.raw<{ seq: number; plan: Plan | null }>({ seq: -1, plan: null });
  private heard = $state.raw<{ seq: number; refusal: Refusal | null }>({ seq: -1, refusal: null });
  /** The refusal that the player has read: a later choice or Back takes it away. */
  private read = $state.raw<Refusal | null>(null);
  private pointed = $state.raw({ seq: -1, n: -1 });

  constructor(table: DecisionTable, options: ChoosingOptions<W> = {}) {
    this.table = table;
    this.options = options;
  }

  private placesOf(choice: Choice<W>): string[] {
    return this.options.places?.(choice) ?? [];
  }

  /** The number of places to press first for these choices. */
  placesFor(choices: Choice<W>[]): number {
    return new Set(choices.map((choice) => this.placesOf(choice)[0] ?? choice)).size;
  }

  /**
   * Whether every move waits for Confirm. If off, the last click commits the move, whatever its
   * kind.
   */
  get confirmEvery(): boolean {
    return preferences().confirm;
  }

  // --- choices offered ---------------------------------------------------------------------------

  get seq(): number {
    return this.table.snapshot?.seq ?? -1;
  }

  get choices(): Choice<W>[] {
    // The page loads the model of the table's own game, so its moves are that game's.
    return (this.table.snapshot?.choices ?? []) as Choice<W>[];
  }

  readonly byPlace: Map<string, Choice<W>[]> = $derived.by(() => this.index(this.choices));

  private index(choices: Choice<W>[]): Map<string, Choice<W>[]> {
    const found = new Map<string, Choice<W>[]>();
    for (const choice of choices) {
      for (const place of new Set(this.placesOf(choice))) {
        const list = found.get(place);
        if (list) list.push(choice);
        else found.set(place, [choice]);
      }
    }
    return found;
  }

  /** Whether this place on the board offers a move now. */
  isLive(place: string): boolean {
    return this.byPlace.has(place);
  }

  // --- narrowing ---------------------------------------------------------------------------------

  private get now(): Mark {
    const { seq } = this;
    return this.mark.seq === seq ? this.mark : { ...NOTHING_YET, seq };
  }

  /** The places chosen so far, in order. */
  get places(): string[] {
    return this.now.places;
  }

  get kind(): string {
    return this.now.kind;
  }

  get narrowed(): boolean {
    return this.kind !== "" || this.places.length > 0;
  }

  /** The choices that remain after the chosen places and kind. */
  readonly offered: Choice<W>[] = $derived.by(() => {
    const { places, kind } = this.now;
    return this.choices.filter(
      (choice) =>
        (!kind || choice.do.do === kind) &&
        (!places.length || places.every((place) => this.placesOf(choice).includes(place))),
    );
  });

  private readonly offeredByPlace = $derived.by(() => this.index(this.offered));

  /** Whether a place leads to any of the remaining choices. */
  isOffered(place: string): boolean {
    return this.offeredByPlace.has(place);
  }

  readonly groups: Group[] = $derived(grouped(this.offered));

  /** Whether the bar lists kinds of moves first. */
  readonly byKind: boolean = $derived(
    !this.kind && this.offered.length > AT_ONCE && this.groups.length > 1,
  );

  get picked(): Choice<W> | null {
    const { picked } = this.now;
    return picked < 0 ? null : (this.choices.find((choice) => choice.n === picked) ?? null);
  }

  /** The places shown as chosen: those of the picked choice, or else those narrowed to. */
  readonly chosenPlaces: string[] = $derived(
    this.picked ? this.placesOf(this.picked) : this.places,
  );

  // --- previews ----------------------------------------------------------------------------------

  /** The choice being previewed: the picked one, or else the one under the pointer or focus. */
  get shown(): Choice<W> | null {
    if (this.picked) return this.picked;
    if (this.pointed.seq !== this.seq) return null;
    return this.choices.find((choice) => choice.n === this.pointed.n) ?? null;
  }

  private foreseen(choice: Choice<W>): Foreseen | null {
    if (choice.preview)
      return { lines: choice.preview, notes: [], warnings: choice.warnings ?? [] };
    return this.known.snapshot === this.table.snapshot
      ? (this.known.foreseen[choice.n] ?? null)
      : null;
  }

  /** The preview of a choice: what happens at once; null until it arrives. */
  lines(choice: Choice<W>): string[] | null {
    return this.foreseen(choice)?.lines ?? null;
  }

  /** Whether the preview of a choice couldn't be fetched. */
  isLost(choice: Choice<W>): boolean {
    return this.lost.n === choice.n && this.lost.snapshot === this.table.snapshot;
  }

  /** The rest of the preview: what the choice opens, gives up or brings later. */
  notes(choice: Choice<W>): string[] {
    return this.foreseen(choice)?.notes ?? [];
  }

  /** The warnings about a choice; none if the player has switched warnings off. */
  warnings(choice: Choice<W>): MoveWarning[] {
    return preferences().warnings ? (this.foreseen(choice)?.warnings ?? []) : [];
  }

  point(choice: Choice<W> | null): void {
    this.pointed = { seq: this.seq, n: choice?.n ?? -1 };
    if (choice) void this.foresee(choice);
  }

  /** Points at the choice of a place that leads to only one. */
  pointPlace(place: string | null): void {
    const [first, second] = (place && this.offeredByPlace.get(place)) || [];
    this.point(first && !second ? first : null);
  }

  /** Fetches the preview of a choice. */
  async foresee(choice: Choice<W>): Promise<void> {
    if (this.lines(choice)) return;
    const { snapshot } = this.table;
    const preview = await this.table.preview(choice.do);
    if (snapshot !== this.table.snapshot) return;
    this.lost = { snapshot, n: preview ? -1 : choice.n };
    if (!preview) return;
    const before = this.known.snapshot === snapshot ? this.known.foreseen : {};
    const { notes = [], warnings = [] } = preview;
    const lines = preview.lines.slice(0, preview.lines.length - notes.length);
    this.known = { snapshot, foreseen: { ...before, [choice.n]: { lines, notes, warnings } } };
  }

  /** Why the last attempt was refused, or why the place asked about offers no move. */
  get refusal(): Refusal | null {
    const heard = this.heard.seq === this.seq ? this.heard.refusal : null;
    return heard ?? (this.table.refusal === this.read ? null : this.table.refusal);
  }

  private forgetRefusal(): void {
    this.heard = { seq: -1, refusal: null };
    this.read = this.table.refusal;
  }

  // --- moves -------------------------------------------------------------------------------------

  pick(choice: Choice<W>): void {
    this.forgetRefusal();
    this.drop();
    this.mark = { ...this.now, picked: choice.n };
    if (this.confirmEvery) void this.foresee(choice);
    else if (!preferences().warnings) void this.confirm();
    else void this.confirmUnlessWarned(choice);
  }

  /** Without Confirm, a choice still waits for it if there is a warning. */
  private async confirmUnlessWarned(choice: Choice<W>): Promise<void> {
    const { seq } = this;
    const late = new Promise((done) => setTimeout(done, LONGEST_WAIT));
    await Promise.race([this.foresee(choice), late]); // a slow server must not hold a move back
    const stands = this.seq === seq && this.picked?.n === choice.n;
    if (stands && !this.warnings(choice).length) await this.confirm();
  }

  // --- several moves at once -----------------------------------------------------------------------

  get suggestions(): Suggestion[] {
    return this.table.snapshot?.suggestions ?? [];
  }

  /** The moves chosen together; null if there are none. */
  get plan(): Plan | null {
    return this.planned.seq === this.seq ? this.planned.plan : null;
  }

  /** Whether Confirm has something to send. */
  get ready(): boolean {
    return this.plan !== null || this.picked !== null;
  }

  pickPlan(plan: Plan): void {
    this.forgetRefusal();
    this.mark = { ...NOTHING_YET, seq: this.seq };
    this.planned = { seq: this.seq, plan };
    if (!this.confirmEvery) void this.confirm();
  }

  private drop(): void {
    this.planned = { seq: -1, plan: null };
  }

  /** Chooses the way out of a warning instead of the picked choice. */
  takeFix({ fix, fix_text: title, text: result }: MoveWarning): void {
    const [first] = fix;
    const only = fix.length === 1 && first ? JSON.stringify(first) : "";
    const choice = this.choices.find((one) => JSON.stringify(one.do) === only);
    if (choice) this.pick(choice);
    else if (first) {
      const known = this.suggestions.find((one) => JSON.stringify(one.dos) === JSON.stringify(fix));
      this.pickPlan(known ?? { title, dos: fix, moves: [title], result });
    }
  }

  /**
   * Handles a press on a place of the board. It searches the remaining choices, then all of them.
   * One match is picked and several are listed; without a match it explains why `otherwise` isn't
   * possible.
   */
  async pickPlace(place: string, otherwise?: Do): Promise<void> {
    const among = this.picked ? undefined : this.offeredByPlace.get(place);
    const matches = among ?? this.byPlace.get(place) ?? [];
    const [first] = matches;
    if (first) {
      this.forgetRefusal();
      this.drop();
      const { places, kind } = among ? this.now : NOTHING_YET;
      const path = places.includes(place) ? places : [...places, place];
      this.mark = { seq: this.seq, places: path, kind, picked: -1 };
      if (matches.length === 1) this.pick(first);
    } else if (otherwise) await this.explain(otherwise);
  }

  /** Keeps only the choices of a place, even a single one, which then waits for another press. */
  narrowTo(place: string): void {
    this.forgetRefusal();
    this.drop();
    this.mark = { ...NOTHING_YET, seq: this.seq, places: [place] };
  }

  /** Keeps only the choices of one kind of move. */
  narrow(kind: string): void {
    this.drop();
    this.mark = { ...this.now, kind, picked: -1 };
    const [first, second] = this.offered;
    if (first && !second) this.pick(first);
  }

  /** Asks why a move isn't possible and keeps the answer visible. */
  async explain(move: Do): Promise<void> {
    const { seq } = this;
    const why = await this.table.why(move);
    if (!why) return;
    const { legal, code = "", text = "", rule = null } = why;
    this.heard = { seq, refusal: legal ? null : { code, text, rule } };
  }

  /**
   * Goes back one step: the reason, the pick, the last place, the kind. False if there was none.
   */
  back(): boolean {
    const { seq, places, kind, picked } = this.now;
    if (this.refusal) {
      this.forgetRefusal();
      return true;
    }
    if (this.plan) {
      this.drop();
      return true;
    }
    if (picked < 0 && !places.length && !kind) return false;
    const alone = picked >= 0 && this.offered.length === 1;
    if (picked >= 0 && !alone) this.mark = { seq, places, kind, picked: -1 };
    else if (places.length) this.mark = { seq, places: places.slice(0, -1), kind, picked: -1 };
    else this.mark = NOTHING_YET;
    return true;
  }

  async confirm(): Promise<void> {
    const move = this.plan?.dos ?? this.picked?.do;
    if (move && !this.table.pending) await this.table.send(move);
  }

  async redo(): Promise<void> {
    if (!this.table.pending && this.table.redoable.length) await this.table.redo();
  }

  /** Takes back the last answer, or everything as far as the turn can be restarted. */
  async undo(all = false): Promise<void> {
    const to = all ? (this.table.snapshot?.undo_to ?? undefined) : undefined;
    if (!this.table.pending) await this.table.undo(to);
  }
}
