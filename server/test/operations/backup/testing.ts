import sql, { raw } from 'sql-template-tag';
import type { Database } from '#server/db/database';

/** The rows of every table, but for what open pages were told, as one number each: two databases of the same numbers hold the same. */
export const fingerprint = (database: Database): Promise<unknown[]> =>
  database.transaction(
    async (transaction) => {
      const tables = await transaction.query<{ name: string }>(
        sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('live_event', 'live_kept') ORDER BY 1`,
      );
      const found: unknown[] = [];
      for (const { name } of tables) {
        const [row] = await transaction.query(sql`
      SELECT count(*) AS rows, md5(string_agg(one::text, ' ' ORDER BY one::text)) AS digest FROM ${raw(name)} AS one`);
        found.push({ name, ...row });
      }
      return found;
    },
    { patient: true },
  );
