import sql, { join, type Sql } from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { Database } from '../../db/database.ts';
import { watchedViews, type WatchedView } from './watchedViews.ts';

/** How many changes are processed at a time, because the embedded database blocks everyone meanwhile. */
const PORTION = 1_000;

/** The states of lines, before and after changes since the watch began, that match a watched view. */
const foundBy = ({ watchId, employeeId, finds }: WatchedView): Sql => sql`
  SELECT ${employeeId}::int AS employee_id, id, account_type_id, at, kinds, delivery_before, delivery_after, ship_date FROM state
  WHERE at >= (SELECT since FROM order_watch WHERE order_watch.id = ${watchId}) AND ${finds}`;

/**
 * Notifies watchers of views of a batch of changes to lines that are or were in the view (INBOX-16). Uses the same occasion as the trigger
 * order_watched, so that someone who also watches the line isn't notified twice.
 * @returns how many changes were processed
 */
const tellPortion = (database: Database, at: Date, timeZone: string): Promise<number> =>
  database.transaction(async (transaction) => {
    // Concurrent servers claim different changes.
    const changes = await transaction.query<{ line: number; at: string }>(sql`
      SELECT line_id AS line, at::text FROM order_change ORDER BY at, line_id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED`);
    const taken = sql`(line_id, at) IN (SELECT * FROM unnest(${changes.map(({ line }) => line)}::bigint[],
      ${changes.map((change) => change.at)}::timestamptz[]))`;
    for (const views of await watchedViews(transaction, todayIn(timeZone, at)))
      await transaction.query(sql`
        WITH state AS MATERIALIZED (
          SELECT change.at, kinds, delivery_before, delivery_after, line.* FROM order_change AS change
          JOIN order_line ON order_line.id = line_id
          CROSS JOIN LATERAL (VALUES ('{}'::jsonb),
            (jsonb_build_object('status', status_before, 'delivery_date', delivery_before))) AS past (changed)
          CROSS JOIN LATERAL jsonb_populate_record(order_line, changed) AS line WHERE ${taken}),
        found AS (${join(views.map(foundBy), ' UNION ALL ')})
        INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day_before, day)
        SELECT DISTINCT employee_id, kind, id, extract(epoch FROM at)::text, CASE kind WHEN 'promised' THEN delivery_before END,
          CASE kind WHEN 'promised' THEN delivery_after WHEN 'shipped' THEN ship_date END
        FROM found CROSS JOIN unnest(kinds) AS kind WHERE hears_of_lines(employee_id, kind, account_type_id)
        ON CONFLICT DO NOTHING`);
    await transaction.query(sql`DELETE FROM order_change WHERE ${taken}`);
    return changes.length;
  });

/** Notifies watchers of views of all waiting changes. */
export async function notifyViewWatchers(database: Database, at: Date, timeZone: string): Promise<void> {
  const [waiting] = await database.query(sql`SELECT FROM order_change LIMIT 1`);
  if (waiting === undefined) return;
  while ((await tellPortion(database, at, timeZone)) === PORTION);
}
