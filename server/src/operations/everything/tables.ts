import type { Queryable } from '../../db/database.ts';
import { exportedFiles, type RecordNames } from '../../exchange/index.ts';
import { placedFiles } from '../../files/index.ts';
import { mailRows } from '../../mailbox/index.ts';
import { exportedQuotes } from '../../quotes/index.ts';

const exportedMail = (database: Queryable) => ({ name: 'mail.csv', rows: mailRows(database) });

/** The record of each attached file, as the other tables name it (LEAVE-02). */
async function* fileRows(database: Queryable, called: RecordNames): AsyncGenerator<readonly string[]> {
  yield ['file', 'company', 'contact', 'activity'];
  for await (const { path, kind, recordId } of placedFiles(database)) {
    const nameIn = (resource: 'companies' | 'contacts') =>
      called.get(resource)?.get(recordId) ?? `g${recordId}`;
    yield [
      path,
      kind === 'company' ? nameIn('companies') : '',
      kind === 'contact' ? nameIn('contacts') : '',
      kind === 'activity' ? String(recordId) : '',
    ];
  }
}
const exportedFileList = (database: Queryable, called: RecordNames) => ({
  name: 'files.csv',
  rows: fileRows(database, called),
});

/** All tables of an export: the feed's resources, activities, and those of other rooms (LEAVE-01). */
export const everythingTables = (database: Queryable): ReturnType<typeof exportedFiles> =>
  exportedFiles(database, [exportedQuotes, exportedMail, exportedFileList]);
