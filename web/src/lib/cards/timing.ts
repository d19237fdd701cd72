// When a card opens and closes: a resting mouse, a finger that holds.

/** How long the mouse rests on a thing before its card opens, in milliseconds. */
export const REST = 350;
/** The same on a thing that can't be chosen: the reason why not is shown and read first. */
export const AFTER_REASON = 1500;
/** The same while another card is open. */
export const NEXT = 100;
/** How long a card stays when the mouse has left its thing, so that it can enter the card. */
const GRACE = 250;
/** How long a finger holds. */
export const HOLD = 400;
/** How far a finger may slip while it holds, in pixels. */
const SLIP = 10;

/** Opens a card for the thing under a resting mouse, and closes it when the mouse has left. */
export class Hover<Subject> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Subject | null = null;

  constructor(
    private readonly shown: () => Subject | null,
    private readonly open: (subject: Subject) => void,
    private readonly close: () => void,
  ) {}

  /** The mouse is over a thing that opens after `rest`, or over nothing that has a card. */
  enter(subject: Subject | null, rest = REST): void {
    if (subject === this.over) return;
    this.stop();
    this.over = subject;
    const shown = this.shown();
    if (subject === shown) return;
    if (subject === null) this.timer = setTimeout(this.close, GRACE);
    else this.timer = setTimeout(() => this.open(subject), shown === null ? rest : NEXT);
  }

  /** The mouse is inside the open card. */
  stay(): void {
    this.stop();
    this.over = this.shown();
  }

  /** Nothing opens or closes until the mouse moves to another thing. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** The thing under the mouse. */
  get subject(): Subject | null {
    return this.over;
  }
}

/** Opens a card for the thing under a finger that holds still; a shorter touch is a tap. */
export class Hold<Subject> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  /** Whether the touch opened a card, so that lifting the finger isn't a tap. */
  held = false;

  constructor(private readonly open: (subject: Subject) => void) {}

  down(subject: Subject | null, x: number, y: number): void {
    this.cancel();
    this.held = false;
    this.from = { x, y };
    if (subject === null) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.open(subject);
    }, HOLD);
  }

  move(x: number, y: number): void {
    if (Math.hypot(x - this.from.x, y - this.from.y) > SLIP) this.cancel();
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
