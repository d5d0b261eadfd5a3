import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Queryable } from '#server/db/database';
import type { Outcome } from '#server/mailbox/rules/outcomes';

const WITHIN_MS = 60_000;

/** Polls until a condition holds. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, `timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The number of messages by outcome. */
export async function outcomes(database: Queryable): Promise<Partial<Record<Outcome, number>>> {
  const rows = await database.query<{ outcome: Outcome; count: number }>(
    sql`SELECT outcome, count::int AS count FROM mail_outcome ORDER BY outcome`,
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

export async function readCount(database: Queryable): Promise<number> {
  const counts: number[] = Object.values(await outcomes(database));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until this many messages have been read, whatever their outcome. */
export const untilRead = (database: Queryable, count: number): Promise<void> =>
  until(`${count} messages are read`, async () => (await readCount(database)) >= count);

export interface Person {
  id: number;
  name: string;
  email: string;
  company: number;
}

/** Contacts of the demo with a company, of different companies if possible. */
export const someContacts = (database: Queryable, count: number): Promise<Person[]> =>
  database.query<Person>(sql`
    SELECT id, name, lower(email) AS email, company FROM (
      SELECT DISTINCT ON (company_id) contact.id, name, email, company_id AS company
      FROM contact JOIN contact_company ON contact_id = contact.id AND is_default
      WHERE NOT inactive AND merged_into IS NULL ORDER BY company_id, contact.id) AS one ORDER BY id LIMIT ${count}`);

/** The email in the timeline's lists: its activities, newest first. */
export const mailActivities = (
  database: Queryable,
): Promise<
  {
    id: number;
    company: number;
    contact: number;
    comments: string;
    status: number;
    assignee: number;
    day: string;
  }[]
> =>
  database.query(sql`
    SELECT activity.id, company_id AS company, contact_id AS contact, comments, status, assignee_id AS assignee, start_date AS day
    FROM activity WHERE id IN (SELECT activity_id FROM mail_contact) ORDER BY id DESC`);
