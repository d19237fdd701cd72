// The picture to share: the poster and the bars, drawn on a canvas.
import skyline from "../home/skyline.svg?raw";
import { usd } from "../words";
import type { Row } from "./story";
import { seatColour } from "$lib/ui/marks";

export type Format = "wide" | "tall";
export const SIZES: Record<Format, [number, number]> = { wide: [1200, 630], tall: [1080, 1350] };

export interface Facts {
  city: string;
  title: string;
  by: string;
  goalCash: number;
  rows: (Row & { name: string })[];
}

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The skyline as an image; the page's colours are written into it. */
async function drawnSkyline(): Promise<HTMLImageElement> {
  const [width, height] = /viewBox="([^"]+)"/.exec(skyline)?.[1]?.split(" ").slice(2) ?? [];
  const drawing = skyline
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))
    .replace("<svg ", `<svg width="${width}" height="${height}" `);
  const image = new Image(Number(width), Number(height));
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

/** Words in as many lines as the width needs, at most two, in a size that fits. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; width: number; size: number; style?: string },
): number {
  const font = (size: number) => `${at.style ?? ""} ${size}px ${token("--font-display")}`.trim();
  let { size } = at;
  let lines: string[] = [];
  for (; size > 20; size -= 4) {
    pen.font = font(size);
    lines = wrapped(pen, text, at.width);
    if (lines.length <= 2 && lines.every((line) => pen.measureText(line).width <= at.width)) break;
  }
  lines.forEach((line, i) => pen.fillText(line, at.x, at.y + size * (0.9 + 1.08 * i)));
  return at.y + size * 1.08 * lines.length;
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function hatched(pen: CanvasRenderingContext2D, colour: string, tint: string): CanvasPattern {
  const tile = document.createElement("canvas");
  tile.width = tile.height = 12;
  const brush = tile.getContext("2d");
  if (!brush) throw new Error("no canvas");
  brush.fillStyle = tint;
  brush.fillRect(0, 0, 12, 12);
  brush.strokeStyle = colour;
  brush.lineWidth = 2.4;
  for (const shift of [-12, 0, 12]) {
    brush.beginPath();
    brush.moveTo(shift, 12);
    brush.lineTo(shift + 12, 0);
    brush.stroke();
  }
  const pattern = pen.createPattern(tile, "repeat");
  if (!pattern) throw new Error("no pattern");
  return pattern;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function bars(pen: CanvasRenderingContext2D, facts: Facts, { x, y, width, height }: Place): void {
  const most = Math.max(1, ...facts.rows.map(({ total }) => total));
  const tall = height / facts.rows.length;
  const scale = (amount: number) => (width * Math.max(0, amount)) / most;
  facts.rows.forEach((row, i) => {
    const colour = seatColour(row.seat);
    const top = y + tall * i;
    const size = Math.min(34, tall * 0.3);
    pen.textAlign = "left";
    pen.fillStyle = token(`--p-${colour}-ink`);
    pen.font = `700 ${size}px ${token("--font-display")}`;
    pen.fillText(row.name, x, top + size, width * 0.68);
    pen.textAlign = "right";
    pen.fillStyle = token("--ink");
    pen.font = `700 ${size}px ${token("--font-text")}`;
    pen.fillText(usd(row.total), x + width, top + size);
    pen.textAlign = "left";
    const [barTop, barTall] = [top + size * 1.4, tall - size * 1.4 - tall * 0.16];
    let left = x;
    pen.fillStyle = token(`--p-${colour}`);
    pen.fillRect(left, barTop, scale(row.cash), barTall);
    left += scale(row.cash);
    pen.fillStyle = hatched(pen, token(`--p-${colour}`), token(`--p-${colour}-tint`));
    pen.fillRect(left, barTop, scale(row.shares), barTall);
    pen.strokeStyle = token(`--p-${colour}`);
    pen.lineWidth = 2;
    pen.strokeRect(left, barTop + 1, scale(row.shares), barTall - 2);
    left += scale(row.shares);
    pen.fillStyle = token("--brass");
    for (let won = 0; won < Math.round(row.goals / facts.goalCash); won++) {
      pen.fillRect(left, barTop, scale(facts.goalCash) - 2, barTall);
      left += scale(facts.goalCash);
    }
  });
}

/** Draws the picture in one of its two formats. */
export async function draw(canvas: HTMLCanvasElement, facts: Facts, format: Format): Promise<void> {
  const sky = await drawnSkyline();
  const [width, height] = SIZES[format];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = token("--sheet");
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = pen.fillStyle = token("--ink");
  pen.lineWidth = 8;
  pen.strokeRect(16, 16, width - 32, height - 32);
  pen.lineWidth = 2;
  pen.strokeRect(30, 30, width - 60, height - 60);
  const isWide = format === "wide";
  const text = { x: 64, width: isWide ? 470 : width - 128 };
  pen.font = `700 26px ${token("--font-display")}`;
  pen.fillText(facts.city, text.x, 92);
  let y = write(pen, facts.title, { ...text, y: 112, size: isWide ? 76 : 104, style: "700" });
  pen.fillStyle = token("--ink-2");
  y = write(pen, facts.by, { ...text, y: y + 8, size: isWide ? 34 : 44, style: "italic" });
  const skyWide = isWide ? 500 : width - 62;
  const skyTall = (skyWide * sky.height) / sky.width;
  const room = isWide ? height - 31 - y : 380;
  const shown = Math.min(skyTall, room);
  const narrowed = (sky.width * shown) / sky.height;
  pen.drawImage(sky, isWide ? 31 : (width - narrowed) / 2, height - 31 - shown, narrowed, shown);
  bars(
    pen,
    facts,
    isWide
      ? { x: 590, y: 84, width: 540, height: height - 150 }
      : { x: 64, y: y + 40, width: width - 128, height: height - 31 - shown - y - 60 },
  );
}
