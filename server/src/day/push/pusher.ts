import sql from 'sql-template-tag';
import type { InboxItem } from '../inbox/contract.ts';
import { CALLER_COLUMNS, SESSION_STANDS } from '../../account/index.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { readUnmailed } from '../inbox/inboxQueries.ts';
import { messageOf, pushOne, type Pushed, type PushSender, type PushTarget } from './pushOne.ts';

/** So long, in seconds, a page has to tell of an item before a device does (PUSH-03). */
const PAGES_FIRST_S = 15;
/** Nobody else sends to a device to which somebody sends, for so long, in seconds. */
const LEASE_S = 60;
/** After how many seconds a device is tried again; after the last of them it is given up. */
const RETRY_AFTER_S = [30, 120, 600, 3600, 3600, 3600, 3600, 3600];
/** As long as a push service may ask to wait, in seconds. */
const LONGEST_WAIT_S = 4 * 3600;
/** So many messages are on their way at a time. */
const AT_ONCE = 20;

export interface Pushing {
  database: Database;
  timeZone: string;
  sender: PushSender;
  /** Of what a push service does not take, or has not taken yet. */
  onProblem: (problem: { reason: string; host: string }) => void;
}

interface Claimed extends PushTarget {
  jti: string;
  failures: number;
  /** What it is told of, and what has waited for it. */
  ids: number[];
  items: InboxItem[];
  waiting: number[];
}

const timeOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Takes the next device that something waits for, and that nobody sends to. */
const claim = ({ database, timeZone }: Pushing, at: Date): Promise<Claimed | undefined> =>
  database.transaction(async (transaction) => {
    const ripe = sql`since <= ${timeOf(at)} - make_interval(secs => ${PAGES_FIRST_S})`;
    const [device] = await transaction.query<
      PushTarget & { jti: string; failures: number } & Omit<Caller, 'jti' | 'writes'>
    >(sql`
      WITH due AS (
        SELECT device.jti FROM push_device AS device JOIN session ON session.jti = device.jti
        JOIN employee ON employee.id = device.employee_id AND disabled_at IS NULL
        WHERE ${SESSION_STANDS} AND next_at <= ${timeOf(at)} AND NOT is_quiet(device.employee_id, ${timeOf(at)} AT TIME ZONE ${timeZone})
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

/** Nothing of what it was told of waits for the device any more. */
async function settle({ database }: Pushing, { jti, waiting }: Claimed): Promise<void> {
  await database.query(sql`
    WITH told AS (DELETE FROM push_waiting WHERE jti = ${jti} AND item_id = ANY(${waiting}::int[]))
    UPDATE push_device SET failures = 0, next_at = '-infinity' WHERE jti = ${jti}`);
}

/** Takes note of what became of a message. */
async function conclude(pushing: Pushing, claimed: Claimed, at: Date, pushed: Pushed): Promise<void> {
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
 * Sends what waits for devices. A push service that does not answer keeps no other device waiting.
 * @param onError of a message of which no note could be taken: it is sent again
 */
export function createPusher(pushing: Pushing, onError: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>();
  return {
    /** Begins to send what is due, and waits for none of it. */
    async turn(at: Date): Promise<void> {
      while (underWay.size < AT_ONCE) {
        const claimed = await claim(pushing, at);
        if (claimed === undefined) return;
        if (claimed.ids.length === 0) {
          // Read, snoozed, mailed or gone meanwhile, or not theirs to see.
          await settle(pushing, claimed);
          continue;
        }
        const delivery: Promise<void> = deliver(pushing, claimed, at)
          .catch(onError)
          .finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      }
    },
    /** Resolves when nothing is under way. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
