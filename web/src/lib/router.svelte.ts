// Addresses and pages: the path, its parts, and navigation without reloading the page.

export interface Address {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Address {
  const { pathname, search, hash } = location;
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

let address = $state.raw<Address>(read());

export function here(): Address {
  return address;
}

/** Navigates to a path of this site. `replace` leaves no entry in the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address = read();
  if (!replace) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (link.pathname === location.pathname && link.hash) return; // an anchor on this page
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", () => (address = read()));
  addEventListener("click", follow);
}
