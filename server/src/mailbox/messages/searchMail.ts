import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { containing } from '../../db/like.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import type { PaletteMail } from '../contract.ts';
import { canSeeMail } from './canSeeMail.ts';

/** Messages by subject and text, the newest first (MAIL-18). */
export const searchMail = (
  database: Queryable,
  caller: Caller,
  { term, limit }: { term: string; limit: number },
): Promise<PaletteMail[]> =>
  database.query<PaletteMail>(sql`
    SELECT mail.id AS "ID", subject AS "Subject", contact.name AS "Contact", contact.id AS "ContactID", company.name AS "Company",
      company.id AS "CompanyID", ${utc('sent_at')} AS "SentAt"
    FROM (SELECT mail.* FROM mail_message AS mail WHERE search LIKE ${containing(term)} AND ${canSeeMail(caller)}
      ORDER BY sent_at DESC, id DESC LIMIT ${limit}) AS mail
    JOIN LATERAL (SELECT contact_id, company_id FROM mail_contact WHERE mail_id = mail.id ORDER BY is_sender DESC, contact_id LIMIT 1) AS who ON true
    JOIN contact ON contact.id = contact_id JOIN company ON company.id = company_id ORDER BY sent_at DESC, mail.id DESC`);

/** Whether an activity represents a message, in SQL: the palette finds the message itself. */
export const isMail = sql`EXISTS (SELECT FROM mail_contact WHERE mail_contact.activity_id = activity.id)`;
