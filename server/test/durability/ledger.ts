import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { brokenRecords } from './brokenRecords.ts';
import type { Call } from './service.ts';

/** A write as its client knows it. */
export interface Entry extends Call {
  key: string;
  /** The action of its audit rows, and how many there are. */
  action: string;
  times: number;
  /** What identifies its audit rows: a text that occurs only in this write, or a record that's written this way only once. */
  mark: string;
  /** The server's response; absent while it's unknown whether the write was done. */
  answer?: unknown;
}

/** A client's records: everything that it has sent, and what was acknowledged. */
export interface Ledger {
  entries: Entry[];
  /** Unexpected responses: neither success nor "try again". */
  surprises: string[];
}

export interface Tally {
  acknowledged: number;
  unanswered: number;
  /** The writes without a response that were done anyway. */
  doneUnheard: number;
}

export const newLedger = (): Ledger => ({ entries: [], surprises: [] });

const acknowledgedOf = ({ entries }: Ledger, wanted?: string) =>
  entries.filter(({ action, answer }) => answer !== undefined && (wanted === undefined || action === wanted));

/** Resolves once this many more writes (of this action, if given) are acknowledged; throws on a response that no fault explains. */
export async function untilAcknowledged(ledger: Ledger, more: number, action?: string): Promise<void> {
  const wanted = acknowledgedOf(ledger, action).length + more;
  while (acknowledgedOf(ledger, action).length < wanted) {
    assert.deepEqual(ledger.surprises, []);
    await sleep(5);
  }
}

/** How many audit rows each write has, by action and mark. */
async function effects(database: Database): Promise<Map<string, number>> {
  const rows = await database.query<{ action: string; mark: string; times: number }>(sql`
    SELECT action, coalesce(substring(after::text from 'mark-[0-9]+-[0-9]+-[0-9]+'), record) AS mark, count(*) AS times
    FROM audit_log GROUP BY 1, 2`);
  return new Map(rows.map(({ action, mark, times }) => [`${action} ${mark}`, times]));
}

async function answersKept(database: Database): Promise<Map<string, string>> {
  const rows = await database.query<{ key: string; body: string }>(
    sql`SELECT key, body FROM idempotency_key`,
  );
  return new Map(rows.map(({ key, body }) => [key, body]));
}

/**
 * Compares what's stored with what was acknowledged: every acknowledged write exists once, completely, with its response;
 * a write without a response exists either completely or not at all.
 * @throws AssertionError naming the writes
 */
export async function checkLedger(database: Database, ledger: Ledger): Promise<Tally> {
  const { entries, surprises } = ledger;
  assert.deepEqual(surprises, [], 'responses that are neither success nor "try again"');
  const [done, kept] = [await effects(database), await answersKept(database)];
  const timesOf = ({ action, mark }: Entry) => done.get(`${action} ${mark}`) ?? 0;
  const acknowledged = acknowledgedOf(ledger);
  const unanswered = entries.filter(({ answer }) => answer === undefined);
  const named = (some: Entry[]) =>
    some.map((one) => `${one.action} ${one.mark}: ${timesOf(one)} of ${one.times}`);

  const lost = acknowledged.filter((one) => timesOf(one) !== one.times);
  assert.deepEqual(named(lost), [], 'acknowledged writes that do not exist exactly once');
  const half = unanswered.filter((one) => timesOf(one) !== 0 && timesOf(one) !== one.times);
  assert.deepEqual(named(half), [], 'writes without a response that exist in part');
  assert.deepEqual(await brokenRecords(database), [], 'records that were written only in part');
  for (const { key, answer, action, mark } of acknowledged) {
    assert.deepEqual(JSON.parse(kept.get(key) ?? 'null'), answer, `the stored response of ${action} ${mark}`);
  }
  return {
    acknowledged: acknowledged.length,
    unanswered: unanswered.length,
    doneUnheard: unanswered.filter((one) => timesOf(one) > 0).length,
  };
}
