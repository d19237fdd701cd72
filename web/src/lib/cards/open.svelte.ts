// Whether a card is open on the page: smaller hints then stay away.
let open = $state(false);

export function isCardOpen(): boolean {
  return open;
}

export function setCardOpen(now: boolean): void {
  open = now;
}
