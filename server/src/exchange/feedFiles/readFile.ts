import type { Readable } from 'node:stream';
import type { FeedResource } from '../rules/feedFields.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { linesOf } from '../feed/intake.ts';
import { recordOf, type Cell, type FieldMap } from './convert.ts';
import { csvRows, type TextFormat } from './readCsv.ts';
import { sheetRows } from './sheet/readSheet.ts';

export type FileKind = 'csv' | 'ndjson' | 'xlsx';

/** A file's kind, by its name. @throws ExplainedError if it isn't supported */
export function kindOf(file: string): FileKind {
  // Also works for a name such as '.csv', which has no extension according to `path`.
  const kind = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (kind === 'csv' || kind === 'ndjson' || kind === 'xlsx') return kind;
  throw new ExplainedError(`${file} isn’t a .csv, .ndjson or .xlsx file.`);
}

/** The rows of a table; the first row has the headings. */
const tableRows = (
  kind: Exclude<FileKind, 'ndjson'>,
  source: Readable,
  written?: Partial<TextFormat>,
): AsyncGenerator<Cell[]> => (kind === 'csv' ? csvRows(source, written) : sheetRows(source));

const headingsIn = (row: Cell[]): string[] => row.map((cell) => String(cell ?? '').trim());

/** A table's headings and first rows; empty for NDJSON. @throws ExplainedError, HttpProblem if the file isn't of its kind */
export async function beginningOf(
  kind: FileKind,
  source: Readable,
  count: number,
  written?: Partial<TextFormat>,
): Promise<{ headings: string[]; rows: Cell[][] }> {
  const rows: Cell[][] = [];
  if (kind === 'ndjson') {
    source.destroy();
    return { headings: [], rows };
  }
  let headings: string[] | undefined;
  for await (const row of tableRows(kind, source, written)) {
    if (headings === undefined) headings = headingsIn(row);
    else rows.push(row);
    if (rows.length === count) break;
  }
  return { headings: headings ?? [], rows };
}

/** @throws ExplainedError if the map uses a heading that the file doesn't have */
function requireHeadings(headings: readonly string[], map: FieldMap | undefined): void {
  const missing = Object.values(map?.columns ?? {})
    .flat()
    .find((heading) => !headings.includes(heading));
  if (missing !== undefined) throw new ExplainedError(`The file has no column ${JSON.stringify(missing)}.`);
}

/** Cells to the right of the last heading. They belong to no field, so the record is refused with their position. */
export const unnamed = (cells: readonly Cell[], columns: number): Record<string, Cell> =>
  Object.fromEntries(
    cells.flatMap((cell, place) =>
      place < columns || cell === null || cell === '' ? [] : [[`column ${place + 1}`, cell]],
    ),
  );

/** A row of a table: its cells, by position and by heading. */
export interface TableRow {
  headings: readonly string[];
  cells: Cell[];
  row: ReadonlyMap<string, Cell>;
}

/** The rows below the headings of a table. @throws ExplainedError, HttpProblem if the file isn't of its kind */
export async function* rowsOf(
  {
    kind,
    written,
    map,
  }: { kind: Exclude<FileKind, 'ndjson'>; written?: Partial<TextFormat>; map?: FieldMap | undefined },
  source: Readable,
): AsyncGenerator<TableRow> {
  let headings: string[] | undefined;
  for await (const cells of tableRows(kind, source, written)) {
    if (headings === undefined) {
      headings = headingsIn(cells);
      requireHeadings(headings, map);
      continue;
    }
    const row = new Map<string, Cell>();
    for (const [place, heading] of headings.entries()) {
      const cell = kind === 'xlsx' ? (cells[place] ?? null) : cells[place];
      if (cell !== undefined) row.set(heading, cell);
    }
    yield { headings, cells, row };
  }
}

/** A record of a file: the JSON to feed, and the original cells. */
export interface FileRecord {
  line: string;
  cells: Cell[];
}

/**
 * Reads a file's records one by one. NDJSON is fed unchanged.
 * @throws ExplainedError, HttpProblem if the file isn't of its kind
 */
export async function* recordsOf(
  { kind, resource, map }: { kind: FileKind; resource: FeedResource; map: FieldMap | undefined },
  source: Readable,
): AsyncGenerator<FileRecord> {
  if (kind === 'ndjson') {
    for await (const line of linesOf(source)) yield { line, cells: [line] };
    return;
  }
  for await (const { headings, cells, row } of rowsOf({ kind, map }, source))
    yield {
      line: JSON.stringify({ ...recordOf(resource, row, map), ...unnamed(cells, headings.length) }),
      cells,
    };
}
