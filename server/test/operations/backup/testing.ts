import sql, { raw } from 'sql-template-tag';
import type { Database } from '#server/db/database';

/** A checksum of each table's rows, except for the events of open pages: databases with the same checksums have the same content. */
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
