import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import type { Outcome } from './rules/outcomes.ts';
import { accountOf, type MailboxSettings } from './settings.ts';

/** The mailbox's state, for health and metrics (MAIL-03). */
export interface MailboxHealth {
  /** How long it has been failing; 0: it can be read. */
  failingSeconds: number;
  waiting: number;
  outcomes: Partial<Record<Outcome, number>>;
}

export async function mailboxHealth(database: Queryable, settings: MailboxSettings): Promise<MailboxHealth> {
  const [row] = await database.query<MailboxHealth>(sql`
    SELECT COALESCE((SELECT extract(epoch FROM clock_timestamp() - failing_since)::int FROM mailbox
        WHERE account = ${accountOf(settings)} AND failing_since IS NOT NULL), 0) AS "failingSeconds",
      COALESCE((SELECT waiting FROM mailbox WHERE account = ${accountOf(settings)}), 0) AS waiting,
      COALESCE((SELECT jsonb_object_agg(outcome, count) FROM mail_outcome), '{}') AS outcomes`);
  return row ?? { failingSeconds: 0, waiting: 0, outcomes: {} };
}
