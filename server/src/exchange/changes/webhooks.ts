import sql, { empty, type Sql } from 'sql-template-tag';
import type { DeadLetter, Webhook, WebhookNew } from './contract.ts';
import { audit, type AuditEntry } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';

/** The caller: someone in Operations, or a system, which only sees its own webhooks. */
export type Asker = { employeeId: number } | { tokenId: number; sourceId: number };

const auditOf = (transaction: Queryable, asker: Asker, entry: AuditEntry) =>
  'employeeId' in asker
    ? audit(transaction, asker.employeeId, entry)
    : audit(transaction, null, { serviceTokenId: asker.tokenId, ...entry });
const ownOf = (asker: Asker): Sql => ('sourceId' in asker ? sql` AND source_id = ${asker.sourceId}` : empty);

/** Whether the token that created a webhook was revoked or has expired (CHG-08). */
const hasEnded = sql`EXISTS (
  SELECT FROM service_token WHERE service_token.id = webhook.service_token_id
    AND (revoked_at IS NOT NULL OR expires_at <= now()))`;
/** Whether a row of webhook is paused. */
export const isPaused = sql`(is_paused OR ${hasEnded})`;

/** The stored owner of a webhook. */
const creatorOf = (asker: Asker) =>
  'employeeId' in asker
    ? { tokenId: null, employeeId: asker.employeeId }
    : { tokenId: asker.tokenId, employeeId: null };

const webhooksWhere = (condition: Sql): Sql => sql`
  SELECT webhook.id, feed_source.name AS source, url, resources, ${utc('created_at')} AS "createdAt",
    ${utc('delivered_at')} AS "deliveredAt",
    (SELECT count(*) FROM webhook_delivery WHERE webhook_id = webhook.id AND NOT is_dead) AS waiting,
    (SELECT count(*) FROM webhook_delivery WHERE webhook_id = webhook.id AND is_dead) AS dead,
    ${isPaused} AS paused, ${hasEnded} AS ended
  FROM webhook JOIN feed_source ON feed_source.id = source_id WHERE true${condition} ORDER BY webhook.id`;

export const listWebhooks = (database: Queryable, asker: Asker): Promise<Webhook[]> =>
  database.query<Webhook>(webhooksWhere(ownOf(asker)));

const noWebhook = () => new HttpProblem(404, 'There is no webhook with this id.');

/** @throws HttpProblem 404 */
async function readWebhook(database: Queryable, id: number): Promise<Webhook> {
  const [webhook] = await database.query<Webhook>(webhooksWhere(sql` AND webhook.id = ${id}`));
  if (webhook === undefined) throw noWebhook();
  return webhook;
}

/** @throws HttpProblem 404 */
async function requireOwn(transaction: Queryable, asker: Asker, id: number): Promise<void> {
  const [found] = await transaction.query(
    sql`SELECT FROM webhook WHERE id = ${id}${ownOf(asker)} FOR UPDATE`,
  );
  if (found === undefined) throw noWebhook();
}

function sourceFault(asker: Asker, name: string | undefined): string {
  if ('sourceId' in asker) return 'A service token can only add webhooks for its own source.';
  return name === undefined ? 'Source is required.' : `There is no source “${name}”.`;
}

/** @throws HttpProblem 422 for an unknown source */
async function sourceFor(transaction: Queryable, asker: Asker, name: string | undefined): Promise<number> {
  const sources = await transaction.query<{ id: number; name: string }>(
    sql`SELECT id, name FROM feed_source`,
  );
  const named = sources.filter((source) =>
    'sourceId' in asker && name === undefined
      ? source.id === asker.sourceId
      : name === undefined || source.name === name,
  );
  const [one] = named;
  if (one === undefined || named.length > 1 || ('sourceId' in asker && one.id !== asker.sourceId))
    throw brokenField('source', sourceFault(asker, name));
  return one.id;
}

