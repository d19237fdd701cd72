import type { TableInfo } from "$lib/api/types";

/** Seconds a seat has left so long after the server's answer; null without a clock. */
export function left(table: TableInfo, seat: number, passed: number): number | null {
  const told = table.seats.find((one) => one.seat === seat)?.clock ?? null;
  if (told === null) return null;
  const runs = table.status === "running" && table.awaited.includes(seat);
  return Math.max(0, told - (runs ? Math.max(0, passed) : 0));
}

/** A time such as 9:05 or 1:00:00, with no more digits than needed. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  const hours = Math.floor(minutes / 60);
  return `${hours}:${two(minutes % 60)}:${two(whole % 60)}`;
}
