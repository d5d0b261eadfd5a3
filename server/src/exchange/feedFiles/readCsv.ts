import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { IMPORT_DELIMITERS, type ImportDelimiter, type ImportEncoding } from '../rules/fileImports.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import type { Cell } from './convert.ts';
import { toUtf8 } from './encoding.ts';

/** The maximum size of a row. Otherwise an unclosed quote would turn the rest of the file into one row. */
const ROW_LIMIT = 1024 * 1024;
/** How many bytes to search for the end of the headings. */
const HEADINGS_LIMIT = 64 * 1024;
type Delimiter = ImportDelimiter;

/** The text format of a table. */
export interface TextFormat {
  encoding: ImportEncoding;
  delimiter: Delimiter;
}

/** Guesses the delimiter: whichever of the four the headings contain most, outside of quotes; a comma if they contain none. */
export function delimiterOf(beginning: string): Delimiter {
  const [headings = ''] = beginning
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n]+/, '')
    .split(/[\r\n]/);
  const countOf = (delimiter: Delimiter) => headings.split(delimiter).length;
  return IMPORT_DELIMITERS.reduce<Delimiter>((best, one) => (countOf(one) > countOf(best) ? one : best), ',');
}

/** A file's first bytes, including at least its headings, and the complete file. */
async function beginningOf(source: Readable): Promise<{ text: string; whole: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  let text = '';
  while (text.length < HEADINGS_LIMIT && !/[^\s\uFEFF][^\r\n]*[\r\n]/.test(text)) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(next.value);
    // Every delimiter is a single byte; UTF-16 adds a zero byte.
    text += next.value.toString('latin1').replaceAll('\0', '');
  }
  async function* whole() {
    // The beginning stays in one piece, because that's where the parser looks for the byte order mark and the first quote.
    yield Buffer.concat(read);
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  }
  return { text, whole: whole() };
}

/**
 * The rows of a text table, with any delimiter and line ending, with or without a byte order mark.
 * @throws ExplainedError if it isn't a table
 */
export async function* csvRows(source: Readable, written: Partial<TextFormat> = {}): AsyncGenerator<Cell[]> {
  const bytesOf = written.encoding === undefined ? source : source.pipe(toUtf8(written.encoding));
  source.on('error', (error) => bytesOf.destroy(error));
  try {
    const { text, whole } = await beginningOf(bytesOf);
    const delimiter = written.delimiter ?? delimiterOf(text);
    const parser = parse({
      bom: true,
      // The parser treats a tab after a quote as a space.
      trim: delimiter !== '\t',
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: ROW_LIMIT,
      delimiter,
    });
    const bytes = Readable.from(whole);
    bytes.on('error', (error) => parser.destroy(error));
    for await (const row of bytes.pipe(parser)) yield (row as string[]).map((cell) => cell.trim());
  } catch (error) {
    throw error instanceof CsvError ? new ExplainedError(`The file isn’t a table: ${error.message}.`) : error;
  } finally {
    source.destroy();
    bytesOf.destroy();
  }
}

/** Finds the delimiter of a table in UTF-8. */
export async function findDelimiter(source: Readable): Promise<Delimiter> {
  try {
    return delimiterOf((await beginningOf(source)).text);
  } finally {
    source.destroy();
  }
}
