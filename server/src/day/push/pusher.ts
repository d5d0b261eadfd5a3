import sql from 'sql-template-tag';
import type { InboxItem } from '../inbox/contract.ts';
import { CALLER_COLUMNS, SESSION_IS_ACTIVE } from '../../account/index.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { readUnmailed } from '../inbox/inboxQueries.ts';
import { messageOf, pushOne, type PushResult, type PushSender, type PushTarget } from './pushOne.ts';

/** How long, in seconds, open pages have to show an item before it's pushed to a device (PUSH-03). */
const PAGES_FIRST_S = 15;
/** How long a server holds a device, in seconds. */
const LEASE_S = 60;
/** Delays between attempts, in seconds. If the attempt after the last one fails, the device is removed. */
const RETRY_AFTER_S = [30, 120, 600, 3600, 3600, 3600, 3600, 3600];
/** The longest Retry-After that's respected, in seconds. */
const LONGEST_WAIT_S = 4 * 3600;
/** The maximum number of concurrent messages. */
const AT_ONCE = 20;

export interface Pushing {
  database: Database;
  timeZone: string;
  sender: PushSender;
  /** Logs messages that a push service refused or hasn't accepted yet. */
  onProblem: (problem: { reason: string; host: string }) => void;
}

interface Claimed extends PushTarget {
  jti: string;
  failures: number;
  /** The ids of the items to push, the first of these items, and the ids of all items due for the device. */
  ids: number[];
  items: InboxItem[];
  waiting: number[];
}

const timeOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Claims the next device with waiting items that no other server is sending to. */
const claim = ({ database, timeZone }: Pushing, at: Date): Promise<Claimed | undefined> =>
  database.transaction(async (transaction) => {
    const ripe = sql`since <= ${timeOf(at)} - make_interval(secs => ${PAGES_FIRST_S})`;
    const [device] = await transaction.query<
      PushTarget & { jti: string; failures: number } & Omit<Caller, 'jti' | 'writes'>
    >(sql`
      WITH due AS (
        SELECT device.jti FROM push_device AS device JOIN session ON session.jti = device.jti
        JOIN employee ON employee.id = device.employee_id AND disabled_at IS NULL
        WHERE ${SESSION_IS_ACTIVE} AND next_at <= ${timeOf(at)} AND NOT is_quiet(device.employee_id, ${timeOf(at)} AT TIME ZONE ${timeZone})
          AND EXISTS (SELECT FROM push_waiting WHERE push_waiting.jti = device.jti AND ${ripe})
        ORDER BY next_at, device.jti LIMIT 1 FOR UPDATE OF device SKIP LOCKED),
      taken AS (
        UPDATE push_device SET next_at = ${timeOf(at)} + make_interval(secs => ${LEASE_S}) FROM due WHERE push_device.jti = due.jti
        RETURNING push_device.*)
      SELECT taken.jti, endpoint, p256dh, auth, failures, ${CALLER_COLUMNS}
      FROM taken JOIN employee ON employee.id = taken.employee_id`);
    if (device === undefined) return undefined;
    const { endpoint, p256dh, auth, jti, failures, ...rights } = device;
    const rows = await transaction.query<{ id: number }>(
      sql`SELECT item_id AS id FROM push_waiting WHERE jti = ${jti} AND ${ripe}`,
    );
    const waiting = rows.map(({ id }) => id);
    const untold = await readUnmailed(
      transaction,
      { ...rights, jti, writes: 0 },
      { most: 1, more: sql`AND item.id = ANY(${waiting}::int[])` },
    );
    return { endpoint, p256dh, auth, jti, failures, waiting, ...untold };
  });

/** Removes the claimed items from the device's queue. */
async function settle({ database }: Pushing, { jti, waiting }: Claimed): Promise<void> {
  await database.query(sql`
    WITH told AS (DELETE FROM push_waiting WHERE jti = ${jti} AND item_id = ANY(${waiting}::int[]))
    UPDATE push_device SET failures = 0, next_at = '-infinity' WHERE jti = ${jti}`);
}

/** Records the result of a message. */
async function conclude(pushing: Pushing, claimed: Claimed, at: Date, pushed: PushResult): Promise<void> {
  const { database } = pushing;
  const { jti, ids, failures } = claimed;
  if (pushed === 'sent')
    await database.query(sql`
      UPDATE inbox_item SET pushed_at = ${timeOf(at)} WHERE id = ANY(${ids}::int[]) AND pushed_at IS NULL`);
  if (pushed === 'sent' || pushed === 'refused') return settle(pushing, claimed);
  const again = pushed === 'gone' ? undefined : RETRY_AFTER_S[failures];
  if (pushed === 'gone' || again === undefined) {
    await database.query(sql`DELETE FROM push_device WHERE jti = ${jti} AND endpoint = ${claimed.endpoint}`);
    return undefined;
  }
  const wait = Math.min(Math.max(again, pushed.awayFor ?? 0), LONGEST_WAIT_S);
  await database.query(sql`
    UPDATE push_device SET failures = failures + 1, next_at = ${timeOf(at)} + make_interval(secs => ${wait}) WHERE jti = ${jti}`);
  return undefined;
}

async function deliver(pushing: Pushing, claimed: Claimed, at: Date): Promise<void> {
  const pushed = await pushOne(pushing.sender, claimed, messageOf(claimed.items, claimed.ids.length));
  if (pushed !== 'sent' && pushed !== 'gone')
    pushing.onProblem({
      reason: pushed === 'refused' ? 'the push service refused it' : pushed.reason,
      host: new URL(claimed.endpoint).host,
    });
  await conclude(pushing, claimed, at, pushed);
}

/**
 * Sends waiting messages. An unresponsive push service doesn't delay other devices.
 * @param onError called if a result can't be recorded, in which case the message is sent again
 */
export function createPusher(pushing: Pushing, onError: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>();
  return {
    /** Starts to send what's due, without waiting for the result. */
    async turn(at: Date): Promise<void> {
      while (underWay.size < AT_ONCE) {
        const claimed = await claim(pushing, at);
        if (claimed === undefined) return;
        if (claimed.ids.length === 0) {
          // All items were read, snoozed, emailed, deleted or hidden meanwhile.
          await settle(pushing, claimed);
          continue;
        }
        const delivery: Promise<void> = deliver(pushing, claimed, at)
          .catch(onError)
          .finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      }
    },
    /** Resolves when nothing is being sent. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
