// Webhook and e-mail notifications for a person, a seat or a whole table.
import { ask, type Call } from "$lib/api/client";
import { keysOf, playing } from "$lib/api/tokens";
import type { Carriers, Channel, TableInfo } from "$lib/api/types";
import { askAccount } from "./account.svelte";

export type Kind = Channel["kind"];

/** A recipient of notifications: the address to call and what to send with it. */
export interface Told {
  key: string;
  path: string;
  call: Call;
}

export const PERSON: Told = { key: "me", path: "/api/me/channels", call: {} };

/** One of the player's own seats. */
export function seatTold(table: string, seat: number): Told {
  const path = `/api/tables/${table}/channels`;
  return { key: `${table}/${seat}`, path, call: { auth: playing(keysOf(table)), query: { seat } } };
}

/**
 * All turns at a table, for its organizer. Only the owner's link is sent: with seat links the
 * server would set up the seats instead.
 */
export function tableTold(table: string): Told {
  const { owner } = keysOf(table);
  const call: Call = owner ? { auth: `Owner ${owner}`, alone: true } : {};
  return { key: table, path: `/api/tables/${table}/channels`, call };
}

/** Every recipient this browser may set up at a table. */
export function toldAt(table: TableInfo): { seat: number | null; told: Told }[] {
  const seats: { seat: number | null; told: Told }[] = table.you.seats.map((seat) => ({
    seat,
    told: seatTold(table.id, seat),
  }));
  const arranges = table.you.owner && (keysOf(table.id).owner || !seats.length);
  return arranges ? [...seats, { seat: null, told: tableTold(table.id) }] : seats;
}

const call = (told: Told, more: Call): Call => ({ ...told.call, ...more });

export const carriers = () => ask<Carriers>("/api/channels");
export const channelsOf = (told: Told) => askAccount<Channel[]>(told.path, told.call);
export const setChannel = (told: Told, kind: Kind, address: string, on: boolean) =>
  askAccount<Channel[]>(told.path, call(told, { method: "PUT", body: { [kind]: address, on } }));
export const confirmMail = (told: Told, code: string) =>
  askAccount<Channel[]>(`${told.path}/confirm`, call(told, { method: "POST", body: { code } }));
