import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from './caller.ts';
import { badField, HttpProblem } from './problem.ts';

/** How long a repeat gets the first response (WRITE-02). */
const KEY_LIFE = '24 hours';
const KEY_LENGTH = 200;

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > KEY_LENGTH) {
    throw badField('Idempotency-Key', `must have 1 to ${KEY_LENGTH} characters`);
  }
  return key;
}

/** @param content the digest of a body that was read while it arrived */
const digestOf = (request: FastifyRequest, content?: string) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${content ?? JSON.stringify(request.body ?? null)}`)
    .digest('hex');

/** Claims the key for this transaction; a concurrent repeat waits here until the first request ends. */
async function claimKey(
  transaction: Queryable,
  { caller, key, digest }: { caller: Caller; key: string; digest: string },
): Promise<boolean> {
  const claimed = await transaction.query(prepared('claim_idempotency_key')`
    INSERT INTO idempotency_key AS known (employee_id, key, request_hash)
    VALUES (${caller.employeeId}, ${key}, ${digest})
    ON CONFLICT (employee_id, key) DO UPDATE
      SET request_hash = excluded.request_hash, body = NULL, created_at = now()
      WHERE known.created_at < now() - ${KEY_LIFE}::interval
    RETURNING key`);
  return claimed.length > 0;
}

async function firstAnswer<T>(
  transaction: Queryable,
  { caller, key, digest }: { caller: Caller; key: string; digest: string },
): Promise<T> {
  const [known] = await transaction.query<{ request_hash: string; body: string }>(sql`
    SELECT request_hash, body FROM idempotency_key WHERE employee_id = ${caller.employeeId} AND key = ${key}`);
  if (known?.request_hash !== digest) {
    throw new HttpProblem(422, 'This Idempotency-Key was used for another request.', [
      { field: 'Idempotency-Key', message: 'was used for another request' },
    ]);
  }
  return JSON.parse(known.body) as T;
}

/**
 * Runs a write in one transaction. With the header `Idempotency-Key`, the same transaction stores the response: a repeat within 24 hours
 * gets it and changes nothing, even after a crash or with two concurrent requests.
 * @param content the digest of a body that the handler reads itself
 * @throws HttpProblem 400 for a malformed key, 422 for a key that was used for another request
 */
export function write<T>(
  database: Database,
  caller: Caller,
  request: FastifyRequest,
  work: (transaction: Transaction) => Promise<T>,
  content?: string,
): Promise<T> {
  const key = keyOf(request);
  return database.transaction(async (transaction) => {
    const attempt = key === undefined ? undefined : { caller, key, digest: digestOf(request, content) };
    if (attempt !== undefined && !(await claimKey(transaction, attempt)))
      return firstAnswer<T>(transaction, attempt);
    const answer = await work(transaction);
    if (attempt !== undefined)
      await transaction.query(prepared('store_answer')`
        UPDATE idempotency_key SET body = ${JSON.stringify(answer)}
        WHERE employee_id = ${caller.employeeId} AND key = ${attempt.key}`);
    // Done last, because other writes of the session wait for this row until the commit.
    await database.countWrite?.(transaction, caller.jti);
    return answer;
  });
}

/** Whether the caller has already used the request's key, perhaps for another body. */
export async function isKnownKey(
  database: Queryable,
  caller: Caller,
  request: FastifyRequest,
): Promise<boolean> {
  const known = await database.query(sql`
    SELECT FROM idempotency_key WHERE employee_id = ${caller.employeeId} AND key = ${keyOf(request) ?? ''}
      AND created_at >= now() - ${KEY_LIFE}::interval`);
  return known.length > 0;
}

/** Deletes the key of a write whose work outside the database failed, so that a repeat runs it again. */
export async function forgetKey(database: Database, caller: Caller, request: FastifyRequest): Promise<void> {
  await database.query(sql`
    DELETE FROM idempotency_key WHERE employee_id = ${caller.employeeId} AND key = ${keyOf(request) ?? ''}`);
}

/** Deletes expired keys. */
export const deleteOldKeys = (database: Database): Promise<unknown> =>
  database.query(sql`DELETE FROM idempotency_key WHERE created_at < now() - ${KEY_LIFE}::interval`);
