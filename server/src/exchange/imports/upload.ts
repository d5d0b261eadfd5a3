import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { FileImport, ImportMap, ImportUpload } from './contract.ts';
import type { ImportEncoding } from '../rules/fileImports.ts';
import { foldName } from '@galley/shared/domain/foldName';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { beginningOf, kindOf } from '../feedFiles/readFile.ts';
import type { Cell } from '../feedFiles/convert.ts';
import { encodingFinder, toUtf8 } from '../feedFiles/encoding.ts';
import { guessColumns, type Beginning, type KnownNames } from '../feedFiles/guessColumns.ts';
import { findDelimiter, type Written } from '../feedFiles/readCsv.ts';
import { HttpProblem } from '../../http/problem.ts';
import { sourceId } from '../tokens/serviceTokens.ts';
import { openImportOf, readImport } from './fileImport.ts';
import { keepParts, readParts } from './fileParts.ts';

/** So many rows are shown beside the fields. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 200;
const MOST_COLUMNS = 500;

/** A cell as a text. */
export const textOf = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');

/** The names by which Galley knows people and account owners. */
async function knownNames(database: Queryable): Promise<KnownNames> {
  const rows = await database.query<{ name: string; isPerson: boolean }>(sql`
    SELECT full_name AS name, true AS "isPerson" FROM employee WHERE disabled_at IS NULL
    UNION ALL SELECT name, false FROM account_type WHERE deleted_at IS NULL`);
  const names = (isPerson: boolean) =>
    new Set(rows.filter((row) => row.isPerson === isPerson).map(({ name }) => foldName(name)));
  return { people: names(true), accountOwners: names(false) };
}

/** How the columns of this resource's last file were mapped, as far as this one has them; else as their headings tell. */
async function mapFor(
  database: Queryable,
  { source, resource, headings, samples }: { source: string; resource: FeedResource } & Beginning,
): Promise<ImportMap> {
  const [last] = await database.query<{ map: ImportMap }>(sql`
    SELECT map FROM file_import JOIN feed_source ON feed_source.id = source_id
    WHERE feed_source.name = ${source} AND resource = ${resource} AND headings <> '{}' AND records > 0
    ORDER BY file_import.id DESC LIMIT 1`);
  if (headings.length === 0) return { columns: {}, constants: {} };
  const isThere = (columns: string | string[]) =>
    columns === 'auto' || [columns].flat().every((heading) => headings.includes(heading));
  const known = Object.entries(last?.map.columns ?? {}).filter(([, columns]) => isThere(columns));
  // An id that is derived is no sign of the same file.
  if (last !== undefined && known.some(([, columns]) => columns !== 'auto'))
    return { columns: Object.fromEntries(known), constants: last.map.constants };
  return {
    columns: guessColumns(resource, { headings, samples }, await knownNames(database)),
    constants: {},
  };
}

const busy = ({ file, by }: FileImport, source: string) =>
  new HttpProblem(409, `${file} of ${source} is not finished yet. ${by} has brought it.`, [
    { field: 'source', message: 'has an import that is not finished' },
  ]);

async function begin(
  database: Database,
  { file, resource, source }: ImportUpload,
  employeeId: number,
): Promise<number> {
  const open = await openImportOf(database, source);
  if (open !== undefined) throw busy(open, source);
  const [added] = await database.query<{ id: number }>(sql`
    INSERT INTO file_import (resource, file, employee_id) VALUES (${resource}, ${file}, ${employeeId}) RETURNING id`);
  return added?.id ?? 0;
}

/** Reads what a file begins with. @throws HttpProblem 422 for one that is not of its kind */
export async function readBeginning(
  database: Database,
  { id, file, written }: { id: number; file: string; written: Partial<Written> },
): Promise<{ headings: string[]; samples: string[][] }> {
  try {
    const { headings, rows } = await beginningOf(kindOf(file), readParts(database, id), SAMPLES, written);
    if (headings.length > MOST_COLUMNS)
      throw new ExplainedError(`The file has more than ${MOST_COLUMNS} columns.`);
    const samples = rows.map((row) => headings.map((_, place) => textOf(row[place]).slice(0, SAMPLE_LENGTH)));
    return { headings: headings.map((heading) => heading.slice(0, SAMPLE_LENGTH)), samples };
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    throw new HttpProblem(422, error.message, [{ field: 'file', message: error.message }]);
  }
}

/** How a table of texts is written: what stands between its cells, too. */
async function writtenAs(database: Database, id: number, encoding: ImportEncoding): Promise<Written> {
  return { encoding, delimiter: await findDelimiter(readParts(database, id).pipe(toUtf8(encoding))) };
}

/**
 * Takes a file in (IMPO-01).
 * @throws HttpProblem 409 while another import of the source is open, 413 and 422 for a file that is not taken
 */
export async function takeFile(
  database: Database,
  upload: ImportUpload,
  { employeeId, chunks }: { employeeId: number; chunks: AsyncIterable<Buffer> },
): Promise<FileImport> {
  const { file, resource, source } = upload;
  const id = await begin(database, upload, employeeId);
  try {
    const finder = encodingFinder();
    const size = await keepParts(database, { id, kind: kindOf(file) }, chunks, (chunk) => finder.see(chunk));
    const written: Partial<Written> =
      kindOf(file) === 'csv' ? await writtenAs(database, id, finder.found()) : {};
    const { headings, samples } = await readBeginning(database, { id, file, written });
    const map = await mapFor(database, { source, resource, headings, samples });
    await database.transaction(async (transaction) => {
      await transaction.query(sql`
        UPDATE file_import SET state = 'open', source_id = ${await sourceId(transaction, source)}, size = ${size}, headings = ${headings}::text[], alive_at = now(),
          found_encoding = ${written.encoding ?? ''}, found_delimiter = ${written.delimiter ?? ''},
          samples = ${JSON.stringify(samples)}::jsonb, map = ${JSON.stringify(map)}::jsonb WHERE id = ${id}`);
      await audit(transaction, employeeId, {
        action: 'file uploaded',
        record: `import/${id}`,
        after: { file, size, source, resource },
      });
    });
  } catch (error) {
    await database.query(sql`DELETE FROM file_import WHERE id = ${id}`);
    const open = await openImportOf(database, source);
    if (error instanceof DatabaseError && error.kind === 'duplicate' && open !== undefined)
      throw busy(open, source);
    throw error;
  }
  return readImport(database, id);
}
