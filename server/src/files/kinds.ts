import type { FileEnding } from '@galley/shared/domain/recordFiles';

/** How many bytes at the start of a file are checked. */
export const LOOKED_AT = 64 * 1024;

const begins =
  (...starts: string[]) =>
  (head: Buffer): boolean =>
    starts.some((start) => head.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** Recognizes box-based formats such as HEIC and AVIF by their brand. */
const isBoxed =
  (...brands: string[]) =>
  (head: Buffer): boolean =>
    head.toString('latin1', 4, 8) === 'ftyp' && brands.includes(head.toString('latin1', 8, 12));

const isWebp = (head: Buffer) => begins('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP';

/** Content that a browser, a shell or an operating system would run. */
const RUNS = /^(?:\uFEFF)?\s*(?:<(?:!doctype|!--|\?|[a-z])|#!)|^MZ/i;
// oxlint-disable-next-line no-control-regex -- these are looked for
const CONTROL = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/** Text in any alphabet that nothing would run. */
function isText(head: Buffer): boolean {
  const isWide = begins('\xFF\xFE', '\xFE\xFF')(head);
  if (isWide && head.length % 2 === 1) return false;
  const big = isWide && head[0] === 0xfe;
  const text = isWide
    ? (big ? Buffer.from(head).swap16() : head).toString('utf16le')
    : head.toString(head.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? 'utf8' : 'latin1');
  return !CONTROL.test(text) && !RUNS.test(text);
}

const isZip = begins('PK\x03\x04', 'PK\x05\x06');
const isCompound = begins('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
const isPdf = begins('%PDF-');
const isPostScript = begins('%!PS', '\xC5\xD0\xD3\xC6');
const isJpeg = begins('\xFF\xD8\xFF');
const isTiff = begins('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
const isPhotoshop = begins('8BPS');

/** How files of each extension begin. Nothing is unpacked or read further, because files are served as they came (ATT-05). */
const BEGINS: Readonly<Record<FileEnding, (head: Buffer) => boolean>> = {
  ai: (head) => isPdf(head) || isPostScript(head),
  avif: isBoxed('avif', 'avis', 'mif1'),
  bmp: begins('BM'),
  csv: isText,
  doc: isCompound,
  docx: isZip,
  eml: isText,
  eps: isPostScript,
  gif: begins('GIF87a', 'GIF89a'),
  heic: isBoxed('heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'),
  indd: begins('\x06\x06\xED\xF5\xD8\x1D\x46\xE5'),
  jpeg: isJpeg,
  jpg: isJpeg,
  msg: isCompound,
  odp: isZip,
  ods: isZip,
  odt: isZip,
  pdf: isPdf,
  png: begins('\x89PNG\r\n\x1A\n'),
  ppt: isCompound,
  pptx: isZip,
  psb: isPhotoshop,
  psd: isPhotoshop,
  tif: isTiff,
  tiff: isTiff,
  txt: isText,
  webp: isWebp,
  xls: isCompound,
  xlsx: isZip,
  zip: isZip,
};

/** Whether a file's first `LOOKED_AT` bytes match its extension. */
export const isOfKind = (ending: FileEnding, head: Buffer): boolean => BEGINS[ending](head);
