import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';

/** E-mail in lower case → the employee's id, of those there are. */
export type UidsOf = (emails: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Looks up who has these e-mails, in whichever case they are stored. */
export const uidsIn =
  (database: Queryable): UidsOf =>
  async (emails) => {
    if (emails.length === 0) return new Map();
    const rows = await database.query<{ email: string; uid: string }>(
      sql`SELECT lower(email) AS email, uid FROM employee WHERE lower(email) = ANY(${emails}::text[])`,
    );
    return new Map(rows.map(({ email, uid }) => [email, uid]));
  };
