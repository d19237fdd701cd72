import { describe, expect, it, vi } from "vitest";

vi.mock("$lib/i18n/i18n.svelte", () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
}));
const { whyNoLog } = await import("../src/lib/table/panels/import");

const NO_LOG = "web-import-no-log";
const CHANGED_START = "web-import-changed-start";

describe("a file that can't be opened as a saved log", () => {
  it.each([
    ["log/empty", 1, NO_LOG],
    ["log/not-json", 1, NO_LOG],
    ["log/not-an-object", 1, NO_LOG],
    ["log/unknown-format", 1, NO_LOG],
    ["log/bad-header", 1, NO_LOG],
    ["log/bad-seed", 1, NO_LOG],
    ["log/seed-does-not-fit", 1, CHANGED_START],
    ["log/other-position", 1, CHANGED_START],
    ["verify/other-commitment", 1, CHANGED_START],
    ["verify/other-seed", 1, CHANGED_START],
    ["verify/still-running", 1, "web-import-running"],
    ["log/not-json", 5, "web-import-cut 5"],
    ["log/not-an-object", 5, "web-import-cut 5"],
    ["log/bad-entry", 5, "web-import-cut 5"],
    ["log/wrong-number", 5, "web-import-changed 5"],
    ["log/undo-to-nowhere", 5, "web-import-changed 5"],
    ["log/illegal-move", 5, "web-import-changed 5"],
    ["log/other-events", 5, "web-import-changed 5"],
    ["log/other-position", 5, "web-import-changed 5"],
    ["spelling/unknown-kind", 5, "web-import-changed 5"],
    ["spelling/missing-argument", 5, "web-import-changed 5"],
  ])("with %s in line %i", (code, line, words) => {
    expect(whyNoLog({ code, text: "", facts: { where: `line ${line}` } })).toBe(words);
  });

  it("is from other rules or another game", () => {
    const facts = { where: "line 1", got: 1, expected: 2 };
    expect(whyNoLog({ code: "import/other-rules", text: "", facts })).toBe(
      "web-import-other-rules 1 2",
    );
    expect(whyNoLog({ code: "config/unknown-game", text: "", facts: { got: "nim" } })).toBe(
      "web-import-other-game",
    );
  });

  it("isn't blamed for anything else", () => {
    for (const code of ["too_large", "unreachable", "config/unknown-option"])
      expect(whyNoLog({ code, text: "" })).toBe("");
  });
});
