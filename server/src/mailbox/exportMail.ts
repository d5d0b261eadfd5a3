import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import { utc } from '../db/utc.ts';

/** Rows to read at once: a text can be a megabyte. */
const PAGE = 100;

interface Row {
  id: number;
  at: string;
  employee: string;
  direction: string;
  contacts: string;
  companies: string;
  subject: string;
  text: string;
  folded: string;
}

/** The headings, then all messages except private ones (MAIL-21). */
export async function* mailRows(database: Queryable): AsyncGenerator<readonly string[]> {
  yield [
    'id',
    'sentAt',
    'employee',
    'direction',
    'contacts',
    'companies',
    'subject',
    'text',
    'quotesAndSignature',
  ];
  for (let after = 0; ;) {
    const rows = await database.query<Row>(sql`
      SELECT mail.id, ${utc('sent_at')} AS at, full_name AS employee, CASE WHEN is_answer THEN 'in' ELSE 'out' END AS direction,
        COALESCE((SELECT string_agg(name || ' <' || email || '>', '; ' ORDER BY is_sender DESC, name) FROM mail_contact
          JOIN contact ON contact.id = contact_id WHERE mail_id = mail.id), '') AS contacts,
        COALESCE((SELECT string_agg(DISTINCT company.name, '; ') FROM mail_contact JOIN company ON company.id = company_id
          WHERE mail_id = mail.id), '') AS companies, subject, text, folded
      FROM mail_message AS mail JOIN employee ON employee.id = employee_id
      WHERE NOT is_private AND mail.id > ${after} ORDER BY mail.id LIMIT ${PAGE}`);
    for (const { id, at, employee, direction, contacts, companies, subject, text, folded } of rows)
      yield [String(id), at, employee, direction, contacts, companies, subject, text, folded];
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}
