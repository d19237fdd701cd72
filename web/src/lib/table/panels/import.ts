// Why a file can't be opened as a saved log, in a player's words.
import type { Refusal } from "$lib/api/types";
import { t } from "$lib/i18n/i18n.svelte";

/** Faults of a first line that show that the file is no log. */
const NO_HEADER = [
  "log/empty",
  "log/not-json",
  "log/not-an-object",
  "log/unknown-format",
  "log/bad-header",
  "log/bad-seed",
];
/** Faults of a line that was written only in part. */
const CUT = ["log/not-json", "log/not-an-object", "log/bad-entry"];
/** The kinds of checks: the form of a log, its proof, each move in it. */
const CHECKS = ["log", "verify", "spelling"];

/** The reason; empty where the refusal isn't about the file. */
export function whyNoLog({ code, facts = {} }: Refusal): string {
  if (code === "config/unknown-game") return t("web-import-other-game");
  if (code === "import/other-rules")
    return t("web-import-other-rules", {
      got: Number(facts["got"]),
      expected: Number(facts["expected"]),
    });
  if (code === "verify/still-running") return t("web-import-running");
  if (!CHECKS.includes(code.split("/")[0] ?? "")) return "";
  const line = Number(String(facts["where"]).replace("line ", ""));
  if (line === 1)
    return NO_HEADER.includes(code) ? t("web-import-no-log") : t("web-import-changed-start");
  return CUT.includes(code) ? t("web-import-cut", { line }) : t("web-import-changed", { line });
}
