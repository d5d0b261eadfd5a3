import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { brokenRecords } from './brokenRecords.ts';
import type { Call } from './service.ts';

/** A write as known to its client. */
export interface Entry extends Call {
  key: string;
  /** What its audit rows are called, and how many there are. */
  action: string;
  times: number;
  /** What marks its audit rows: a text that occurs in this write alone, or a record that is written so once. */
  mark: string;
  /** What the server has answered; absent while nobody knows whether the write was done. */
  answer?: unknown;
}

/** What a client wrote down: everything it has sent, and what was acknowledged. */
export interface Ledger {
  entries: Entry[];
  /** Unexplained responses: neither success nor "try again". */
  surprises: string[];
}

export interface Tally {
  acknowledged: number;
  unanswered: number;
  /** The unanswered ones that were done anyway. */
  doneUnheard: number;
}

export const newLedger = (): Ledger => ({ entries: [], surprises: [] });

const acknowledgedOf = ({ entries }: Ledger, wanted?: string) =>
  entries.filter(({ action, answer }) => answer !== undefined && (wanted === undefined || action === wanted));

/** Resolves once so many more writes, of this action if one is named, are acknowledged; throws when an answer came that no fault explains. */
export async function untilAcknowledged(ledger: Ledger, more: number, action?: string): Promise<void> {
  const wanted = acknowledgedOf(ledger, action).length + more;
  while (acknowledgedOf(ledger, action).length < wanted) {
    assert.deepEqual(ledger.surprises, []);
    await sleep(5);
  }
}

/** How often each write has left its audit row, by action and mark. */
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
 * Compares what is stored with what was acknowledged: every acknowledged write is there once, whole, with its answer;
 * of an unanswered one either everything is there or nothing.
 * @throws AssertionError naming the writes
 */
export async function checkLedger(database: Database, ledger: Ledger): Promise<Tally> {
  const { entries, surprises } = ledger;
  assert.deepEqual(surprises, [], 'answers that are neither success nor "try again"');
  const [done, kept] = [await effects(database), await answersKept(database)];
  const timesOf = ({ action, mark }: Entry) => done.get(`${action} ${mark}`) ?? 0;
  const acknowledged = acknowledgedOf(ledger);
  const unanswered = entries.filter(({ answer }) => answer === undefined);
  const named = (some: Entry[]) =>
    some.map((one) => `${one.action} ${one.mark}: ${timesOf(one)} of ${one.times}`);

  const lost = acknowledged.filter((one) => timesOf(one) !== one.times);
  assert.deepEqual(named(lost), [], 'acknowledged writes that are not there exactly once');
  const half = unanswered.filter((one) => timesOf(one) !== 0 && timesOf(one) !== one.times);
  assert.deepEqual(named(half), [], 'unanswered writes that are there in part');
  assert.deepEqual(await brokenRecords(database), [], 'records that are half-written');
  for (const { key, answer, action, mark } of acknowledged) {
    assert.deepEqual(JSON.parse(kept.get(key) ?? 'null'), answer, `the answer kept of ${action} ${mark}`);
  }
  return {
    acknowledged: acknowledged.length,
    unanswered: unanswered.length,
    doneUnheard: unanswered.filter((one) => timesOf(one) > 0).length,
  };
}
