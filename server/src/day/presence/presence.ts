import sql, { type Sql } from 'sql-template-tag';
import type { PresenceEnd, PresenceRequest, PresenceResponse } from '@galley/shared/contract/presence';
import { SESSION_IS_ACTIVE } from '../../account/index.ts';
import { LIVE_CHANNEL } from '../../db/constants.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readLastChange } from '../live/lastChange.ts';

/** How long a report that a record is open stays valid, in seconds. Pages repeat it more often. */
const LEASE_S = 45;
/** The maximum number of open records per session. */
const MOST_OPEN = 100;

type Record = Pick<PresenceRequest, 'Topic' | 'ID'>;

/** Other employees with an active session who currently have the record open. */
const others = ({ employeeId }: Caller, { Topic, ID }: Record): Sql => sql`
  FROM presence JOIN session ON session.jti = presence.jti AND ${SESSION_IS_ACTIVE}
  JOIN employee ON employee.id = presence.employee_id AND disabled_at IS NULL
  WHERE topic = ${Topic} AND record_id = ${ID} AND until > now() AND presence.employee_id <> ${employeeId}`;

/** Notifies the others' pages, without naming the record or the person (LIVE-12). */
async function tellOthers(transaction: Transaction, caller: Caller, record: Record): Promise<void> {
  const notified = await transaction.query(sql`
    INSERT INTO live_event (topic, owner_id) SELECT DISTINCT 'presence', presence.employee_id ${others(caller, record)} RETURNING topic`);
  if (notified.length > 0) await transaction.query(sql`SELECT pg_notify(${LIVE_CHANNEL}, '')`);
}

/** Deletes expired reports. */
export const forgetSilent = (database: Queryable): Promise<unknown> =>
  database.query(sql`DELETE FROM presence WHERE until <= now()`);

/**
 * Call 304: reports that the caller has the record open. Deletes expired reports.
 * @returns who else has it open
 * @throws HttpProblem 404 for an unknown record, 422 for too many
 */
export async function markOpen(
  transaction: Transaction,
  caller: Caller,
  record: PresenceRequest,
): Promise<PresenceResponse> {
  const { Topic, ID, Page } = record;
  await readLastChange(transaction, { topic: Topic, id: ID });
  await forgetSilent(transaction);
  // Locked, so that of two people who open it at once, the second sees the first.
  await transaction.query(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`presence/${Topic}/${ID}`}, 0))`,
  );
  const [kept] = await transaction.query<{ isNew: boolean; open: number }>(sql`
    INSERT INTO presence (topic, record_id, jti, page, employee_id, until)
    VALUES (${Topic}, ${ID}, ${caller.jti}, ${Page}, ${caller.employeeId}, now() + make_interval(secs => ${LEASE_S}))
    ON CONFLICT (topic, record_id, jti, page) DO UPDATE SET until = excluded.until
    RETURNING xmax = 0 AS "isNew", (SELECT count(*)::int FROM presence AS own WHERE own.jti = ${caller.jti}) AS open`);
  if (kept?.isNew === true) {
    if (kept.open >= MOST_OPEN) throw new HttpProblem(422, `At most ${MOST_OPEN} records can be open.`);
    await tellOthers(transaction, caller, record);
  }
  const Others = await transaction.query<PresenceResponse['Others'][number]>(
    sql`SELECT DISTINCT full_name AS "Name" ${others(caller, record)} ORDER BY 1`,
  );
  return { Others };
}

/** Call 305: reports that a page has closed the record. */
export async function endOpen(
  transaction: Transaction,
  caller: Caller,
  { topic, id, page }: PresenceEnd,
): Promise<true> {
  const ended = await transaction.query(sql`
    DELETE FROM presence WHERE topic = ${topic} AND record_id = ${id} AND jti = ${caller.jti} AND page = ${page} RETURNING page`);
  if (ended.length > 0) await tellOthers(transaction, caller, { Topic: topic, ID: id });
  return true;
}
