import sql, { empty, type Sql } from 'sql-template-tag';
import { addMonths } from '@galley/shared/domain/calendar';
import type { ServiceToken, ServiceTokenMade, ServiceTokenNew } from './contract.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { readDay } from '../../http/localDate.ts';
import { badField, brokenField, HttpProblem } from '../../http/problem.ts';
import { SECRET_PREFIX } from './serviceCaller.ts';

const tokensWhere = (timeZone: string, condition: Sql): Sql => sql`
  SELECT service_token.id, service_token.name, feed_source.name AS source, scopes,
    to_char((expires_at AT TIME ZONE ${timeZone}) - interval '1 day', 'YYYY-MM-DD') AS "expiresOn",
    ${utc('created_at')} AS "createdAt", COALESCE(full_name, '') AS "createdBy",
    ${utc('last_used_at')} AS "lastUsedAt", ${utc('revoked_at')} AS "revokedAt"
  FROM service_token JOIN feed_source ON feed_source.id = source_id
  LEFT JOIN employee ON employee.id = created_by ${condition} ORDER BY service_token.id DESC`;

/** All tokens including revoked ones, the newest first. */
export const listTokens = (database: Queryable, timeZone: string): Promise<ServiceToken[]> =>
  database.query<ServiceToken>(tokensWhere(timeZone, empty));

/** The id of a system, which is created with its first token. */
export async function sourceId(transaction: Queryable, name: string): Promise<number> {
  await transaction.query(sql`INSERT INTO feed_source (name) VALUES (${name}) ON CONFLICT (name) DO NOTHING`);
  const [source] = await transaction.query<{ id: number }>(
    sql`SELECT id FROM feed_source WHERE name = ${name}`,
  );
  return source?.id ?? 0;
}

/** Who creates tokens, and the current day. */
interface Maker {
  /** Null for a command. */
  employeeId: number | null;
  today: string;
  timeZone: string;
}

/** The maximum lifetime of a token, in years (TOK-06). */
const MOST_YEARS = 2;

/**
 * Creates a token (TOK-01). Its secret is 256 random bits, which can't be guessed from its SHA-256, so it needs no slow hash that would
 * delay each request.
 * @throws HttpProblem 400 for an invalid day, 422 for one in the past or too far ahead
 */
export async function addToken(
  transaction: Queryable,
  { employeeId, today, timeZone }: Maker,
  { name, source, scopes, expiresOn }: ServiceTokenNew,
): Promise<ServiceTokenMade> {
  const day = readDay('expiresOn', expiresOn);
  if (day === undefined) throw badField('expiresOn', 'isn’t a calendar date');
  if (day < today) throw brokenField('expiresOn', 'This day has passed.');
  if (day > addMonths(today, 12 * MOST_YEARS))
    throw brokenField('expiresOn', `A service token can last at most ${MOST_YEARS} years.`);
  const secret = `${SECRET_PREFIX}${newPermit()}`;
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO service_token (name, source_id, scopes, token_hash, created_by, expires_at)
    VALUES (${name.trim()}, ${await sourceId(transaction, source)}, ${[...new Set(scopes)]}::text[], ${permitHash(secret)},
      ${employeeId}, (${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}) RETURNING id`);
  const [token] = await transaction.query<ServiceToken>(
    tokensWhere(timeZone, sql`WHERE service_token.id = ${added?.id ?? 0}`),
  );
  if (token === undefined) throw new Error('the new token is gone');
  await audit(transaction, employeeId, {
    action: 'service token added',
    record: `service_token/${token.id}`,
    after: { name: token.name, source, scopes: token.scopes, expiresOn: day },
  });
  return { ...token, secret };
}

/** Revokes a token: the next request with it is refused. @throws HttpProblem 404 */
export async function revokeToken(transaction: Queryable, employeeId: number, id: number): Promise<void> {
  const [found] = await transaction.query<{ wasRevoked: boolean }>(
    sql`SELECT revoked_at IS NOT NULL AS "wasRevoked" FROM service_token WHERE id = ${id} FOR UPDATE`,
  );
  if (found === undefined) throw new HttpProblem(404, 'There is no service token with this id.');
  if (found.wasRevoked) return;
  await transaction.query(sql`UPDATE service_token SET revoked_at = now() WHERE id = ${id}`);
  await audit(transaction, employeeId, { action: 'service token revoked', record: `service_token/${id}` });
}
