import sql from 'sql-template-tag';
import type { ImportMap } from './contract.ts';
import type { Database } from '../../db/database.ts';
import { lockImport, type Stored } from './fileImport.ts';
import { settleDates } from './settleDates.ts';
import { requireMap } from './steps.ts';
import { readBeginning } from './upload.ts';

/** Reads the import again in another text format than the detected one (IMPO-13). */
export async function readAgain(
  database: Database,
  one: Stored,
  { encoding, delimiter }: Pick<ImportMap, 'encoding' | 'delimiter'>,
): Promise<Stored> {
  const written = {
    ...one.written,
    ...(encoding === undefined ? {} : { encoding }),
    ...(delimiter === undefined ? {} : { delimiter }),
  };
  const isSame = written.encoding === one.written.encoding && written.delimiter === one.written.delimiter;
  if (isSame || one.written.encoding === undefined) return one;
  const { headings, samples } = await readBeginning(database, { id: one.id, file: one.file, written });
  await database.query(sql`
    UPDATE file_import SET headings = ${headings}::text[], samples = ${JSON.stringify(samples)}::jsonb,
      found_encoding = ${written.encoding ?? ''}, found_delimiter = ${written.delimiter ?? ''} WHERE id = ${one.id} AND state IN ('open', 'checked')`);
  return { ...one, headings, written };
}

/**
 * Prepares a check: the text format, whether the map fits the headings, and the order of dates.
 * @returns the map to use
 * @throws HttpProblem 404, 422 for a map that doesn't fit or an ambiguous date
 */
export async function prepareCheck(database: Database, id: number, map: ImportMap): Promise<ImportMap> {
  const stored = await database.transaction((transaction) => lockImport(transaction, id));
  if (stored.headings.length === 0) return map;
  const one = await readAgain(database, stored, map);
  requireMap(one, map);
  return settleDates(database, one, map);
}
