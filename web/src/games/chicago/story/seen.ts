// The Decades whose page this browser has shown.

const PLACE = "bigshoulders.decades."; // by table: how many had ended when it was last open

/** Whether a Decade has ended since the table was last open; asked once for each number. */
export function newDecade(table: string, ended: number): boolean {
  const known = sessionStorage.getItem(PLACE + table);
  sessionStorage.setItem(PLACE + table, String(ended));
  return known !== null && ended > Number(known);
}
