import type { Queryable } from '../../db/database.ts';
import { exportedFiles } from '../../exchange/index.ts';
import { mailRows } from '../../mailbox/index.ts';
import { exportedQuotes } from '../../quotes/index.ts';

/** All that is written when everything is taken out, but the files of records: what other rooms keep beside what can be fed (LEAVE-01). */
export const everythingTables = async (database: Queryable): ReturnType<typeof exportedFiles> => [
  ...(await exportedFiles(database, [exportedQuotes])),
  { name: 'mail.csv', rows: mailRows(database) },
];
