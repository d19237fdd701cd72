// Setting up tables: the requests to the server, and the keys kept from its answers.
import { api, isAnswer, Refused } from "$lib/api/client";
import { keepKeys, keysOf, knownTables } from "$lib/api/tokens";
import type {
  BotOffer,
  CreatedTable,
  GameId,
  GameOffer,
  NewTable,
  SeatRequest,
  TableInfo,
} from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";
import { go } from "$lib/router.svelte";
import { preferences } from "$lib/settings.svelte";
import { notify } from "$lib/ui/toasts.svelte";

/** Bot names, in seat order. */
export const BOT_NAMES = ["Jen", "Susan", "Thomas", "Ida"];
const FIRST_BOT = "broker";

/** The name of a player who gave none. */
export const defaultName = (seat = 0): string => t("web-default-name", { seat: seat + 1 });

/** The name this browser remembers, or else one that is nobody's. */
export function myName(): string {
  return preferences().name.trim() || defaultName();
}

/** This browser's part of the seed, mixed in so that nobody alone determines the luck. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Saves the keys of a new table: the player's own seats, and the invitations to hand out. */
export function keepCreated(made: CreatedTable, wishes: SeatRequest[]): void {
  const seats: Record<number, string> = {};
  const invites: Record<number, string> = {};
  for (const { seat, token } of made.seats)
    if (token) (wishes[seat]?.kind === "me" ? seats : invites)[seat] = token;
  keepKeys(made.table, { owner: made.owner, watch: made.watch, seats, invites });
}

/** Whether this browser has never had a seat at a table. */
export const isNewcomer = () => knownTables().length === 0;

/** Creates a table and goes there; `before` runs in between, with its id. */
export async function openTable(wish: NewTable, before?: (id: string) => void): Promise<void> {
  const made = await api.createTable({ ...wish, entropy: entropy() });
  keepCreated(made, wish.seats);
  before?.(made.table);
  go(`/t/${made.table}`);
}

/** Today's date in the player's time zone. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The bot offered first: a Broker, or else the server's default. */
export function usualBot(offer: GameOffer): string {
  const named = offer.bots.find((bot) => bot.name === FIRST_BOT);
  const usual = named ?? offer.bots.find((bot) => bot.default) ?? offer.bots[0];
  return usual?.name ?? FIRST_BOT;
}

/** The bots worth playing against: those that think, if there are any. */
export function worthyBots(offer: GameOffer): BotOffer[] {
  const thinking = offer.bots.filter((bot) => bot.name !== "random");
  return thinking.length ? thinking : offer.bots;
}

/** The bot for seats that nobody takes. */
export async function standIn(game: GameId): Promise<string> {
  const offer = (await api.games()).find((one) => one.game === game);
  return offer ? usualBot(offer) : FIRST_BOT;
}

/** Whether this browser plays at a table. */
export const playsAt = (table: TableInfo) => table.you.seats.length > 0;

/**
 * Starts a game with the same options, alone also with the same luck; the second player to ask
 * joins the table of the first.
 */
export async function playAgain(table: TableInfo, sameLuck = false): Promise<void> {
  try {
    const made = await api.rematch(table.id, sameLuck);
    const own = (seat: number) => table.you.seats.includes(seat);
    keepCreated(
      made,
      table.seats.map(({ seat, name }) => ({ kind: own(seat) ? "me" : "invite", name })),
    );
    go(`/t/${made.table}`);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "rematch_made") throw error;
    await followRematch(table, String(error.refusal.facts?.["table"]));
  }
}

/** Takes the player's seat at the next game, which the links of this one open. */
export async function followRematch(table: TableInfo, next: string): Promise<void> {
  const { seats } = keysOf(table.id);
  if (Object.keys(seats).length) keepKeys(next, { seats });
  await orSay(async () => {
    const { you, seats: places } = await api.table(next);
    for (const seat of places)
      if (you.seats.includes(seat.seat) && !seat.joined) {
        const token = seats[seat.seat];
        const body = { name: table.seats[seat.seat]?.name || myName(), entropy: entropy() };
        const joined = await api.join(next, seat.seat, body, token ? `Seat ${token}` : "");
        if (joined.token) keepKeys(next, { seats: { [joined.seat]: joined.token } });
      }
  });
  go(`/t/${next}`);
}

/** Runs an action of a page and shows a refusal as a notice. */
export async function orSay(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    say(error);
  }
}

/**
 * Shows a refusal as a notice and rethrows any other error. A notice that the server didn't answer
 * goes away by itself.
 */
export function say(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  notify(sayRefusal(error), { kind: "error", stays: isAnswer(error.refusal) });
}

export function sayRefusal(error: Refused): string {
  return error.refusal.text;
}

export function inviteLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("web-copied"));
  } catch {
    notify(t("web-copy-failed", { text }), { kind: "error" });
  }
}
