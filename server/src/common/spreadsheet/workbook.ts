import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { rowXml, type Cell, type Column } from './cells.ts';
import { lookahead, type Lookahead } from './lookahead.ts';
import {
  contentTypesXml,
  packageRelationsXml,
  SHEET_END,
  sheetHead,
  workbookRelationsXml,
  workbookXml,
} from './parts.ts';
import { styleNumber, stylesXml } from './styles.ts';

/** A sheet: its name (at most 28 characters, none of []:*?/\), its columns, and its rows as they arrive. */
export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** The maximum number of rows in a sheet. */
const MOST_ROWS = 1_048_576;
/** How much text to collect before compressing it, in characters; compressing single rows would be slow. */
const CHUNK = 65_536;
/** A higher level gains little and takes several times as long. */
const COMPRESSION = 3;

/** The XML of one sheet: the heading row, and as many of the next rows as fit. */
async function* partXml(
  columns: readonly Column[],
  rows: Lookahead<readonly Cell[]>,
  mostRows: number,
): AsyncGenerator<string> {
  const styles = columns.map(({ style }) => style);
  let text = sheetHead(columns.map(({ width, style }) => ({ width, style: styleNumber(style) })));
  text += rowXml(
    1,
    columns.map(({ heading }) => ({ value: heading, style: 'heading' })),
    styles,
  );
  for (let number = 2; number <= mostRows && !rows.isOver(); number += 1) {
    text += rowXml(number, await rows.next(), styles);
    if (text.length >= CHUNK) {
      yield text;
      text = '';
    }
  }
  yield text + SHEET_END;
}

async function addPart(zip: ZipFile, path: string, xml: AsyncGenerator<string>): Promise<void> {
  const output = zip.outputStream as PassThrough;
  if (output.destroyed) throw new Error('nobody reads the workbook anymore');
  const part = Readable.from(xml, { objectMode: false });
  const stop = () => part.destroy();
  output.once('close', stop);
  zip.addReadStream(part, path, { compressionLevel: COMPRESSION });
  try {
    await finished(part);
  } finally {
    output.off('close', stop);
  }
}

async function fill(zip: ZipFile, sheets: readonly Sheet[], mostRows: number): Promise<void> {
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add('[Content_Types].xml', contentTypesXml);
  add('_rels/.rels', packageRelationsXml);
  add('xl/styles.xml', stylesXml);
  const names: string[] = [];
  for (const { name, columns, rows: source } of sheets) {
    const rows = await lookahead(source);
    try {
      let part = 0;
      do {
        part += 1;
        names.push(part === 1 ? name : `${name} ${part}`);
        await addPart(zip, `xl/worksheets/sheet${names.length}.xml`, partXml(columns, rows, mostRows));
      } while (!rows.isOver());
    } finally {
      await rows.close();
    }
  }
  add('xl/workbook.xml', workbookXml(names));
  add('xl/_rels/workbook.xml.rels', workbookRelationsXml(names.length));
  zip.end();
}

/**
 * An .xlsx file as a stream. Rows are read no faster than the stream and never stored. Destroying the stream ends the iteration of rows,
 * and an error in the rows destroys the stream. A full sheet continues in another one.
 * @param mostRows the maximum number of rows in a sheet, including its heading; only tests lower it
 */
export function workbook(sheets: readonly Sheet[], mostRows = MOST_ROWS): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error) => output.destroy(error as Error));
  fill(zip, sheets, mostRows).catch((error: unknown) => output.destroy(error as Error));
  return output;
}
