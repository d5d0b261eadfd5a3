import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Mailbox } from '../parse/message.ts';

export interface KnownContact {
  id: number;
  name: string;
  companies: { id: number; isDefault: boolean }[];
}

/** The active employee with this address. */
export async function employeeOf(transaction: Queryable, address: string): Promise<number | undefined> {
  const [found] = await transaction.query<{ id: number }>(prepared('mail_employee')`
    SELECT id FROM employee WHERE lower(email) = ${address} AND disabled_at IS NULL`);
  return found?.id;
}

/** The contacts with these addresses, in order and with their companies; for a merged contact, the one that was kept. */
export async function contactsOf(
  transaction: Queryable,
  mailboxes: readonly Mailbox[],
): Promise<KnownContact[]> {
  const addresses = [...new Set(mailboxes.map(({ address }) => address))];
  if (addresses.length === 0) return [];
  return transaction.query<KnownContact>(prepared('mail_contacts')`
    WITH asked AS (SELECT address, place FROM unnest(${addresses}::text[]) WITH ORDINALITY AS one (address, place)),
    found AS (
      SELECT DISTINCT ON (place) place, surviving_contact(contact.id) AS id
      FROM asked JOIN contact ON lower(email) = address ORDER BY place, merged_into IS NOT NULL, contact.id DESC)
    SELECT contact.id, contact.name, COALESCE((
      SELECT jsonb_agg(jsonb_build_object('id', company_id, 'isDefault', is_default) ORDER BY is_default DESC, company_id)
      FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = contact.id AND deleted_at IS NULL), '[]') AS companies
    FROM (SELECT id, min(place) AS place FROM found GROUP BY id) AS one JOIN contact ON contact.id = one.id ORDER BY place`);
}

/** A known thread: the employee and privacy of its last message, and the companies and contacts of all. */
export interface Thread {
  id: number;
  employee: number;
  isPrivate: boolean;
  companies: number[];
  contacts: number[];
}

/** The thread of the first reference that Galley knows. */
export async function threadOf(
  transaction: Queryable,
  references: readonly string[],
): Promise<Thread | undefined> {
  if (references.length === 0) return undefined;
  const [found] = await transaction.query<Thread>(prepared('mail_thread')`
    WITH known AS (
      SELECT thread_id FROM unnest(${references}::text[]) WITH ORDINALITY AS one (id, place)
      JOIN mail_message ON message_id = one.id ORDER BY place, mail_message.id DESC LIMIT 1),
    last AS (
      SELECT mail_message.* FROM mail_message JOIN known USING (thread_id) ORDER BY id DESC LIMIT 1)
    SELECT last.thread_id AS id, last.employee_id AS employee, last.is_private AS "isPrivate",
      ARRAY(SELECT DISTINCT company_id FROM mail_contact JOIN mail_message ON mail_message.id = mail_id
        WHERE mail_message.thread_id = last.thread_id) AS companies,
      ARRAY(SELECT DISTINCT contact_id FROM mail_contact JOIN mail_message ON mail_message.id = mail_id
        WHERE mail_message.thread_id = last.thread_id) AS contacts FROM last`);
  return found;
}

/** How many of a contact's replies were imported in the 24 hours up to a time. */
export async function countRecentReplies(
  transaction: Queryable,
  contact: number,
  at: string,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM mail_contact JOIN mail_message ON mail_message.id = mail_id
    WHERE contact_id = ${contact} AND is_sender AND sent_at > ${at}::timestamptz - interval '1 day' AND sent_at <= ${at}::timestamptz`);
  return row?.count ?? 0;
}
