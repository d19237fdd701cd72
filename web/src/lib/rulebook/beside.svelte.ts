// The rulebook beside a table: whether it is open, and at which rule.

/** A request of the reader: the phase of the table, or a rule. */
export interface Asked {
  rule: string | null;
  /** Counts the requests, so that asking for the same rule again opens it again. */
  n: number;
}

let asked = $state.raw<Asked | null>(null);
let offered = $state(false);

export const rulesBeside = (): Asked | null => asked;
/** Whether this table has a rulebook to open. */
export const areRulesOffered = (): boolean => offered;

export function offerRules(is: boolean): void {
  offered = is;
  if (!is) asked = null;
}

export function openRules(rule: string | null = null): void {
  asked = { rule, n: (asked?.n ?? 0) + 1 };
}

export function closeRules(): void {
  asked = null;
}

/** Opens the rules beside the table in place of following a link, if this table offers them. */
export function besideInstead(event: MouseEvent, rule: string | null = null): void {
  if (!offered || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openRules(rule);
}
