import { Counter, Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../../db/database.ts';
import { mailboxHealth } from '../../mailbox/index.ts';
import type { MailboxSettings } from '../../mailbox/settings.ts';
import { OUTCOMES } from '../../mailbox/rules/outcomes.ts';

/**
 * The metrics of the mailbox with customers' email (MAIL-03).
 * @returns a function that updates them
 */
export function mailboxMetrics(
  database: Queryable,
  settings: MailboxSettings,
  registry: Registry,
): () => Promise<void> {
  const registers = [registry];
  const failing = new Gauge({
    name: 'galley_mailbox_failing_seconds',
    help: 'Seconds since the mailbox became unreadable, or 0.',
    registers,
  });
  const waiting = new Gauge({
    name: 'galley_mailbox_waiting_messages',
    help: 'Unread messages in the mailbox.',
    registers,
  });
  const messages = new Counter({
    name: 'galley_mailbox_messages_total',
    help: 'Messages read, by outcome, on all servers.',
    labelNames: ['outcome'] as const,
    registers,
  });
  return async () => {
    const found = await mailboxHealth(database, settings);
    failing.set(found.failingSeconds);
    waiting.set(found.waiting);
    messages.reset();
    for (const outcome of OUTCOMES) messages.inc({ outcome }, found.outcomes[outcome] ?? 0);
  };
}
