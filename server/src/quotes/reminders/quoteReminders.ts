import sql from 'sql-template-tag';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { displayDate } from '@galley/shared/domain/displayDate';
import type { RoomTopics } from '../../day/index.ts';
import type { Database } from '../../db/database.ts';
import { topicNotifier } from '../links/notifyRep.ts';
import { hasCompany } from '../quotesWhere.ts';
import { EXPIRING_DAYS, MOST_FOLLOW_UP_DAYS } from '../rules/quoteStates.ts';
import { businessDaysAgo } from './businessDays.ts';

interface Waiting {
  id: number;
  number: string;
  company: string;
  email: string;
  version: number;
  days: number;
  validUntil: Day;
}

/** How many are processed at a time; the rest follow a minute later. */
const AT_A_TIME = 500;

/**
 * Notifies reps (QUOT-19): once when a version has had no answer for the quote's number of business days, and once for each last valid day
 * when it's at most two days away. With several servers, only one sends each notification. While no active release or canary has the
 * topic, or while the rep is disabled or the company deleted, notifications wait.
 */
export async function sendQuoteReminders(database: Database, topics: RoomTopics, today: Day): Promise<void> {
  const tell = await topicNotifier(topics, 'reminders');
  if (tell === undefined) return;
  const steps = Array.from({ length: MOST_FOLLOW_UP_DAYS }, (_, at) => at + 1);
  const sentUntil = steps.map((days) => businessDaysAgo(today, days));
  await database.transaction(async (transaction) => {
    const unanswered = await transaction.query<Waiting>(sql`
      WITH waiting AS (
        SELECT quote.id FROM quote JOIN unnest(${steps}::int[], ${sentUntil}::date[]) AS step (days, until) ON days = follow_up_days
        JOIN employee ON employee.id = rep_id AND disabled_at IS NULL
        WHERE state = 'sent' AND valid_until >= ${today}::date AND followed_version < sent_version AND sent_on <= until AND ${hasCompany}
        ORDER BY quote.id LIMIT ${AT_A_TIME} FOR UPDATE OF quote SKIP LOCKED)
      UPDATE quote SET followed_version = sent_version FROM waiting, employee, company
      WHERE quote.id = waiting.id AND employee.id = rep_id AND company.id = company_id
      RETURNING quote.id, number, company.name AS company, email, sent_version AS version, follow_up_days AS days, valid_until AS "validUntil"`);
    for (const { id, number, company, email, version, days } of unanswered)
      await tell(transaction, {
        employees: [email],
        text: `Follow up on quote ${number}: ${company} hasn’t accepted or declined it in ${days === 1 ? '1 business day' : `${days} business days`}`.slice(
          0,
          200,
        ),
        key: `unanswered ${id} ${version}`,
        address: `/quotes/${id}`,
      });
    const expiring = await transaction.query<Waiting>(sql`
      WITH ending AS (
        SELECT quote.id FROM quote JOIN employee ON employee.id = rep_id AND disabled_at IS NULL
        WHERE state = 'sent' AND valid_until BETWEEN ${today}::date AND ${addDays(today, EXPIRING_DAYS)}::date
          AND expiring_told IS DISTINCT FROM valid_until AND ${hasCompany} ORDER BY quote.id LIMIT ${AT_A_TIME} FOR UPDATE OF quote SKIP LOCKED)
      UPDATE quote SET expiring_told = valid_until FROM ending, employee, company
      WHERE quote.id = ending.id AND employee.id = rep_id AND company.id = company_id
      RETURNING quote.id, number, company.name AS company, email, valid_until AS "validUntil"`);
    for (const { id, number, company, email, validUntil } of expiring)
      await tell(transaction, {
        employees: [email],
        text: `Quote ${number} for ${company} expires on ${displayDate(validUntil)}`.slice(0, 200),
        key: `expires ${id} ${validUntil}`,
        address: `/quotes/${id}`,
      });
    // Deletes extensions that can no longer be undone.
    await transaction.query(sql`DELETE FROM quote_extension WHERE at < now() - interval '2 days'`);
  });
}
