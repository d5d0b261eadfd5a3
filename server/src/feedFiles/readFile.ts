import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import type { FeedResource } from '@galley/shared/contract/feedFields';
import { ExplainedError } from '../explainedError.ts';
import { recordOf, type Cell, type FieldMap } from './convert.ts';

/** @throws ExplainedError for a map that names a heading which the file does not have */
function requireHeadings(headings: readonly string[], map: FieldMap | undefined): void {
  const missing = Object.values(map?.columns ?? {}).find((heading) => !headings.includes(heading));
  if (missing !== undefined) throw new ExplainedError(`The file has no column ${JSON.stringify(missing)}.`);
}

async function* csvRows(file: string, map: FieldMap | undefined): AsyncGenerator<Map<string, Cell>> {
  let headings: string[] = [];
  const rows = createReadStream(file).pipe(
    parse({
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      columns: (first: string[]) => {
        headings = first;
        requireHeadings(headings, map);
        return first;
      },
    }),
  );
  for await (const row of rows) yield new Map(Object.entries(row as Record<string, string>));
}

/** The first sheet, which is read as a whole. */
async function* sheetRows(file: string, map: FieldMap | undefined): AsyncGenerator<Map<string, Cell>> {
  const [first = [], ...rows] = await readSheet(file);
  const headings = first.map((cell) => String(cell ?? '').trim());
  requireHeadings(headings, map);
  for (const row of rows)
    yield new Map(headings.map((heading, index) => [heading, (row[index] ?? null) as Cell]));
}

/**
 * The records of a file, one after the other, each as the JSON of a line. NDJSON is sent as it is.
 * @throws ExplainedError for a kind of file that is not read
 */
export async function* linesOf(
  file: string,
  resource: FeedResource,
  map: FieldMap | undefined,
): AsyncGenerator<string> {
  const kind = path.extname(file).toLowerCase();
  if (kind === '.ndjson') {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      if (line.trim() !== '') yield line;
    return;
  }
  if (kind !== '.csv' && kind !== '.xlsx')
    throw new ExplainedError(`${file} is none of .csv, .ndjson and .xlsx.`);
  const rows = kind === '.csv' ? csvRows(file, map) : sheetRows(file, map);
  for await (const row of rows) yield JSON.stringify(recordOf(resource, row, map));
}
