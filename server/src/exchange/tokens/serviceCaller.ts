import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { permitHash } from '../../common/permit.ts';
import { prepared } from '../../db/prepared.ts';
import { HttpProblem } from '../../http/problem.ts';

/** The system that sent a request, identified by its token. */
export interface ServiceCaller {
  tokenId: number;
  sourceId: number;
  source: string;
  scopes: string[];
}

/** Who feeds a source's records: a system with a token, or someone in Operations with a file. */
export interface Feeder extends Omit<ServiceCaller, 'tokenId'> {
  tokenId: number | null;
  employeeId?: number;
  /** Records can refer to others by name, as in people's lists. */
  byName?: boolean;
}

/** The prefix of a secret. Session tokens look different, and anyone who finds a secret in a file can tell what it is. */
export const SECRET_PREFIX = 'galley_';
const BEARER = /^Bearer (galley_[\w-]{43})$/;

/** Whether a request claims to come from a system; its token can still be invalid. */
export const isServiceRequest = ({ headers }: FastifyRequest): boolean =>
  headers.authorization?.startsWith(`Bearer ${SECRET_PREFIX}`) === true;

/** How many requests a token can send at once, and how many more each second (TOK-04). */
const BURST = 600;
const PER_SECOND = 10;

const refuse = () =>
  new HttpProblem(401, 'This call needs a valid service token.', [], {
    'www-authenticate': 'Bearer realm="galley"',
  });

/**
 * Finds the system by the request's token, records its use, and counts the request.
 * @throws HttpProblem 401 without a valid token, 429 with Retry-After after too many requests
 */
export async function serviceCaller(database: Database, request: FastifyRequest): Promise<ServiceCaller> {
  const [, secret] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) throw refuse();
  const [found] = await database.query<ServiceCaller & { isAdmitted: boolean }>(prepared('service_caller')`
    UPDATE service_token SET last_used_at = now(),
      allowance = known.refilled - CASE WHEN known.refilled >= 1 THEN 1 ELSE 0 END
    FROM (
      SELECT service_token.id, feed_source.name AS source, LEAST(${BURST}::float8,
        allowance + ${PER_SECOND}::float8 * COALESCE(extract(epoch FROM now() - last_used_at)::float8, ${BURST}::float8)) AS refilled
      FROM service_token JOIN feed_source ON feed_source.id = source_id
      WHERE token_hash = ${permitHash(secret)} AND revoked_at IS NULL AND expires_at > now()
      FOR UPDATE OF service_token) AS known
    WHERE service_token.id = known.id
    RETURNING service_token.id AS "tokenId", source_id AS "sourceId", known.source, scopes, known.refilled >= 1 AS "isAdmitted"`);
  if (found === undefined) throw refuse();
  const { isAdmitted, ...caller } = found;
  if (!isAdmitted)
    throw new HttpProblem(429, 'This token has sent too many requests. Try again in a moment.', [], {
      'retry-after': '1',
    });
  return caller;
}

/** @throws HttpProblem 403 if the token has neither this scope nor the one that covers all of its kind */
export function requireScope({ scopes }: Pick<ServiceCaller, 'scopes'>, scope: string): void {
  const all = scope.replace(/[^:]*$/, '*');
  if (scopes.includes(scope) || scopes.includes(all)) return;
  throw new HttpProblem(403, `This token doesn’t have the scope ${scope}.`);
}
