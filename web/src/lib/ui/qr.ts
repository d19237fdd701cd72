// QR codes for links: byte mode, error correction level L, versions 1 to 9 (up to 230 bytes).

/** By version: data bytes in each block, and error correction bytes for each block. */
const BLOCKS: [number[], number][] = [
  [[19], 7],
  [[34], 10],
  [[55], 15],
  [[80], 20],
  [[108], 26],
  [[68, 68], 18],
  [[78, 78], 20],
  [[97, 97], 24],
  [[116, 116], 30],
];
/** By version: the centres of the alignment patterns. */
const CENTRES = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
const LEVEL_L = 1;

/** A product in the field of 256 elements that the error correction uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The error correction bytes of a block. */
function correction(data: number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    for (let j = 0; j < count; j++)
      divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((one, i) => (rest[i] = (rest[i] ?? 0) ^ times(one, factor)));
  }
  return rest;
}

/** The bytes of a text with their error correction, in the order in which they are drawn. */
function codewords(text: Uint8Array, [sizes, count]: [number[], number]): number[] {
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits = [4, text.length].flatMap((value, i) => spelt(value, i ? 8 : 4));
  for (const byte of text) bits.push(...spelt(byte, 8));
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const bytes: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    bytes.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; bytes.length < room; i++) bytes.push(i % 2 ? 0x11 : 0xec);
  const blocks = sizes.map((size) => bytes.splice(0, size));
  const checks = blocks.map((block) => correction(block, count));
  const woven = (parts: number[][]) =>
    (parts[0] ?? []).flatMap((_, i) => parts.map((part) => part[i] ?? 0));
  return [...woven(blocks), ...woven(checks)];
}

const spelt = (value: number, length: number) =>
  Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1);

/** A value with its own error correction, for the format and the version. */
function guarded(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

class Drawing {
  readonly cells: boolean[][];
  readonly fixed: boolean[][];

  constructor(
    readonly version: number,
    readonly size = version * 4 + 17,
  ) {
    const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.cells = empty();
    this.fixed = empty();
    for (let i = 0; i < size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [y, x] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      this.ring(y, x, 4, (far) => far !== 2 && far !== 4);
    const centres = CENTRES[version - 1] ?? [];
    const last = centres.length - 1;
    centres.forEach((y, i) =>
      centres.forEach((x, j) => {
        const isCorner = (!i && !j) || (!i && j === last) || (i === last && !j);
        if (!isCorner) this.ring(y, x, 2, (far) => far !== 1);
      }),
    );
    this.format(0);
    if (version >= 7) {
      const bits = guarded(version, 12, 0x1f25);
      for (let i = 0; i < 18; i++) {
        const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
        this.fix(far, near, Boolean((bits >>> i) & 1));
        this.fix(near, far, Boolean((bits >>> i) & 1));
      }
    }
  }

  private fix(y: number, x: number, dark: boolean): void {
    const row = this.cells[y];
    const fixed = this.fixed[y];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  private ring(y: number, x: number, far: number, dark: (distance: number) => boolean): void {
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++)
        this.fix(y + dy, x + dx, dark(Math.max(Math.abs(dy), Math.abs(dx))));
  }

  format(mask: number): void {
    const bits = guarded((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number) => Boolean((bits >>> i) & 1);
    for (let i = 0; i < 15; i++) {
      const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
      if (i < 8) this.fix(near, 8, bit(i));
      else this.fix(8, i === 8 ? 7 : near, bit(i));
      if (i < 8) this.fix(8, this.size - 1 - i, bit(i));
      else this.fix(this.size - 15 + i, 8, bit(i));
    }
    this.fix(this.size - 8, 8, true);
  }

  /** Draws the bytes in the zigzag from the lower right. */
  fill(bytes: number[]): void {
    const bits = bytes.flatMap((byte) => spelt(byte, 8));
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++)
        for (const x of [right, right - 1]) {
          const up = ((right + 1) & 2) === 0;
          const y = up ? this.size - 1 - i : i;
          const row = this.cells[y];
          if (row && !this.fixed[y]?.[x]) row[x] = bits[at++] === 1;
        }
    }
  }

  mask(pattern: number): void {
    const covers = MASKS[pattern];
    this.cells.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (covers && !this.fixed[y]?.[x]) row[x] = dark !== covers(y, x);
      }),
    );
  }
}

/**
 * A text as a square of dark and light cells. Any mask can be read; the first is used always, so
 * that the same link gives the same picture.
 */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const found = BLOCKS.findIndex(
    ([sizes]) => sizes.reduce((sum, size) => sum + size, 0) >= bytes.length + 2,
  );
  const blocks = BLOCKS[found];
  if (!blocks) throw new Error("too long for a QR code");
  const drawing = new Drawing(found + 1);
  drawing.fill(codewords(bytes, blocks));
  drawing.mask(0);
  drawing.format(0);
  return drawing.cells;
}
