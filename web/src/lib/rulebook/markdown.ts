// The chapters' Markdown: headings, paragraphs, lists, tables, and a few blocks of our own.
//
//   ::: figure payout        a figure; the text below is its caption
//   ::: rules OPS-1 OPS-5    a margin note with rule numbers, and perhaps a quotation
//   ::: note Title           a margin note
//   ::: edition first ED-13  what another edition does, in brass
//   ::: try purchase         a link that opens this position at a table
//   ::: example / advice     a box
//   ::: questions            "? question" and "! answer" in turn
//   :::                      ends a block
//
// Inside a line: **bold**, *italic*, :icon:, OPS-19 (a link into the law), and {$payout.revenue}, a
// figure read from a position (money with $, otherwise a plain number).

export type Inline =
  | { kind: "text" | "bold" | "italic"; text: string }
  | { kind: "icon"; icon: string }
  | { kind: "rule"; rule: string };

export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "text"; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "figure"; name: string; inside: Block[] }
  | { kind: "rules" | "edition"; rules: string[]; inside: Block[] }
  | { kind: "note"; title: string; inside: Block[] }
  | { kind: "try"; name: string; inside: Block[] }
  | { kind: "example" | "advice"; inside: Block[] }
  | { kind: "questions"; asked: { question: Inline[]; answer: Inline[] }[] };

export interface Section {
  id: string;
  title: string;
}

export interface Chapter {
  id: string;
  title: string;
  lead: Inline[];
  blocks: Block[];
  sections: Section[];
  /** Minutes to read, at 200 words a minute. */
  minutes: number;
}

/** Fills in {…}: turns an expression such as `$payout.revenue` into text. */
export type Fill = (expression: string) => string;

const RULE = /\b(?:[A-Z]+-)+[A-Z0-9]*\d\b/;
const PIECE = new RegExp(
  String.raw`\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|:(?<icon>[a-z][a-z-]*):|(?<rule>${RULE.source})`,
  "g",
);

export function inline(line: string, fill: Fill): Inline[] {
  const text = line.replaceAll(/\{([^}]+)\}/g, (_, expression: string) => fill(expression));
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const { bold, italic, icon, rule } = match.groups ?? {};
    if (bold) found.push({ kind: "bold", text: bold });
    else if (italic) found.push({ kind: "italic", text: italic });
    else if (icon) found.push({ kind: "icon", icon });
    else found.push({ kind: "rule", rule: rule ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** A line as a reader sees it. */
export const plain = (pieces: Inline[]): string =>
  pieces
    .map((one) => ("text" in one ? one.text : one.kind === "rule" ? one.rule : ""))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

const cells = (line: string): string[] =>
  line
    .replaceAll(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function blocks(lines: string[], fill: Fill): Block[] {
  const found: Block[] = [];
  const read = (text: string) => inline(text, fill);
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? "";
    const run = (fits: (line: string) => boolean): string[] => {
      const from = i;
      while (i < lines.length && fits(lines[i] ?? "")) i++;
      return lines.slice(from, i);
    };
    if (!line.trim()) i++;
    else if (line.startsWith("::: ")) {
      i++;
      const inside = run((one) => one !== ":::");
      i++;
      found.push(special(line.slice(4), inside, fill));
    } else if (line.startsWith("## ")) {
      const [, text = "", id = ""] = /^## (.*?) \{#([a-z-]+)\}$/.exec(line) ?? [];
      found.push({ kind: "heading", id, text });
      i++;
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = run((one) => one.startsWith("|"));
      const row = (one: string) => cells(one).map(read);
      found.push({ kind: "table", head: row(head), rows: rows.map(row) });
    } else if (/^(- |\d+\. )/.test(line)) {
      const items = run((one) => /^(- |\d+\. )/.test(one));
      const ordered = !line.startsWith("- ");
      const texts = items.map((item) => read(item.replace(/^(- |\d+\. )/, "")));
      found.push({ kind: "list", ordered, items: texts });
    } else {
      const words = run((one) => one.trim() !== "" && !/^(:::|## |\||- |\d+\. )/.test(one));
      found.push({ kind: "text", inline: read(words.join(" ")) });
    }
  }
  return found;
}

function special(head: string, lines: string[], fill: Fill): Block {
  const [kind = "", ...words] = head.split(" ");
  const rest = words.join(" ");
  const inside = kind === "questions" ? [] : blocks(lines, fill);
  switch (kind) {
    case "figure":
    case "try":
      return { kind, name: rest, inside };
    case "rules":
      return { kind, rules: words, inside };
    case "edition":
      return { kind, rules: words.slice(1), inside };
    case "note":
      return { kind, title: rest, inside };
    case "example":
    case "advice":
      return { kind, inside };
    case "questions": {
      const starting = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => inline(line.slice(2), fill));
      const answers = starting("! ");
      const asked = starting("? ").map((question, i) => ({ question, answer: answers[i] ?? [] }));
      return { kind, asked };
    }
    default:
      throw new Error(`no such block: ${head}`);
  }
}

export function parse(id: string, text: string, fill: Fill): Chapter {
  const [first = "", ...lines] = text.split("\n");
  const [lead, ...found] = blocks(lines, fill);
  if (!first.startsWith("# ") || lead?.kind !== "text")
    throw new Error(`chapter ${id} lacks its title or its first paragraph`);
  const sections = found.flatMap((block) =>
    block.kind === "heading" ? [{ id: block.id, title: block.text }] : [],
  );
  const words = text.split(/\s+/).length;
  return {
    id,
    title: first.slice(2),
    lead: lead.inline,
    blocks: found,
    sections,
    minutes: Math.max(1, Math.round(words / 200)),
  };
}

/** All lines of a block that a reader can search, with the rules it cites. */
export function searchable(block: Block): { text: string; rules: string[] }[] {
  const line = (pieces: Inline[]) => ({
    text: plain(pieces),
    rules: pieces.flatMap((one) => (one.kind === "rule" ? [one.rule] : [])),
  });
  switch (block.kind) {
    case "heading":
      return [];
    case "text":
      return [line(block.inline)];
    case "list":
      return block.items.map(line);
    case "table":
      return block.rows.map((row) =>
        line(row.flatMap((cell): Inline[] => [...cell, { kind: "text", text: " " }])),
      );
    case "questions":
      return block.asked.map(({ question, answer }) =>
        line([...question, { kind: "text", text: " " }, ...answer]),
      );
    default: {
      const rules = "rules" in block ? block.rules : [];
      return block.inside
        .flatMap(searchable)
        .map((one) => ({ ...one, rules: [...one.rules, ...rules] }));
    }
  }
}
