import { FluentResource } from "@fluent/bundle";
import { afterAll, describe, expect, it, vi } from "vitest";
import { money, percent, signed, signedMoney } from "../src/lib/i18n/formats";
import { bundleOf, currentLanguage, speak, t } from "../src/lib/i18n/i18n.svelte";
import { ago } from "../src/lib/i18n/times";
import { Late } from "./late";
import "./storage";

describe("money and numbers, formatted like the server's", () => {
  it("put sign and separator where the language does", () => {
    expect(money(1253, "en")).toBe("$1,253");
    expect(money(1253, "fr")).toBe("1\u202f253\u00a0$");
    expect(money(1253, "de")).toBe("1.253\u00a0$");
    expect(money(-30, "en")).toBe("\u2212$30");
    expect(money(1_234_567, "en")).toBe("$1,234,567");
  });
  it("show the sign of a change", () => {
    expect(signedMoney(170, "en")).toBe("+$170");
    expect(signedMoney(-30, "de")).toBe("\u221230\u00a0$");
    expect(signed(0)).toBe("+0");
    expect(signed(-2)).toBe("\u22122");
  });
  it("show shares as percentages", () => {
    expect(percent(3, "en")).toBe("30%");
    expect(percent(3, "de")).toBe("30\u00a0%");
  });
});

describe("a bundle", () => {
  it("provides the functions that messages use", () => {
    const words = new FluentResource("pays = { MONEY($sum) }, { PERCENT(2) }, { SIGNED($n) }");
    const bundle = bundleOf("fr", [words]);
    const pattern = bundle.getMessage("pays")?.value;
    expect(pattern && bundle.formatPattern(pattern, { sum: 1200, n: -1 })).toBe(
      "1\u202f200\u00a0$, 20\u202f%, \u22121",
    );
  });
});

describe("the language", () => {
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it("is the last one chosen, though the words of another arrive later", async () => {
    const french = new Late<Response>();
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async (path: string) =>
      path.includes("fr") ? french.promise : new Response("hello = Hallo"),
    );
    const overtaken = speak("fr");
    await speak("de");
    french.arrive(new Response("hello = Bonjour"));
    await overtaken;
    expect([currentLanguage(), t("hello")]).toEqual(["de", "Hallo"]);
  });

  it("that was overtaken fails silently; the last one chosen says that it can't be loaded", async () => {
    const failing = new Late<Response>();
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async (path: string) =>
      path.includes("en") ? failing.promise : new Response("hello = Hallo"),
    );
    const overtaken = speak("en");
    await speak("de");
    failing.arrive(new Response("", { status: 503 }));
    await expect(overtaken).resolves.toBeUndefined();
    await expect(speak("en")).rejects.toThrow("en");
    expect(currentLanguage()).toBe("de");
  });
});

describe("how long ago", () => {
  it("uses the largest unit", () => {
    expect(ago(1000, "en", 1000 + 59)).toBe("now");
    expect(ago(1000, "en", 1000 + 3600)).toBe("1 hour ago");
    expect(ago(1000, "de", 1000 + 2 * 86_400)).toBe("vorgestern");
  });
});
