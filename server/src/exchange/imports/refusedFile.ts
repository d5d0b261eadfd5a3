import { Readable } from 'node:stream';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { notedIn, type Whose } from './records.ts';

const PAGE = 1000;

interface Refused {
  row: number;
  cells: string[];
  errors: { field: string; message: string }[];
}

const REASON = 'Reason';

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`).join('');

const refusedOf = (whose: Whose, after: number): Sql => sql`(
  SELECT "row", cells, errors FROM ${notedIn(whose)}
  WHERE import_id = ${whose.id} AND verdict = 'refused' AND "row" > ${after} ORDER BY "row" LIMIT ${PAGE})`;

async function* pages(database: Queryable, id: number, headings: string[]): AsyncGenerator<string> {
  const shown = headings.length === 0 ? ['Record'] : headings;
  // Without this byte order mark, spreadsheets assume a local encoding.
  yield `\uFEFF${csv([['Row', ...shown, REASON]])}`;
  for (let after = 0; ;) {
    const rows = await database.query<Refused>(sql`
      SELECT "row", COALESCE(own.cells, person.cells) AS cells, COALESCE(own.errors, '[]') || COALESCE(person.errors, '[]') AS errors
      FROM ${refusedOf({ id, isPeople: false }, after)} AS own FULL JOIN ${refusedOf({ id, isPeople: true }, after)} AS person USING ("row")
      ORDER BY "row" LIMIT ${PAGE}`);
    if (rows.length === 0) return;
    yield csv(
      rows.map(({ row, cells, errors }) => [
        row,
        ...shown.map((_, place) => cells[place] ?? ''),
        errors.map(({ message }) => message).join('; '),
      ]),
    );
    after = rows.at(-1)?.row ?? after;
  }
}

/** The refused rows as in the file, each with its position and the reason: a file to fix and upload again (IMPO-06). */
export const refusedFile = (database: Queryable, id: number, headings: string[]): Readable =>
  Readable.from(pages(database, id, headings));