/** Creates a webhook. @throws HttpProblem 422 */
export async function addWebhook(
  transaction: Queryable,
  asker: Asker,
  { url, resources, secret, source }: WebhookNew,
): Promise<Webhook> {
  if (!URL.canParse(url)) throw brokenField('url', 'This isn’t a valid URL.');
  if (new URL(url).username !== '' || new URL(url).password !== '')
    throw brokenField('url', 'The URL can’t contain a user name or password.');
  const sourceId = await sourceFor(transaction, asker, source);
  const { tokenId, employeeId } = creatorOf(asker);
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO webhook (source_id, url, resources, secret, service_token_id, created_by)
    VALUES (${sourceId}, ${url}, ${[...new Set(resources)]}::text[], ${secret}, ${tokenId}::int, ${employeeId}::int) RETURNING id`);
  const webhook = await readWebhook(transaction, added?.id ?? 0);
  await auditOf(transaction, asker, {
    action: 'webhook added',
    record: `webhook/${webhook.id}`,
    after: { url, resources: webhook.resources, source: webhook.source },
  });
  return webhook;
}

/** Deletes a webhook with its waiting changes. @throws HttpProblem 404 */
export async function deleteWebhook(transaction: Queryable, asker: Asker, id: number): Promise<void> {
  await requireOwn(transaction, asker, id);
  await transaction.query(sql`DELETE FROM webhook WHERE id = ${id}`);
  await auditOf(transaction, asker, { action: 'webhook removed', record: `webhook/${id}` });
}

/** Pauses a webhook; changes wait meanwhile. @throws HttpProblem 404 */
export async function pauseWebhook(transaction: Queryable, asker: Asker, id: number): Promise<Webhook> {
  await requireOwn(transaction, asker, id);
  await transaction.query(sql`UPDATE webhook SET is_paused = true WHERE id = ${id}`);
  await auditOf(transaction, asker, { action: 'webhook paused', record: `webhook/${id}` });
  return readWebhook(transaction, id);
}

/** Resumes a webhook and makes the caller its owner (CHG-08). @throws HttpProblem 404 */
export async function resumeWebhook(transaction: Queryable, asker: Asker, id: number): Promise<Webhook> {
  await requireOwn(transaction, asker, id);
  const { tokenId, employeeId } = creatorOf(asker);
  await transaction.query(sql`
    UPDATE webhook SET is_paused = false, service_token_id = ${tokenId}::int, created_by = ${employeeId}::int
    WHERE id = ${id}`);
  await auditOf(transaction, asker, { action: 'webhook resumed', record: `webhook/${id}` });
  return readWebhook(transaction, id);
}

/** The deliveries that failed for good, the oldest first, at most 1,000. @throws HttpProblem 404 */
export async function deadLetters(database: Queryable, asker: Asker, id: number): Promise<DeadLetter[]> {
  const [found] = await database.query(sql`SELECT FROM webhook WHERE id = ${id}${ownOf(asker)}`);
  if (found === undefined) throw noWebhook();
  return database.query<DeadLetter>(sql`
    SELECT webhook_id AS webhook, change_id::text AS cursor, resource, record_id AS id, attempts, error
    FROM webhook_delivery WHERE webhook_id = ${id} AND is_dead ORDER BY change_id LIMIT 1000`);
}

/** Retries one or all failed deliveries, and those waiting behind them. @returns how many had failed. @throws HttpProblem 404 */
export async function replay(
  transaction: Queryable,
  asker: Asker,
  { id, cursor }: { id: number; cursor?: string | undefined },
): Promise<number> {
  await requireOwn(transaction, asker, id);
  const again = await transaction.query(sql`
    UPDATE webhook_delivery SET is_dead = false, attempts = 0, next_at = now()
    WHERE webhook_id = ${id} AND is_dead AND change_id = COALESCE(${cursor ?? null}::bigint, change_id)
    RETURNING change_id`);
  await auditOf(transaction, asker, {
    action: 'webhook replayed',
    record: `webhook/${id}`,
    after: { changes: again.length },
  });
  return again.length;
}
