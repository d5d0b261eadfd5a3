import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { MailboxState } from '../contract.ts';
import { IGNORED_REASONS, OUTCOMES, type IgnoredReason, type Outcome } from '../rules/outcomes.ts';
import { accountOf, type MailboxSettings } from '../settings.ts';

const MOST_IGNORED = 100;

const NONE: MailboxState = {
  IsConfigured: false,
  Address: '',
  Host: '',
  FailingSince: '',
  Error: '',
  ReadAt: '',
  Waiting: 0,
  AuthenticatedBy: '',
  KeepDays: 0,
  Outcomes: [],
  Left: [],
};

/** Call 354: the mailbox, for Operations (MAIL-03). */
export async function readMailboxState(
  database: Queryable,
  settings: MailboxSettings | undefined,
): Promise<MailboxState> {
  if (settings === undefined) return NONE;
  const [state] = await database.query<
    Pick<MailboxState, 'FailingSince' | 'Error' | 'ReadAt' | 'Waiting'>
  >(sql`
    SELECT COALESCE(${utc('failing_since')}, '') AS "FailingSince", error AS "Error", COALESCE(${utc('read_at')}, '') AS "ReadAt", waiting AS "Waiting"
    FROM mailbox WHERE account = ${accountOf(settings)}`);
  const counted = await database.query<{ Outcome: Outcome; Count: number }>(
    sql`SELECT outcome AS "Outcome", count::int AS "Count" FROM mail_outcome`,
  );
  const left = await database.query<{
    ID: number;
    At: string;
    reason: IgnoredReason;
    Sender: string;
    Detail: string;
  }>(sql`
    SELECT id AS "ID", ${utc('at')} AS "At", reason, sender AS "Sender", detail AS "Detail"
    FROM mail_left ORDER BY id DESC LIMIT ${MOST_IGNORED}`);
  return {
    ...NONE,
    ...state,
    IsConfigured: true,
    Address: settings.address,
    Host: settings.host,
    AuthenticatedBy: settings.authenticatedBy ?? '',
    KeepDays: settings.keepDays ?? 0,
    Outcomes: OUTCOMES.flatMap((Outcome) => counted.find((one) => one.Outcome === Outcome) ?? []),
    Left: left.map(({ reason, ...row }) => ({ ...row, Reason: IGNORED_REASONS[reason] ?? reason })),
  };
}
