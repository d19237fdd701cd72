// The "Why?" question to a bot. The log, the recent moves and the replay ask; one dialog answers.
let asked = $state<number | null>(null);

/** The entry in question. */
export function askedWhy(): number | null {
  return asked;
}

let allowed = $state(true);

/** Whether bots explain their moves at this table. */
export const mayAskWhy = () => allowed;

export function allowWhy(yes: boolean): void {
  allowed = yes;
}

export function askWhy(seq: number | null): void {
  asked = seq;
}
