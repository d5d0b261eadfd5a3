import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';

/** The contact for a line: its own if still at the company, else one of the company's, preferably active; undefined if there is none. */
export async function lineContact(database: Queryable, lineId: number): Promise<number | undefined> {
  const [contact] = await database.query<{ id: number }>(sql`
    SELECT contact.id FROM order_line JOIN contact_company ON contact_company.company_id = order_line.company_id
    JOIN contact ON contact.id = contact_id
    WHERE order_line.id = ${lineId}
    ORDER BY (contact.id = COALESCE(sales_contact_id, 0)) DESC, (contact.id = COALESCE(graphics_contact_id, 0)) DESC,
      inactive, contact.id LIMIT 1`);
  return contact?.id;
}
