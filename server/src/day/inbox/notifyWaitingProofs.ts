import sql, { join, type Sql } from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { PROOF_WAITS_DAYS } from '../rules/inbox.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { watchedViews, type WatchedView } from './watchedViews.ts';

interface Span {
  /**
   * Waits and watches that began after `from` and no later than `to` have just reached the required number of days; earlier ones were
   * already handled.
   */
  from: Sql;
  to: Sql;
  timeZone: string;
}

/** Inserts the rows of `due`: (employee_id, line_id, account_type_id, since). The occasion includes when the proof began to wait. */
const insertItems = (transaction: Transaction, due: Sql, timeZone: string): Promise<unknown> =>
  transaction.query(sql`
    INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day)
    SELECT DISTINCT employee_id, 'proof', line_id, extract(epoch FROM since)::text, (since AT TIME ZONE ${timeZone})::date
    FROM (${due}) AS due WHERE hears_of_lines(employee_id, 'proof', account_type_id) ON CONFLICT DO NOTHING`);

/** For watchers of the line, its order or its customer. Either the proof or the watch must be new, so only a few pairs are examined. */
const ofLines = ({ from, to }: Span): Sql => {
  const pairs = (isNew: Sql) => sql`
    SELECT employee_id, order_line.id AS line_id, account_type_id, proof.since
    FROM order_proof AS proof JOIN order_line ON order_line.id = proof.line_id JOIN order_watch AS watch
      ON watch.line_id = order_line.id OR watch.order_id = order_line.order_id OR watch.company_id = order_line.company_id
    WHERE ${isNew} AND proof.since <= ${to} AND watch.since <= ${to}`;
  return sql`${pairs(sql`proof.since > ${from}`)} UNION ALL ${pairs(sql`watch.since > ${from}`)}`;
};

/** Lines with waiting proofs in a watched view: all of them if the watch is new, otherwise only new ones. */
const ofView = ({ watchId, employeeId, finds }: WatchedView, { from, to }: Span): Sql => sql`
  SELECT ${employeeId}::int AS employee_id, id AS line_id, account_type_id, proof_since AS since
  FROM (SELECT order_line.*, proof.since AS proof_since FROM order_proof AS proof JOIN order_line ON order_line.id = line_id
    JOIN order_watch AS watch ON watch.id = ${watchId}
    WHERE proof.since <= ${to} AND watch.since <= ${to} AND (proof.since > ${from} OR watch.since > ${from})) AS order_line
  WHERE ${finds}`;

/**
 * Notifies watchers once of proofs that have waited for the customer for too long (INBOX-09). If several servers run it, the inbox accepts
 * each notification once.
 */
export const notifyWaitingProofs = (database: Database, at: Date, timeZone: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const days = sql`make_interval(days => ${PROOF_WAITS_DAYS})`;
    const [period] = await transaction.query<{ from: string; to: string }>(sql`
      SELECT COALESCE(max(until) - ${days}, '-infinity')::text AS from, (${at.toISOString()}::timestamptz - ${days})::text AS to
      FROM order_proof_told`);
    if (period === undefined) return;
    const span = { from: sql`${period.from}::timestamptz`, to: sql`${period.to}::timestamptz`, timeZone };
    await insertItems(transaction, ofLines(span), timeZone);
    const [isNew] = await transaction.query(sql`
      SELECT FROM order_proof WHERE since <= ${span.to} AND (since > ${span.from} OR EXISTS (
        SELECT FROM order_watch WHERE view_id IS NOT NULL AND order_watch.since > ${span.from} AND order_watch.since <= ${span.to})) LIMIT 1`);
    if (isNew !== undefined)
      for (const views of await watchedViews(transaction, todayIn(timeZone, at)))
        await insertItems(
          transaction,
          join(
            views.map((view) => ofView(view, span)),
            ' UNION ALL ',
          ),
          timeZone,
        );
    await transaction.query(sql`
      INSERT INTO order_proof_told (until) VALUES (${at.toISOString()}::timestamptz) ON CONFLICT DO NOTHING`);
    await transaction.query(sql`DELETE FROM order_proof_told WHERE until < ${at.toISOString()}::timestamptz`);
  });
