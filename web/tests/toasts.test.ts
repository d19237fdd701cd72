import { afterEach, describe, expect, it, vi } from "vitest";
import { dismiss, notify, shownNotices } from "../src/lib/ui/toasts.svelte";

const texts = () => shownNotices().map(({ text }) => text);

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of shownNotices()) dismiss(id);
});

describe("notices", () => {
  it("are shown once, however often they are repeated", () => {
    notify("No answer", { kind: "error" });
    notify("Copied");
    notify("No answer", { kind: "error" });
    expect(texts()).toEqual(["Copied", "No answer"]);
  });

  it("pass after a few seconds, unless they are errors or asked to stay", () => {
    vi.useFakeTimers();
    notify("Copied");
    notify("Refused", { kind: "error" });
    notify("No answer", { kind: "error", stays: false });
    vi.runAllTimers();
    expect(texts()).toEqual(["Refused"]);
  });

  it("that are repeated pass later", () => {
    vi.useFakeTimers();
    notify("Copied");
    vi.advanceTimersByTime(5000);
    notify("Copied");
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(["Copied"]);
  });
});
