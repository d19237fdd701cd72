// "Try it": a table that starts from the position of an example.
import type { SeatRequest } from "$lib/api/types";
import { BOT_NAMES, myName, openTable, orSay, standIn } from "$lib/tables";
import type { Rulebook } from "./book";

/** Opens the position of an example at a new table; bots play all seats but the first. */
export async function openExample(book: Rulebook, example: string): Promise<void> {
  const players = book.shown[example]?.view["players"];
  const others = Array.isArray(players) ? players.length - 1 : 0;
  await orSay(async () => {
    const bot = await standIn(book.game);
    const bots = BOT_NAMES.slice(0, others).map((name): SeatRequest => ({
      kind: "bot",
      name,
      bot,
    }));
    const me: SeatRequest = { kind: "me", name: myName() };
    await openTable({ game: book.game, config: {}, seats: [me, ...bots], example });
  });
}
