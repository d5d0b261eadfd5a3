import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Column } from '#server/common/spreadsheet/cells';
import type { Sheet } from '#server/common/spreadsheet/workbook';
import { tempFolder } from '../../tempFolder.ts';

const COLUMNS: Column[] = [
  { heading: 'Design', width: 30, style: 'text' },
  { heading: 'Qty', width: 8, style: 'number' },
  { heading: 'Cost', width: 12, style: 'currency' },
  { heading: 'Ship', width: 12, style: 'date' },
];
/** A sheet with a column of each type. */
export const sheet = (rows: Sheet['rows'], name = 'Orders'): Sheet => ({ name, columns: COLUMNS, rows });

interface ReadCell {
  /** The value as written; a formula has none. */
  value: string;
  isText: boolean;
  /** The number format of the cell. */
  format: string;
  isBold: boolean;
  formula: string | undefined;
}

export interface ReadSheet {
  name: string;
  xml: string;
  /** Cells by place: 'A1'. */
  cells: Map<string, ReadCell>;
  /** The number of rows, including the heading. */
  rows: number;
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found.slice(1));
const attribute = (text: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '';
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };
const unescaped = (text: string) =>
  text.replaceAll(/&([a-z0-9#]+);/g, (_, name: string) => NAMED[name] ?? '').replaceAll('_x005F_', '_');

const BUILT_IN: Record<string, string> = { 0: 'General', 3: '#,##0', 10: '0.00%', 49: '@' };

function readFormats(styles: string): { format: string; isBold: boolean }[] {
  const own = new Map(
    matches(styles, /<numFmt ([^>]*)\/>/g).map(([text = '']) => [
      attribute(text, 'numFmtId'),
      unescaped(attribute(text, 'formatCode')),
    ]),
  );
  const fonts = matches(styles, /<font>(.*?)<\/font>/g).map(([font = '']) => font.includes('<b/>'));
  const cellFormats = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return matches(cellFormats, /<xf ([^>]*)\/>/g).map(([text = '']) => {
    const id = attribute(text, 'numFmtId');
    return {
      format: own.get(id) ?? BUILT_IN[id] ?? id,
      isBold: fonts[Number(attribute(text, 'fontId'))] ?? false,
    };
  });
}

/** Reads an .xlsx file by unpacking it and parsing its XML. */
export function readWorkbook(bytes: Uint8Array): ReadSheet[] {
  const files = unzipSync(bytes);
  const part = (name: string) => {
    const file = files[name];
    if (file === undefined) throw new Error(`there is no ${name}`);
    return strFromU8(file);
  };
  const formats = readFormats(part('xl/styles.xml'));
  const targets = new Map(
    matches(part('xl/_rels/workbook.xml.rels'), /<Relationship ([^>]*)\/>/g).map(([text = '']) => [
      attribute(text, 'Id'),
      attribute(text, 'Target'),
    ]),
  );
  return matches(part('xl/workbook.xml'), /<sheet ([^>]*)\/>/g).map(([sheet = '']) => {
    const xml = part(`xl/${targets.get(attribute(sheet, 'r:id'))}`);
    const cells = new Map(
      matches(xml, /<c ([^>]*)>(.*?)<\/c>/gs).map(([head = '', body = '']): [string, ReadCell] => {
        const format = formats[Number(attribute(head, 's'))] ?? { format: '', isBold: false };
        const formula = /<f>(.*?)<\/f>/s.exec(body)?.[1];
        return [
          attribute(head, 'r'),
          {
            ...format,
            isText: attribute(head, 't') === 'inlineStr',
            value: unescaped(/<(?:t [^>]*|v)>(.*?)<\/[tv]>/s.exec(body)?.[1] ?? ''),
            formula: formula === undefined ? undefined : unescaped(formula),
          },
        ];
      }),
    );
    return {
      name: unescaped(attribute(sheet, 'name')),
      xml,
      cells,
      rows: matches(xml, /<row r="(\d+)"/g).length,
    };
  });
}

/** A line of CSV as its cells; amounts without the currency and separators, which some versions show and some don't. */
const cellsOf = (line: string) =>
  matches(`,${line}`, /,(?:"((?:[^"]|"")*)"|([^,]*))/g).map(([quoted, bare = '']) => {
    const text = quoted?.replaceAll('""', '"') ?? bare;
    return /^\$?[\d,]+(\.\d+)?$/.test(text) ? String(Number(text.replaceAll(/[$,]/g, ''))) : text;
  });

/** The rows of each sheet, by its name, as LibreOffice opens and computes them; texts without line breaks only. */
export function openedByOffice(bytes: Uint8Array): Map<string, string[][]> {
  const folder = tempFolder();
  const file = path.join(folder, 'book.xlsx');
  writeFileSync(file, bytes);
  // Comma, double quotes, UTF-8, values as shown, every sheet in a separate file.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
  const args = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', filter];
  const { status, stderr } = spawnSync('soffice', [...args, '--outdir', folder, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`LibreOffice could not open the file: ${stderr}`);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  return new Map(
    sheets.map((name) => [
      name.slice('book-'.length, -'.csv'.length),
      readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n').map(cellsOf),
    ]),
  );
}
