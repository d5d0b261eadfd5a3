import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Change } from './contract.ts';
import type { Database } from '../../db/database.ts';
import { CHANGE_COLUMNS, changesFrom } from './readChanges.ts';
import type { StoredChange } from './changeFormats.ts';
import { send } from './send.ts';
import { numberChanges } from './sequence.ts';
import type { WebhookTargets } from './targetAddress.ts';
import { isPaused } from './webhooks.ts';
import { untraced, type Span } from '../../common/tracing.ts';

/** Delays between attempts, in seconds. After the last attempt, the delivery has failed for good. */
const RETRY_AFTER_S = [5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600];
const POLL_MS = 1000;
/** Concurrent deliveries. */
const AT_ONCE = 10;
/** How long a server holds a delivery, in seconds. */
const LEASE_S = 60;

export interface Delivering {
  database: Database;
  targets: WebhookTargets;
  retryAfterS?: readonly number[] | undefined;
  pollMs?: number | undefined;
  withinMs?: number | undefined;
  span?: Span;
}

type Due = StoredChange &
  Pick<Change, 'cursor' | 'operation' | 'at' | 'by'> & {
    webhook: number;
    source: number;
    url: string;
    secret: string;
    attempts: number;
  };

/** Claims due deliveries, only the oldest for each record (CHG-05). */
const takeDue = (database: Database): Promise<Due[]> =>
  database.query<Due>(sql`
    WITH due AS (
      SELECT webhook_id, change_id FROM webhook_delivery AS one
      WHERE NOT is_dead AND next_at <= now() AND webhook_id IN (SELECT id FROM webhook WHERE NOT ${isPaused}) AND NOT EXISTS (
        SELECT FROM webhook_delivery AS earlier WHERE earlier.webhook_id = one.webhook_id
          AND (earlier.resource, earlier.record_id) = (one.resource, one.record_id) AND earlier.change_id < one.change_id)
      ORDER BY change_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED),
    taken AS (
      UPDATE webhook_delivery AS one SET next_at = now() + make_interval(secs => ${LEASE_S}), attempts = attempts + 1
      FROM due WHERE (one.webhook_id, one.change_id) = (due.webhook_id, due.change_id)
      RETURNING one.webhook_id, one.change_id, attempts)
    SELECT taken.webhook_id AS webhook, attempts, source_id AS source, url, secret, ${CHANGE_COLUMNS}
    FROM taken JOIN webhook ON webhook.id = webhook_id JOIN change_out ON change_out.id = change_id ORDER BY change_id`);

async function deliverOne(
  { database, targets, retryAfterS = RETRY_AFTER_S, withinMs, span = untraced }: Delivering,
  due: Due,
): Promise<void> {
  const { webhook, source, url, secret, attempts, ...change } = due;
  const own = sql`webhook_id = ${webhook} AND change_id = ${change.cursor}::bigint`;
  const [body] = await changesFrom(database, source, [change]);
  try {
    const sending = {
      url,
      secret,
      body: JSON.stringify(body),
      delivery: `${webhook}-${change.cursor}`,
      targets,
      withinMs,
    };
    await span('webhook', () => send(sending));
  } catch (error) {
    const again = retryAfterS[attempts - 1];
    const reason = error instanceof Error ? error.message : 'it was not sent';
    await database.query(sql`
      UPDATE webhook_delivery SET error = ${reason.slice(0, 500)}, is_dead = ${again === undefined},
        next_at = now() + make_interval(secs => ${again ?? 0}) WHERE ${own}`);
    return;
  }
  await database.query(sql`
    WITH gone AS (DELETE FROM webhook_delivery WHERE ${own})
    UPDATE webhook SET delivered_at = now() WHERE id = ${webhook}`);
}

/** Sends due deliveries and those that become due meanwhile. @returns how many were sent */
export async function deliver(delivering: Delivering): Promise<number> {
  const [row] = await delivering.database.query<{ any: boolean }>(
    sql`SELECT EXISTS (SELECT FROM webhook) AS any`,
  );
  if (row?.any !== true) return 0;
  await numberChanges(delivering.database);
  let count = 0;
  for (;;) {
    const due = await takeDue(delivering.database);
    if (due.length === 0) return count;
    await Promise.all(due.map((one) => deliverOne(delivering, one)));
    count += due.length;
  }
}

/** Sends changes for as long as the server runs; servers on one database share the work. */
export function startDeliveries(app: FastifyInstance, delivering: Delivering): void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    if (isOver) return;
    timer = setTimeout(() => {
      running = deliver(delivering)
        .catch((error: unknown) => app.log.warn(error, 'webhooks were not sent'))
        .finally(next);
    }, delivering.pollMs ?? POLL_MS);
    timer.unref();
  };
  app.addHook('onReady', async () => next());
  app.addHook('onClose', async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  });
}
