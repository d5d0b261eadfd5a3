import { Gauge, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import type { BackupFigures } from '../backup/scheduled/figures.ts';
import type { MailboxSettings } from '../../mailbox/settings.ts';
import type { Queryable } from '../../db/database.ts';
import { foldingLag } from '../../orders/index.ts';
import { backupMetrics } from './backups.ts';
import { mailboxMetrics } from './mailbox.ts';

/** How long later scrapes reuse a result. */
const KEPT_MS = 5_000;
/** The longest wait for the database; Prometheus gives up after ten seconds. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Metrics from the database: the backlog of order search, the deliveries to webhooks, the backups and the mailbox. Reads them at
 * most once every five seconds.
 * @returns a function that returns the text of a scrape; undefined if the database doesn't respond in time
 */
export function storedMetrics(
  database: Queryable,
  { backups, mailbox }: { backups?: BackupFigures | undefined; mailbox?: MailboxSettings | undefined } = {},
): () => Promise<string | undefined> {
  const registry = new Registry();
  const registers = [registry];
  const lines = new Gauge({
    name: 'galley_order_search_waiting_lines',
    help: 'Order lines not yet in the index of order search.',
    registers,
  });
  const lag = new Gauge({
    name: 'galley_order_search_lag_seconds',
    help: 'How long the oldest unindexed order line has waited, in seconds.',
    registers,
  });
  const deliveries = new Gauge({
    name: 'galley_webhook_deliveries',
    help: 'Webhook deliveries that are waiting, and that failed permanently.',
    labelNames: ['state'] as const,
    registers,
  });
  const updateBackups = backups && backupMetrics(backups, registry);
  const updateMailbox = mailbox && mailboxMetrics(database, mailbox, registry);
  async function read(): Promise<boolean> {
    const [folding, [kept]] = await Promise.all([
      foldingLag(database),
      database.query<{ waiting: number; dead: number }>(sql`
        SELECT count(*) FILTER (WHERE NOT is_dead) AS waiting, count(*) FILTER (WHERE is_dead) AS dead
        FROM webhook_delivery`),
      updateBackups?.(),
      updateMailbox?.(),
    ]);
    lines.set(folding.lines);
    lag.set(folding.seconds);
    deliveries.set({ state: 'waiting' }, kept?.waiting ?? 0);
    deliveries.set({ state: 'dead' }, kept?.dead ?? 0);
    return true;
  }

  let lastRead = { at: Number.NEGATIVE_INFINITY, isRead: Promise.resolve(false) };
  return async () => {
    if (performance.now() - lastRead.at > KEPT_MS)
      lastRead = { at: performance.now(), isRead: read().catch(() => false) };
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
    });
    const isRead = await Promise.race([lastRead.isRead, tooLate]);
    clearTimeout(timer);
    return isRead ? registry.metrics() : undefined;
  };
}
