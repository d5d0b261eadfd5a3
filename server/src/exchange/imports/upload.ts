import sql from 'sql-template-tag';
import { USUAL_RESOURCE, type FeedResource } from '../rules/feedFields.ts';
import type { FileImport, ImportMap, ImportUpload } from './contract.ts';
import type { ImportEncoding } from '../rules/fileImports.ts';
import { foldName } from '@galley/shared/domain/foldName';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { beginningOf, kindOf } from '../feedFiles/readFile.ts';
import type { Cell } from '../feedFiles/convert.ts';
import { encodingFinder, storable, toUtf8 } from '../feedFiles/encoding.ts';
import { guessColumns, type Beginning, type KnownNames } from '../feedFiles/guessColumns.ts';
import { guessPeople, guessResource, guessSource } from '../feedFiles/guessFile.ts';
import { findDelimiter, type TextFormat } from '../feedFiles/readCsv.ts';
import { HttpProblem } from '../../http/problem.ts';
import { sourceId } from '../tokens/serviceTokens.ts';
import { openImportOf, readImport } from './fileImport.ts';
import { keepParts, readParts } from './fileParts.ts';

/** How many sample rows the page shows beside the fields. */
const SAMPLES = 5;
const SAMPLE_LENGTH = 200;
const MOST_COLUMNS = 500;

/** A cell as text. */
export const textOf = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : storable(String(cell ?? ''));

/** The names by which Galley knows people and account owners. */
async function knownNames(database: Queryable): Promise<KnownNames> {
  const rows = await database.query<{ name: string; isPerson: boolean }>(sql`
    SELECT full_name AS name, true AS "isPerson" FROM employee WHERE disabled_at IS NULL
    UNION ALL SELECT name, false FROM account_type WHERE deleted_at IS NULL`);
  const names = (isPerson: boolean) =>
    new Set(rows.filter((row) => row.isPerson === isPerson).map(({ name }) => foldName(name)));
  return { people: names(true), accountOwners: names(false) };
}

/** The parts of an import that determine how its columns are mapped. */
interface Guessed extends Beginning {
  source: string;
  resource: FeedResource;
  people: boolean;
}

const SAID_FOR_ALL = new Set(['salesRep', 'accountOwner']);

/** The mapping of this resource's last file, if its columns exist here; otherwise guessed from the headings. */
export async function mapFor(
  database: Queryable,
  { source, resource, people, headings, samples }: Guessed,
): Promise<ImportMap> {
  const [last] = await database.query<{ map: ImportMap }>(sql`
    SELECT map FROM file_import JOIN feed_source ON feed_source.id = source_id
    WHERE feed_source.name = ${source} AND resource = ${resource} AND map ? 'people' = ${people} AND headings <> '{}' AND records > 0
    ORDER BY file_import.id DESC LIMIT 1`);
  if (headings.length === 0) return { columns: {}, constants: {} };
  const isThere = (columns: string | string[]) =>
    columns === 'auto' || [columns].flat().every((heading) => headings.includes(heading));
  const known = (columns: ImportMap['columns'] = {}) =>
    Object.entries(columns).filter(([, of]) => isThere(of));
  const { map } = last ?? {};
  // Derived ids don't indicate the same file.
  if (map !== undefined && known(map.columns).some(([, columns]) => columns !== 'auto'))
    return {
      columns: Object.fromEntries(known(map.columns)),
      constants: map.constants,
      ...(people ? { people: { columns: Object.fromEntries(known(map.people?.columns)) } } : {}),
    };
  const names = await knownNames(database);
  const beginning = { headings, samples };
  const guessed = people
    ? guessPeople(beginning, names)
    : { columns: guessColumns(resource, beginning, names) };
  // Values for all rows are taken from the source's last list.
  const constants = Object.entries(map?.constants ?? {}).filter(([field]) => SAID_FOR_ALL.has(field));
  return { ...guessed, constants: Object.fromEntries(constants) };
}

const busy = ({ file, by }: FileImport) =>
  new HttpProblem(
    409,
    `Finish or discard ${file} first (uploaded by ${by}): only one import from the same program can be open at a time.`,
    [{ field: 'source', message: 'has an unfinished import' }],
  );

/** @throws HttpProblem 409 */
async function requireFree(database: Queryable, source: string): Promise<void> {
  const open = await openImportOf(database, source);
  if (open !== undefined) throw busy(open);
}

async function begin(
  database: Database,
  { file, resource = USUAL_RESOURCE, source }: ImportUpload,
  employeeId: number,
): Promise<number> {
  if (source !== undefined) await requireFree(database, source);
  const [added] = await database.query<{ id: number }>(sql`
    INSERT INTO file_import (resource, file, employee_id) VALUES (${resource}, ${file}, ${employeeId}) RETURNING id`);
  return added?.id ?? 0;
}

/** Runs work that opens an import of a source. @throws HttpProblem 409 if another one is opened meanwhile */
export async function opening<T>(database: Database, source: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'duplicate') await requireFree(database, source);
    throw error;
  }
}

/** Reads the beginning of a file. @throws HttpProblem 422 if it isn't of its kind */
export async function readBeginning(
  database: Database,
  { id, file, written }: { id: number; file: string; written: Partial<TextFormat> },
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

/** The text format of a table with this encoding. */
async function textFormatOf(database: Database, id: number, encoding: ImportEncoding): Promise<TextFormat> {
  return { encoding, delimiter: await findDelimiter(readParts(database, id).pipe(toUtf8(encoding))) };
}

/**
 * Stores an uploaded file as an import (IMPO-01).
 * @throws HttpProblem 409 while another import of the source is open, 413 and 422 for a file that's refused
 */
export async function takeFile(
  database: Database,
  upload: ImportUpload,
  { employeeId, chunks }: { employeeId: number; chunks: AsyncIterable<Buffer> },
): Promise<FileImport> {
  const { file } = upload;
  const id = await begin(database, upload, employeeId);
  try {
    const finder = encodingFinder();
    const size = await keepParts(database, { id, kind: kindOf(file) }, chunks, (chunk) => finder.see(chunk));
    const written: Partial<TextFormat> =
      kindOf(file) === 'csv' ? await textFormatOf(database, id, finder.found()) : {};
    const { headings, samples } = await readBeginning(database, { id, file, written });
    const { source = guessSource(headings) } = upload;
    const { resource, people } =
      upload.resource === undefined
        ? guessResource(file, { headings, samples }, await knownNames(database))
        : { resource: upload.resource, people: false };
    const map = await mapFor(database, { source, resource, people, headings, samples });
    await opening(database, source, () =>
      database.transaction(async (transaction) => {
        await transaction.query(sql`
          UPDATE file_import SET state = 'open', resource = ${resource}, source_id = ${await sourceId(transaction, source)}, size = ${size}, headings = ${headings}::text[], alive_at = now(),
            found_encoding = ${written.encoding ?? ''}, found_delimiter = ${written.delimiter ?? ''},
            samples = ${JSON.stringify(samples)}::jsonb, map = ${JSON.stringify(map)}::jsonb WHERE id = ${id}`);
        await audit(transaction, employeeId, {
          action: 'file uploaded',
          record: `import/${id}`,
          after: { file, size, source, resource },
        });
      }),
    );
  } catch (error) {
    await database.query(sql`DELETE FROM file_import WHERE id = ${id}`);
    throw error;
  }
  return readImport(database, id);
}
