import { prefer, preferences } from "$lib/settings.svelte";
import type { Choice, Do, Refusal } from "$lib/api/types";
import { AT_ONCE, grouped, type DecisionTable, type Group } from "./decision";

export interface ChoosingOptions {
  /** The places on the board that a choice is made by, as `data-target` ids. */
  places?: (choice: Choice) => string[];
  /** Choices that never need Confirm: Undo takes them back, and they are plain to see. */
  quick?: (choice: Choice) => boolean;
  /** Choices that always need Confirm: Undo does not take them back. */
  careful?: (choice: Choice) => boolean;
}

interface Mark {
  seq: number;
  places: string[];
  kind: string;
  picked: number;
}

const NOTHING_YET: Mark = { seq: -1, places: [], kind: "", picked: -1 };

/**
 * One decision being made: what is offered, what is narrowed to, what is picked, what it would bring.
 *
 * The board and the decision bar share it: a click on the board and a click in the bar are the same pick.
 * Everything remembered belongs to one sequence number, so a new snapshot forgets it by itself.
 */
export class Choosing {
  readonly table: DecisionTable;
  private readonly options: ChoosingOptions;
  private mark = $state.raw(NOTHING_YET);
  /** Previews by the number of their choice: of one snapshot, which is in one language. */
  private known = $state.raw<{
    snapshot: DecisionTable["snapshot"];
    lines: Record<number, string[]>;
  }>({
    snapshot: null,
    lines: {},
  });
  private heard = $state.raw<{ seq: number; refusal: Refusal | null }>({ seq: -1, refusal: null });
  private pointed = $state.raw({ seq: -1, n: -1 });

  constructor(table: DecisionTable, options: ChoosingOptions = {}) {
    this.table = table;
    this.options = options;
  }

  private placesOf(choice: Choice): string[] {
    return this.options.places?.(choice) ?? [];
  }

  /** Whether every move waits for Confirm; off, the last click commits what Undo can take back. */
  get confirmEvery(): boolean {
    return preferences().confirm;
  }

  set confirmEvery(on: boolean) {
    prefer({ confirm: on });
  }

  // --- what is offered -------------------------------------------------------------------------

  get seq(): number {
    return this.table.snapshot?.seq ?? -1;
  }

  get choices(): Choice[] {
    return this.table.snapshot?.choices ?? [];
  }

  readonly byPlace: Map<string, Choice[]> = $derived.by(() => this.index(this.choices));

  private index(choices: Choice[]): Map<string, Choice[]> {
    const found = new Map<string, Choice[]>();
    for (const choice of choices) {
      for (const place of new Set(this.placesOf(choice))) {
        const list = found.get(place);
        if (list) list.push(choice);
        else found.set(place, [choice]);
      }
    }
    return found;
  }

  /** Whether something can be done by this place of the board now. */
  isLive(place: string): boolean {
    return this.byPlace.has(place);
  }

  // --- what is narrowed to -----------------------------------------------------------------------

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

  /** The choices that remain after the places and the kind that were chosen. */
  readonly offered: Choice[] = $derived.by(() => {
    const { places, kind } = this.now;
    return this.choices.filter(
      (choice) =>
        (!kind || choice.do.do === kind) &&
        (!places.length || places.every((place) => this.placesOf(choice).includes(place))),
    );
  });

  private readonly offeredByPlace = $derived.by(() => this.index(this.offered));

  /** Whether a place still leads to one of the remaining choices. */
  isOffered(place: string): boolean {
    return this.offeredByPlace.has(place);
  }

  readonly groups: Group[] = $derived(grouped(this.offered));

  /** Whether the bar lists the kinds of moves first. */
  readonly byKind: boolean = $derived(
    !this.kind && this.offered.length > AT_ONCE && this.groups.length > 1,
  );

  get picked(): Choice | null {
    const { picked } = this.now;
    return picked < 0 ? null : (this.choices.find((choice) => choice.n === picked) ?? null);
  }

  /** What the board shows as chosen: the places of the picked choice, else those narrowed to. */
  readonly chosenPlaces: string[] = $derived(
    this.picked ? this.placesOf(this.picked) : this.places,
  );

  // --- what it would bring -------------------------------------------------------------------------

  /** The choice whose consequences are shown: the picked one, else the one under pointer or focus. */
  get shown(): Choice | null {
    if (this.picked) return this.picked;
    if (this.pointed.seq !== this.seq) return null;
    return this.choices.find((choice) => choice.n === this.pointed.n) ?? null;
  }

  /** The preview of a choice; null while it is on its way. */
  lines(choice: Choice): string[] | null {
    if (choice.preview) return choice.preview;
    return this.known.snapshot === this.table.snapshot
      ? (this.known.lines[choice.n] ?? null)
      : null;
  }

  point(choice: Choice | null): void {
    this.pointed = { seq: this.seq, n: choice?.n ?? -1 };
    if (choice) void this.foresee(choice);
  }

  /** Points at the only choice that a place leads to. */
  pointPlace(place: string | null): void {
    const [first, second] = (place && this.offeredByPlace.get(place)) || [];
    this.point(first && !second ? first : null);
  }

  /** Fetches the preview of a choice. */
  async foresee(choice: Choice): Promise<void> {
    if (this.lines(choice)) return;
    const { snapshot } = this.table;
    const preview = await this.table.preview(choice.do);
    if (!preview || snapshot !== this.table.snapshot) return;
    const before = this.known.snapshot === snapshot ? this.known.lines : {};
    this.known = { snapshot, lines: { ...before, [choice.n]: preview.lines } };
  }

  /** Why the last try was refused, or what was asked about is not possible. */
  get refusal(): Refusal | null {
    return (this.heard.seq === this.seq ? this.heard.refusal : null) ?? this.table.refusal;
  }

  // --- moves -----------------------------------------------------------------------------------------

  private isQuick(choice: Choice): boolean {
    if (this.options.careful?.(choice)) return false;
    return !this.confirmEvery || (this.options.quick?.(choice) ?? false);
  }

  pick(choice: Choice): void {
    this.heard = { seq: -1, refusal: null };
    this.mark = { ...this.now, picked: choice.n };
    if (this.isQuick(choice)) void this.confirm();
    else void this.foresee(choice);
  }

  /**
   * A place of the board was chosen. Among what is left, else among everything: one match is picked,
   * several are listed; none says why `otherwise` is not possible.
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

  /** The choices of one kind of move, and only those. */
  narrow(kind: string): void {
    this.mark = { ...this.now, kind, picked: -1 };
    const [first, second] = this.offered;
    if (first && !second) this.pick(first);
  }

  /** Asks why a move is not possible and keeps the answer in sight. */
  async explain(move: Do): Promise<void> {
    const { seq } = this;
    const why = await this.table.why(move);
    if (!why) return;
    const { legal, code = "", text = "", rule = null } = why;
    this.heard = { seq, refusal: legal ? null : { code, text, rule } };
  }

  /** One step back: the reason, the pick, the last place, the kind. True when there was a step. */
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

  /** Takes back the last answer, or everything to where the turn can still be begun again. */
  async undo(all = false): Promise<void> {
    const to = all ? (this.table.snapshot?.undo_to ?? undefined) : undefined;
    if (!this.table.pending) await this.table.undo(to);
  }
}
