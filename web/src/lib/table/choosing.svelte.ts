import { prefer, preferences } from "$lib/settings.svelte";
import type { Choice, Do, Refusal, Wire } from "$lib/api/types";
import { AT_ONCE, grouped, type DecisionTable, type Group } from "./decision";

export interface ChoosingOptions<W extends Wire = Wire> {
  /** The places on the board that make a choice, as `data-target` ids. */
  places?(choice: Choice<W>): string[];
  /** Choices that never need Confirm: they are easy to see, and Undo takes them back. */
  quick?(choice: Choice<W>): boolean;
  /** Choices that always need Confirm, because Undo can't take them back. */
  careful?(choice: Choice<W>): boolean;
}

interface Mark {
  seq: number;
  places: string[];
  kind: string;
  picked: number;
}

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
    lines: Record<number, string[]>;
  }>({
    snapshot: null,
    lines: {},
  });
  private heard = $state.raw<{ seq: number; refusal: Refusal | null }>({ seq: -1, refusal: null });
  private pointed = $state.raw({ seq: -1, n: -1 });

  constructor(table: DecisionTable, options: ChoosingOptions<W> = {}) {
    this.table = table;
    this.options = options;
  }

  private placesOf(choice: Choice<W>): string[] {
    return this.options.places?.(choice) ?? [];
  }

  /**
   * Whether every move waits for Confirm. If off, the last click commits any move that Undo can
   * take back.
   */
  get confirmEvery(): boolean {
    return preferences().confirm;
  }

  set confirmEvery(on: boolean) {
    prefer({ confirm: on });
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

  /** The preview of a choice; null until it arrives. */
  lines(choice: Choice<W>): string[] | null {
    if (choice.preview) return choice.preview;
    return this.known.snapshot === this.table.snapshot
      ? (this.known.lines[choice.n] ?? null)
      : null;
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
    if (!preview || snapshot !== this.table.snapshot) return;
    const before = this.known.snapshot === snapshot ? this.known.lines : {};
    this.known = { snapshot, lines: { ...before, [choice.n]: preview.lines } };
  }

  /** Why the last attempt was refused, or why the place asked about offers no move. */
  get refusal(): Refusal | null {
    return (this.heard.seq === this.seq ? this.heard.refusal : null) ?? this.table.refusal;
  }

  // --- moves -------------------------------------------------------------------------------------

  private isQuick(choice: Choice<W>): boolean {
    if (this.options.careful?.(choice)) return false;
    return !this.confirmEvery || (this.options.quick?.(choice) ?? false);
  }

  pick(choice: Choice<W>): void {
    this.heard = { seq: -1, refusal: null };
    this.mark = { ...this.now, picked: choice.n };
    if (this.isQuick(choice)) void this.confirm();
    else void this.foresee(choice);
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
      this.heard = { seq: -1, refusal: null };
      const { places, kind } = among ? this.now : NOTHING_YET;
      const path = places.includes(place) ? places : [...places, place];
      this.mark = { seq: this.seq, places: path, kind, picked: -1 };
      if (matches.length === 1) this.pick(first);
    } else if (otherwise) await this.explain(otherwise);
  }

  /** Keeps only the choices of one kind of move. */
  narrow(kind: string): void {
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
    if (this.heard.seq === seq && this.heard.refusal) {
      this.heard = { seq: -1, refusal: null };
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
    const { picked } = this;
    if (picked && !this.table.pending) await this.table.send(picked.do);
  }

  /** Takes back the last answer, or everything as far as the turn can be restarted. */
  async undo(all = false): Promise<void> {
    const to = all ? (this.table.snapshot?.undo_to ?? undefined) : undefined;
    if (!this.table.pending) await this.table.undo(to);
  }
}
