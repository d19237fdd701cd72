import { AT_ONCE, grouped, type Choice, type DecisionTable, type Do, type Group, type Refusal } from "./decision";

export interface ChoosingOptions {
  /** The places on the board that a choice is made by, as `data-target` ids. */
  targets?: (choice: Choice) => string[];
  /** Choices that need no Confirm because Undo takes them back and they show their cost. */
  quick?: (choice: Choice) => boolean;
}

/**
 * One decision being made: what is offered, what is narrowed to, what is picked, what it would bring.
 *
 * The board and the decision bar share it: a click on the board and a click in the bar are the same pick.
 * Everything remembered belongs to one sequence number, so a new frame forgets it by itself.
 */
export class Choosing {
  readonly table: DecisionTable;
  private readonly targetsOf: (choice: Choice) => string[];
  private readonly isQuick: (choice: Choice) => boolean;
  private mark = $state({ seq: -1, target: "", kind: "", picked: -1 });
  private known = $state<{ seq: number; lines: Record<number, string[]> }>({ seq: -1, lines: {} });
  private heard = $state<{ seq: number; refusal: Refusal | null }>({ seq: -1, refusal: null });
  private pointed = $state({ seq: -1, n: -1 });

  constructor(table: DecisionTable, options: ChoosingOptions = {}) {
    this.table = table;
    this.targetsOf = options.targets ?? (() => []);
    this.isQuick = options.quick ?? (() => false);
  }

  // --- what is offered -------------------------------------------------------------------------

  get seq(): number {
    return this.table.frame?.seq ?? -1;
  }

  get choices(): Choice[] {
    return this.table.frame?.choices ?? [];
  }

  readonly byTarget: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      for (const target of this.targetsOf(choice)) {
        const list = found.get(target);
        if (list) list.push(choice);
        else found.set(target, [choice]);
      }
    }
    return found;
  });

  /** Whether something can be done by this place of the board now. */
  isLive(target: string): boolean {
    return this.byTarget.has(target);
  }

  // --- what is narrowed to -----------------------------------------------------------------------

  private get now() {
    return this.mark.seq === this.seq ? this.mark : { seq: this.seq, target: "", kind: "", picked: -1 };
  }

  get target(): string {
    return this.now.target;
  }

  get kind(): string {
    return this.now.kind;
  }

  /** The choices that remain after the place and the kind that were chosen. */
  readonly offered: Choice[] = $derived.by(() => {
    const { target, kind } = this.now;
    const here = target ? (this.byTarget.get(target) ?? []) : this.choices;
    return kind ? here.filter((choice) => choice.do.do === kind) : here;
  });

  readonly groups: Group[] = $derived(grouped(this.offered));

  /** Whether the bar lists the kinds of moves first. */
  readonly byKind: boolean = $derived(
    !this.kind && this.offered.length > AT_ONCE && this.groups.length > 1,
  );

  get picked(): Choice | null {
    const { picked } = this.now;
    return picked < 0 ? null : (this.choices.find((choice) => choice.n === picked) ?? null);
  }

  /** What the board shows as chosen: the places of the picked choice, else the narrowed place. */
  readonly chosenTargets: string[] = $derived(
    this.picked ? this.targetsOf(this.picked) : this.target ? [this.target] : [],
  );

  // --- what it would bring -------------------------------------------------------------------------

  /** The choice whose consequences are shown: the picked one, else the one under pointer or focus. */
  get shown(): Choice | null {
    if (this.picked) return this.picked;
    if (this.pointed.seq !== this.seq) return null;
    return this.choices.find((choice) => choice.n === this.pointed.n) ?? null;
  }

  get shownTargets(): string[] {
    return this.shown ? this.targetsOf(this.shown) : [];
  }

  /** The preview of a choice; null while it is on its way. */
  lines(choice: Choice): string[] | null {
    if (choice.preview) return choice.preview;
    return this.known.seq === this.seq ? (this.known.lines[choice.n] ?? null) : null;
  }

  point(choice: Choice | null): void {
    this.pointed = { seq: this.seq, n: choice?.n ?? -1 };
    if (choice) void this.fetchPreview(choice);
  }

  private async fetchPreview(choice: Choice): Promise<void> {
    if (this.lines(choice)) return;
    const seq = this.seq;
    const lines = await this.table.preview(choice.do);
    if (seq !== this.seq) return;
    const before = this.known.seq === seq ? this.known.lines : {};
    this.known = { seq, lines: { ...before, [choice.n]: lines } };
  }

  /** Why the last try was refused; forgotten with the next frame or pick. */
  get refusal(): Refusal | null {
    return this.heard.seq === this.seq ? this.heard.refusal : null;
  }

  // --- deeds -----------------------------------------------------------------------------------------

  pick(choice: Choice): void {
    this.heard = { seq: this.seq, refusal: null };
    this.mark = { ...this.now, picked: choice.n };
    if (this.isQuick(choice)) void this.confirm();
    else void this.fetchPreview(choice);
  }

  /** A place of the board was chosen: one match is picked, several are listed, none says why. */
  async pickTarget(target: string, otherwise?: Do): Promise<void> {
    const matches = this.byTarget.get(target) ?? [];
    const [first] = matches;
    if (first && matches.length === 1) this.pick(first);
    else if (first) {
      this.heard = { seq: this.seq, refusal: null };
      this.mark = { seq: this.seq, target, kind: "", picked: -1 };
    } else if (otherwise) await this.explain(otherwise);
  }

  /** The choices of one kind of move, and only those. */
  narrow(kind: string): void {
    const only = this.offered.filter((choice) => choice.do.do === kind);
    const [first] = only;
    this.mark = { ...this.now, kind, picked: -1 };
    if (first && only.length === 1) this.pick(first);
  }

  /** Asks why a move is not possible and keeps the answer in sight. */
  async explain(move: Do): Promise<void> {
    const seq = this.seq;
    const refusal = await this.table.why(move);
    this.heard = { seq, refusal };
  }

  /** One step back: from the pick, from the kind, from the place. True when there was a step. */
  back(): boolean {
    const { target, kind, picked } = this.now;
    if (this.refusal) this.heard = { seq: this.seq, refusal: null };
    else if (picked >= 0) {
      const alone = this.offered.length === 1;
      this.mark = { seq: this.seq, target: alone ? "" : target, kind: alone ? "" : kind, picked: -1 };
    } else if (kind) this.mark = { seq: this.seq, target, kind: "", picked: -1 };
    else if (target) this.mark = { seq: this.seq, target: "", kind: "", picked: -1 };
    else return false;
    return true;
  }

  async confirm(): Promise<void> {
    const choice = this.picked;
    if (!choice || this.table.pending) return;
    const seq = this.seq;
    const refusal = await this.table.send(choice.do);
    if (refusal) this.heard = { seq, refusal };
  }

  async undo(all = false): Promise<void> {
    if (this.table.pending) return;
    const seq = this.seq;
    const refusal = await this.table.undo(all);
    if (refusal) this.heard = { seq, refusal };
  }
}
