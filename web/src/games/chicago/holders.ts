// Holders of shares and purses, as the wire spells them: `seat_0`, `treasury`, `bank_pool`, a company.
import type { SeatId } from "./wire.gen";

const SEATS: readonly SeatId[] = ["seat_0", "seat_1", "seat_2", "seat_3"];

export function holderOf(seat: number): SeatId {
  const holder = SEATS[seat];
  if (!holder) throw new Error(`no such seat: ${seat}`);
  return holder;
}

export function seatOf(holder: string): number | null {
  const seat = SEATS.findIndex((one) => one === holder);
  return seat < 0 ? null : seat;
}
