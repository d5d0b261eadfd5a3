import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import { addTally, type Tally } from './tally.ts';

/** How long a repeat gets the first response or resumes an interrupted stream (FEED-04). */
const REMEMBERED = '7 days';

/** The progress of a request with an Idempotency-Key. */
export interface Progress {
  key: string;
  /** Digest of the method and the address. */
  requestHash: string;
  /** Digest of the records up to the end of the next batch. */
  digest: string;
  /** How many records were committed before the next batch, and the next batch's size. */
  committed: number;
  next: number;
  /** The results of the committed records. */
  tally: Tally | undefined;
  /** Whether the next batch is the last one. */
  isOver: boolean;
}

/** The stored progress of a key. */
interface Known {
  request_hash: string;
  records: number;
  digest: string;
  tally: Tally;
  is_over: boolean;
}

/** Extends the digest of records by one more. */
export const digestOf = (digest: string, text: string | Buffer): string =>
  createHash('sha256').update(digest).update(text).digest('base64');

const otherRequest = () =>
  new HttpProblem(422, 'This Idempotency-Key was used for another request.', [
    { field: 'Idempotency-Key', message: 'was used for another request' },
  ]);

/** The progress of the request with a key; undefined if it's new. @throws HttpProblem 422 if the request differs */
export async function readKey(
  database: Queryable,
  { sourceId }: Feeder,
  { key, requestHash }: Pick<Progress, 'key' | 'requestHash'>,
): Promise<Known | undefined> {
  const [known] = await database.query<Known>(sql`
    SELECT request_hash, records, digest, tally, is_over FROM feed_key
    WHERE source_id = ${sourceId} AND key = ${key} AND created_at > now() - ${REMEMBERED}::interval`);
  if (known !== undefined && known.request_hash !== requestHash) throw otherRequest();
  return known;
}

/** @throws HttpProblem 422 if the records differ from those sent earlier with this key */
export function requireSame(known: Known, records: number, digest: string): void {
  if (known.records !== records || known.digest !== digest) throw otherRequest();
}

/**
 * Checks for another request with the same key.
 * @returns its response, if it was the same and is done
 * @throws HttpProblem 409 while it's running, 422 if it differs
 */
export async function claimKey(
  transaction: Queryable,
  caller: Feeder,
  progress: Progress,
): Promise<Tally | undefined> {
  const known = await readKey(transaction, caller, progress);
  const records = known?.records ?? 0;
  if (records === progress.committed && known?.is_over !== true) return undefined;
  if (known?.is_over === true && progress.isOver && progress.committed === 0) {
    requireSame(known, progress.next, progress.digest);
    return known.tally;
  }
  throw new HttpProblem(409, 'A request with this Idempotency-Key is under way.');
}

/** Records the progress in the batch's transaction. */
export async function noteProgress(
  transaction: Queryable,
  { sourceId }: Feeder,
  { key, requestHash, digest, committed, next, tally, isOver }: Progress,
  last: Tally,
): Promise<void> {
  const all = tally === undefined ? last : structuredClone(tally);
  if (tally !== undefined) addTally(all, last);
  await transaction.query(sql`
    INSERT INTO feed_key (source_id, key, request_hash, records, digest, tally, is_over)
    VALUES (${sourceId}, ${key}, ${requestHash}, ${committed + next}, ${digest}, ${JSON.stringify(all)}::jsonb, ${isOver})
    ON CONFLICT (source_id, key) DO UPDATE SET request_hash = excluded.request_hash, records = excluded.records,
      digest = excluded.digest, tally = excluded.tally, is_over = excluded.is_over, created_at = now()`);
}

/** Deletes expired keys. */
export const forgetFeedKeys = (database: Database): Promise<unknown> =>
  database.query(sql`DELETE FROM feed_key WHERE created_at < now() - ${REMEMBERED}::interval`);
