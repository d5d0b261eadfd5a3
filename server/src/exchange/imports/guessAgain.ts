import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { sourceId } from '../tokens/serviceTokens.ts';
import type { FileImport, ImportGuess } from './contract.ts';
import { lockImport, readImport } from './fileImport.ts';
import { readAgain } from './prepareCheck.ts';
import { forgetVerdicts } from './records.ts';
import { mapFor, opening } from './upload.ts';

/**
 * Corrects what was detected for an open import (IMPO-22).
 * @throws HttpProblem 404, 409 if it isn't open or the source has another import, 422 for people without companies
 */
export async function guessAgain(
  database: Database,
  id: number,
  { resource, source, people, ...written }: ImportGuess,
): Promise<FileImport> {
  if (people && resource !== 'companies') throw brokenField('people', 'Only companies have people.');
  const open = await database.transaction((transaction) => lockImport(transaction, id));
  await readAgain(database, open, written);
  await opening(database, source, () =>
    database.transaction(async (transaction) => {
      const one = await lockImport(transaction, id);
      if (one.state !== 'open' && one.state !== 'checked')
        throw new HttpProblem(409, 'This import is no longer open.');
      const { headings, samples } = await readImport(transaction, id);
      const map = await mapFor(transaction, { source, resource, people, headings, samples });
      await forgetVerdicts(transaction, id);
      await transaction.query(sql`
        UPDATE file_import SET state = 'open', resource = ${resource}, source_id = ${await sourceId(transaction, source)},
          map = ${JSON.stringify(map)}::jsonb, position = 0, records = 0, counts = '{}', error = '' WHERE id = ${id}`);
    }),
  );
  return readImport(database, id);
}
