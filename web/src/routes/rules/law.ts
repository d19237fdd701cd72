// The rules by id, as the server has them, grouped for reading.

export interface Paragraph {
  id: string;
  section: string;
  text: string;
}

export interface Section {
  title: string;
  paragraphs: Paragraph[];
}

export function sections(paragraphs: Paragraph[]): Section[] {
  const found: Section[] = [];
  for (const paragraph of paragraphs) {
    const last = found.at(-1);
    if (last?.title === paragraph.section) last.paragraphs.push(paragraph);
    else found.push({ title: paragraph.section, paragraphs: [paragraph] });
  }
  return found;
}

/** The paragraphs that contain every word, in their id, section or text. */
export function search(paragraphs: Paragraph[], wanted: string): Paragraph[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return paragraphs.filter(({ id, section, text }) => {
    const whole = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

export interface Piece {
  text: string;
  /** The id this piece refers to. */
  rule?: string;
}

const REFERENCE = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?\b/g;

/** Cuts a text at the ids it mentions; only ids that exist become references. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (!known.has(match[0])) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[0], rule: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
