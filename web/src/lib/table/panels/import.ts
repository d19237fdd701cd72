// Why a file can't be opened as a saved log, in a player's words.
import type { Refusal } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";

/** Faults of a first line that show that the file is no log. */
const NO_HEADER = [
  "empty",
  "not-json",
  "not-an-object",
  "unknown-format",
  "bad-header",
  "bad-seed",
];
/** Faults of a line that was written only in part. */
const CUT = ["not-json", "not-an-object", "bad-entry"];

/** The reason; empty where the refusal isn't about the file. */
export function whyNoLog({ code, facts = {} }: Refusal): string {
  if (code === "config/unknown-game") return t("web-import-other-game");
  if (code === "import/other-rules")
    return t("web-import-other-rules", {
      got: Number(facts["got"]),
      expected: Number(facts["expected"]),
    });
  if (code === "log/still-running") return t("web-import-running");
  const [kind, fault = ""] = code.split("/");
  if (kind !== "log") return "";
  const line = Number(String(facts["where"]).replace("line ", ""));
  if (line === 1 && NO_HEADER.includes(fault)) return t("web-import-no-log");
  return t(CUT.includes(fault) ? "web-import-cut" : "web-import-changed", { line });
}
