import type { Cell } from '../convert.ts';
import { parse, parsing, unpack, type Attributes, type Parts } from './parts.ts';
import { dayOf, dayStyles } from './styles.ts';

/** Excel's last column, XFD. */
const MOST_COLUMNS = 16_384;

/** The texts that cells share, by index. Phonetic readings are left out. */
function sharedTexts(parts: Parts): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  let isText = false;
  let aloud = false;
  parse(parts['xl/sharedStrings.xml'], {
    open(element) {
      if (element === 'si') text = '';
      if (element === 't') isText = true;
      if (element === 'rPh') aloud = true;
    },
    close(element) {
      if (element === 'si') texts.push(unescaped(text ?? ''));
      if (element === 't') isText = false;
      if (element === 'rPh') aloud = false;
    },
    text(piece) {
      if (isText && !aloud) text += piece;
    },
  });
  return texts;
}

/** Decodes escapes such as _x000D_ for characters that XML can't contain. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** The column of a cell reference such as 'AB12', from 0; undefined if it isn't one. */
function columnOf(place: string | undefined): number | undefined {
  const [letters] = /^[A-Za-z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column > MOST_COLUMNS ? undefined : column - 1;
}

interface Cells {
  shared: readonly string[];
  isDay: readonly boolean[];
  from1904: boolean;
}

/** A cell's value, from its element's `kind` and `style` and its `text`. */
function cellOf(
  { shared, isDay, from1904 }: Cells,
  { t: kind = 'n', s: style }: Attributes,
  text: string,
): Cell {
  if (text === '') return null;
  switch (kind) {
    case 's':
      return shared[Number(text)] ?? null;
    case 'b':
      return text === '1' || text === 'true';
    case 'd': {
      const day = new Date(text);
      return Number.isNaN(day.valueOf()) ? text : day;
    }
    case 'n': {
      const number = Number(text);
      if (!Number.isFinite(number)) return text;
      return isDay[Number(style ?? 0)] === true ? dayOf(number, from1904) : number;
    }
    default:
      // Text cells, formula results, and errors such as #N/A.
      return unescaped(text);
  }
}

const isEmpty = (cell: Cell): boolean => cell === null || cell === '';

/**
 * The non-empty rows of the first sheet, each up to its last non-empty cell. Ignores the size that the sheet declares.
 * @throws Error if it isn't a sheet
 */
export function* rowsIn(bytes: Uint8Array): Generator<Cell[]> {
  const { parts, sheet, from1904 } = unpack(bytes);
  const cells: Cells = { shared: sharedTexts(parts), isDay: dayStyles(parts), from1904 };
  let ready: Cell[][] = [];
  let row: Cell[] = [];
  let column = -1;
  let attributes: Attributes = {};
  let text = '';
  let isValue = false;
  const pieces = parsing(sheet, {
    open(element, given) {
      if (element === 'row') [row, column] = [[], -1];
      if (element === 'c') [attributes, column, text] = [given, columnOf(given.r) ?? column + 1, ''];
      // A cell's value, or part of its inline text.
      if (element === 'v' || element === 't') isValue = true;
    },
    text(piece) {
      if (isValue) text += piece;
    },
    close(element) {
      if (element === 'v' || element === 't') isValue = false;
      if (element === 'c') {
        const cell = cellOf(cells, attributes, text);
        if (isEmpty(cell) || column >= MOST_COLUMNS) return;
        while (row.length < column) row.push(null);
        row[column] = cell;
      }
      if (element === 'row' && row.length > 0) ready.push(row);
    },
  });
  for (const _ of pieces) {
    yield* ready;
    ready = [];
  }
  yield* ready;
}
