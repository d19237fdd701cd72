// The coach of one table: which card is on view, and what the buttons do.
import { untrack } from "svelte";
import { keepProgress, progressIn, type Page, type Progress } from "./progress.svelte";
import type { Facts, Script, Step } from "./script";

const MOST_TIPS = 2; // in a round

export interface Card<Scene> {
  step: Step<Scene>;
  facts: Facts;
  /** Whether the player reads an earlier card again. */
  again: boolean;
}

/**
 * Shows one card at a time and each step once. It never moves: it reads the scene, and a step whose
 * moment has passed is left out.
 */
export class Coach<Scene> {
  /** The page being read again; null while the last one is on view. */
  private rereading = $state<number | null>(null);
  /** Whether the player is asked if the lesson should end. */
  asking = $state(false);
  private scene: Scene | null = null;
  /** The player's own moves when the open page appeared. */
  private movesThen = -1;
  private readonly steps: Map<string, Step<Scene>>;

  constructor(
    readonly script: Script<Scene>,
    readonly table: string,
    /** Whether tips may be shown. */
    private readonly tips: () => boolean = () => true,
  ) {
    this.steps = new Map(script.steps.map((step) => [step.id, step]));
  }

  private get progress(): Readonly<Progress> {
    return progressIn(this.script.game);
  }

  private keep(change: Partial<Progress>): void {
    keepProgress(this.script.game, change);
  }

  /** Whether this is the table of the running lesson. */
  get teaching(): boolean {
    return this.progress.state === "learning" && this.progress.table === this.table;
  }

  /** Whether the coach can say anything at this table. */
  get listening(): boolean {
    return this.teaching || (this.progress.state === "done" && this.tips());
  }

  /** The pages of this table; earlier ones belong to earlier games. */
  private get pages(): Page[] {
    return this.progress.pages.filter((page) => page.table === this.table);
  }

  readonly card: Card<Scene> | null = $derived.by(() => {
    const { pages } = this;
    const again = this.rereading !== null;
    const page = again ? pages[this.rereading ?? 0] : this.isOpen ? pages.at(-1) : undefined;
    const step = page && this.steps.get(page.id);
    return step && this.listening ? { step, facts: page.facts, again } : null;
  });

  /** The part of the lesson reached, counted from 0. */
  readonly chapter: number = $derived.by(() => {
    const step = this.steps.get(this.card?.step.id ?? this.pages.at(-1)?.id ?? "");
    return step ? this.script.chapters.indexOf(step.chapter) : 0;
  });

  private get isOpen(): boolean {
    return this.progress.open && this.progress.pages.at(-1)?.table === this.table;
  }

  get canGoBack(): boolean {
    const at = this.rereading ?? (this.isOpen ? this.pages.length - 1 : this.pages.length);
    return at > 0;
  }

  // --- the position changes ------------------------------------------------------------------------

  /** Looks at the table: keeps the card, closes it, or shows the next one. */
  look(scene: Scene): void {
    this.scene = scene;
    const seen = untrack(() => this.seen);
    const found = this.script.steps
      .filter(({ id }) => !seen.has(id))
      .map((step) => ({ step, facts: step.when(scene) }));
    const round = this.script.roundOf(scene);
    const moves = this.script.movesOf(scene);
    untrack(() => this.decide(found, round, moves));
  }

  private decide(
    found: { step: Step<Scene>; facts: Facts | null }[],
    round: number,
    moves: number,
  ): void {
    if (!this.listening) return;
    if (this.isOpen) this.refresh(found, moves);
    const shown = new Set(this.progress.pages.map((page) => page.id));
    const next = found.find(
      ({ step, facts }) => facts && !shown.has(step.id) && this.mayShow(step, round, moves),
    );
    if (!next?.facts) return;
    if (this.isOpen && (next.step.kind !== "warning" || this.openKind === "warning")) return;
    this.movesThen = moves;
    this.rereading = null;
    this.asking = false;
    const page = { id: next.step.id, facts: next.facts, table: this.table, round };
    this.keep({ pages: [...this.progress.pages, page], open: true });
  }

  /** Steps that were shown, except for the page that is open. */
  private get seen(): Set<string> {
    const { pages } = this.progress;
    return new Set((this.isOpen ? pages.slice(0, -1) : pages).map((page) => page.id));
  }

  private get openKind(): string {
    return this.steps.get(this.progress.pages.at(-1)?.id ?? "")?.kind ?? "";
  }

  /** Closes the open page if its moment has passed; otherwise its figures stay up to date. */
  private refresh(found: { step: Step<Scene>; facts: Facts | null }[], moves: number): void {
    const pages = this.progress.pages;
    const page = pages.at(-1);
    const now = found.find(({ step }) => step.id === page?.id);
    if (this.movesThen < 0) this.movesThen = moves; // the page was open before a reload
    const moved = moves !== this.movesThen && now?.step.kind !== "do";
    if (!page || !now?.facts || moved) this.close();
    else if (JSON.stringify(now.facts) !== JSON.stringify(page.facts))
      this.keep({ pages: [...pages.slice(0, -1), { ...page, facts: now.facts }] });
  }

  private mayShow({ kind, id, trails }: Step<Scene>, round: number, moves: number): boolean {
    if (kind !== "tip")
      return this.teaching && (round === 1 || trails === true || id === this.script.last);
    if (round === 1 || !this.tips()) return false;
    // After its goodbye the coach is quiet until the player's next move.
    if (this.pages.at(-1)?.id === this.script.last && moves === this.movesThen) return false;
    const given = this.pages.filter(
      (page) => page.round === round && this.steps.get(page.id)?.kind === "tip",
    );
    return given.length < MOST_TIPS;
  }

  private close(): void {
    const last = this.progress.pages.at(-1)?.id === this.script.last;
    this.keep({ open: false, ...(last ? { state: "done" } : {}) });
  }

  // --- buttons --------------------------------------------------------------------------------------

  /** The next card: forward after reading again, or the end of this one. */
  next(): void {
    if (this.rereading !== null) {
      const at = this.rereading + 1;
      const end = this.isOpen ? this.pages.length - 1 : this.pages.length;
      this.rereading = at >= end ? null : at;
      return;
    }
    if (!this.isOpen) return;
    this.close();
    if (this.scene) this.look(this.scene);
  }

  back(): void {
    if (!this.canGoBack) return;
    const at = this.rereading ?? (this.isOpen ? this.pages.length - 1 : this.pages.length);
    this.rereading = at - 1;
  }

  /** Ends the lesson. */
  skip(): void {
    this.asking = false;
    this.rereading = null;
    this.keep({ state: "skipped", open: false });
  }
}
