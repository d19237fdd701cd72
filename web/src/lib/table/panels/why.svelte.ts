// "Why?" to a bot: the log, the strip of last moves and the replay ask, one window answers.
let asked = $state<number | null>(null);

/** The entry that is asked about. */
export function askedWhy(): number | null {
  return asked;
}

export function askWhy(seq: number | null): void {
  asked = seq;
}
