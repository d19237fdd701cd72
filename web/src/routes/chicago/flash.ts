// What an entry changed, as the names under which the table marks its things.
import type { Entry } from "$lib/api/types";
import { targetsOf } from "$lib/panels/log";

export function flashed(entry: Entry): string[] {
  const things = new Set(targetsOf(entry));
  for (const event of entry.events) {
    if (event.event === "paid") {
      things.add(String(event["payer"])).add(String(event["payee"]));
      for (const purse of [event["payer"], event["payee"]]) things.add(`company:${String(purse)}`);
    }
    if (event.event === "building_used") things.add(`space:${String(event["space"])}`);
    if (event.event === "goods_moved") things.add(`demand:${String(event["target"])}`);
    if (event.event === "cubes_moved")
      things.add(String(event["origin"])).add(String(event["target"]));
  }
  return [...things];
}
