import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { SHEET_LIMIT, SHEET_UNPACKED_LIMIT } from '@galley/shared/domain/fileImports';
import { ExplainedError } from '../explainedError.ts';
import type { Cell } from './convert.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** How many bytes the parts of a sheet say that they unpack to: none is ever unpacked to more than it says. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  return size;
}

const noSheet = () => new ExplainedError('The file is no sheet of the kind .xlsx.');

/**
 * The rows of the first sheet, which is read as a whole; rows without anything are none.
 * @throws ExplainedError for what is no sheet, or one that would take too much memory
 */
export async function* sheetRows(source: Readable): AsyncGenerator<Cell[]> {
  const bytes = await buffer(source);
  if (bytes.length > SHEET_LIMIT)
    throw new ExplainedError(`The sheet is longer than ${megabytes(SHEET_LIMIT)}. Save it as .csv.`);
  let size: number;
  try {
    size = unpackedSize(bytes);
  } catch {
    throw noSheet();
  }
  if (size > SHEET_UNPACKED_LIMIT)
    throw new ExplainedError(
      `The sheet unpacks to more than ${megabytes(SHEET_UNPACKED_LIMIT)}. Save it as .csv.`,
    );
  // Loaded for the first sheet: a start needs none of it.
  const { readSheet } = await import('read-excel-file/universal');
  let rows: Cell[][];
  try {
    rows = (await readSheet(new Uint8Array(bytes).buffer)) as Cell[][];
  } catch {
    throw noSheet();
  }
  for (const row of rows) if (row.some((cell) => cell !== null && cell !== '')) yield row;
}
