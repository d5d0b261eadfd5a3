import { styleNumber, type Style } from './styles.ts';

/** A column: its heading, its width in characters, and its cells' style. */
export interface Column {
  heading: string;
  width: number;
  style: Style;
}

/** A cell that the spreadsheet program computes (`formula`, without the leading '='), or whose style differs from its column's. */
type SpecialCell = { formula: string; style?: Style } | { value: string | number; style: Style };

/** Text is never treated as a formula; a date is a number, see `dayNumber`; null is an empty cell. */
export type Cell = string | number | SpecialCell | null;

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, valid for every day after February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The serial number of a day (2026-11-23, with or without a time, which is ignored). */
export const dayNumber = (day: string): number => (Date.parse(day.slice(0, 10)) - DAY_ZERO) / DAY_MS;

/** The maximum length of text in a cell; spreadsheet programs report longer ones as damage. */
const LONGEST_TEXT = 32_767;

// What XML can't contain: control characters except tab, line feed and carriage return, unpaired surrogates, and noncharacters.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** The characters that need escaping or removal; most texts have none of them. */
// oxlint-disable-next-line no-control-regex
const CAREFUL = /[\u0000-\u001F<>&_\uD800-\uDFFF\uFFFE\uFFFF]/;
/** Spreadsheet programs read _x0041_ as the character with that code. */
const LOOKS_ENCODED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes a text for XML, without characters that XML can't contain. */
export function escaped(text: string): string {
  const fitting = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  if (!CAREFUL.test(fitting)) return fitting;
  return fitting
    .replaceAll(FORBIDDEN, '')
    .replaceAll(LOOKS_ENCODED, '_x005F_')
    .replaceAll(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
}

/** A, B, … Z, AA, AB, … for 0, 1, … */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(place: string, cell: Cell, style: Style): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    return `<c r="${place}" s="${styleNumber(style)}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? `<c r="${place}" s="${styleNumber(style)}"><v>${cell}</v></c>` : '';
  }
  if ('value' in cell) return cellXml(place, cell.value, cell.style);
  // Without a cached value, so that every program computes its own.
  return `<c r="${place}" s="${styleNumber(cell.style ?? style)}"><f>${escaped(cell.formula)}</f></c>`;
}

/** A row of a sheet as XML; rows count from 1. */
export function rowXml(number: number, cells: readonly Cell[], styles: readonly Style[]): string {
  let text = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    text += cellXml(`${columnName(index)}${number}`, cell, styles[index] ?? 'text');
  }
  return `${text}</row>`;
}
