import sql from 'sql-template-tag';
import type { ImportMap } from './contract.ts';
import type { Database } from '../../db/database.ts';
import { lockImport, type Stored } from './fileImport.ts';
import { settleDates } from './settleDates.ts';
import { requireMap } from './steps.ts';
import { readBeginning } from './upload.ts';

/** The import as it is read from now on, where somebody says that it is written in another way than was found (IMPO-13). */
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
 * What is settled before a file is checked: how it is written, that the map fits its headings, and how its days are read.
 * @returns the map by which it is read
 * @throws HttpProblem 404, 422 for a map that does not fit, or a day that can be read both ways
 */
export async function prepareCheck(database: Database, id: number, map: ImportMap): Promise<ImportMap> {
  const stored = await database.transaction((transaction) => lockImport(transaction, id));
  if (stored.headings.length === 0) return map;
  const one = await readAgain(database, stored, map);
  requireMap(one, map);
  return settleDates(database, one, map);
}
