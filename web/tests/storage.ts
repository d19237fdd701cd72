import { vi } from "vitest";

/** The browser's local storage, replaced by a Map. */
export const kept = new Map<string, string>();
vi.stubGlobal(
  "localStorage",
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);

/** The storage of one tab. */
export const keptInTab = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => keptInTab.get(key) ?? null,
  setItem: (key: string, value: string) => keptInTab.set(key, value),
});
