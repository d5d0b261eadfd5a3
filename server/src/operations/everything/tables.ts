import type { Queryable } from '../../db/database.ts';
import { exportedFiles } from '../../exchange/index.ts';
import { mailRows } from '../../mailbox/index.ts';
import { exportedQuotes } from '../../quotes/index.ts';

const exportedMail = (database: Queryable) => ({ name: 'mail.csv', rows: mailRows(database) });

/** All tables of an export: the feed's resources, activities, and those of other rooms (LEAVE-01). */
export const everythingTables = (database: Queryable): ReturnType<typeof exportedFiles> =>
  exportedFiles(database, [exportedQuotes, exportedMail]);
