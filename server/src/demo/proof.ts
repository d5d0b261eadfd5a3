import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** The size of the proof's picture in pixels, with a bulletin's proportions. */
const WIDTH = 480;
const HEIGHT = 160;

type Color = readonly [red: number, green: number, blue: number];

/** An area of one color: a rectangle or a disc, in pixels from the top left. */
interface Shape {
  kind: 'rectangle' | 'disc';
  x: number;
  y: number;
  width: number;
  height: number;
  color: Color;
}

const PALETTES: readonly (readonly Color[])[] = [
  [
    [20, 33, 61],
    [252, 163, 17],
    [229, 229, 229],
    [255, 255, 255],
  ],
  [
    [0, 114, 159],
    [255, 209, 102],
    [239, 71, 111],
    [247, 255, 247],
  ],
  [
    [38, 70, 83],
    [42, 157, 143],
    [233, 196, 106],
    [231, 111, 81],
  ],
  [
    [61, 12, 75],
    [179, 19, 107],
    [255, 190, 11],
    [251, 251, 251],
  ],
  [
    [27, 67, 50],
    [82, 183, 136],
    [216, 243, 220],
    [255, 183, 3],
  ],
];

/** The artwork of a proof: background, band, sun and headline bars, all derived from the key. */
function artworkOf(key: string): Shape[] {
  const bytes = createHash('sha256').update(key).digest();
  const byte = (index: number) => bytes[index % bytes.length] ?? 0;
  const palette = PALETTES[byte(0) % PALETTES.length] ?? [];
  const color = (index: number): Color => palette[(byte(1) + index) % palette.length] ?? [0, 0, 0];
  const textLeft = byte(2) % 2 === 0;
  const left = textLeft ? 28 : 240;
  const bars = Array.from({ length: 2 + (byte(3) % 2) }, (_, line) => ({
    kind: 'rectangle' as const,
    x: left,
    y: 34 + line * 34,
    width: 110 + (byte(4 + line) % 100),
    height: line === 0 ? 24 : 16,
    color: color(3),
  }));
  const radius = 40 + (byte(8) % 34);
  return [
    { kind: 'rectangle', x: 0, y: 0, width: WIDTH, height: HEIGHT, color: color(0) },
    { kind: 'rectangle', x: 0, y: 118 + (byte(9) % 20), width: WIDTH, height: HEIGHT, color: color(1) },
    { kind: 'disc', x: textLeft ? 370 : 110, y: 80, width: radius, height: radius, color: color(2) },
    ...bars,
  ];
}

const covers = ({ kind, x, y, width, height }: Shape, column: number, row: number): boolean =>
  kind === 'disc'
    ? (column - x) ** 2 + (row - y) ** 2 < width ** 2
    : column >= x && column < x + width && row >= y && row < y + height;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Renders a key's proof as a PNG (8-bit RGB, 480 × 160). The same key gives the same bytes. */
export function renderProofPng(key: string): Buffer {
  const shapes = artworkOf(key).reverse();
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      const shape = shapes.find((one) => covers(one, column, row));
      rows.set(shape?.color ?? [0, 0, 0], row * (WIDTH * 3 + 1) + 1 + column * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Renders the same artwork as a page to print: as vectors, 1 pixel to 1.5 points, with a margin and the key below. */
export async function renderProofPdf(key: string): Promise<Uint8Array> {
  // Loaded on demand, because it would take a fifth of the server's start.
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib');
  const scale = 1.5;
  const margin = 24;
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([WIDTH * scale + margin * 2, HEIGHT * scale + margin * 2 + 16]);
  const top = page.getHeight() - margin;
  for (const { kind, x, y, width, height, color } of artworkOf(key)) {
    const [red, green, blue] = color;
    const fill = rgb(red / 255, green / 255, blue / 255);
    if (kind === 'disc') {
      page.drawCircle({ x: margin + x * scale, y: top - y * scale, size: width * scale, color: fill });
    } else {
      const visible = Math.min(height, HEIGHT - y);
      page.drawRectangle({
        x: margin + x * scale,
        y: top - (y + visible) * scale,
        width: width * scale,
        height: visible * scale,
        color: fill,
      });
    }
  }
  page.drawText(`Proof ${key}`, { x: margin, y: margin - 8, size: 9, color: rgb(0.35, 0.39, 0.45) });
  return pdf.save();
}
