import sql from 'sql-template-tag';
import type { Association } from '@galley/shared/contract/common';
import type { Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

/** The maximum number of associations in a response (CONT-03). */
const LIMIT = 1000;

/**
 * Call 15: the active contacts of a company, by name; `isDefault` says whether it's the contact's default company.
 * @throws HttpProblem 404
 */
export async function companyContacts(database: Queryable, companyId: number): Promise<Association[]> {
  const contacts = await database.query<Association>(sql`
    SELECT contact.id AS value, contact.name AS label, is_default AS "isDefault"
    FROM contact_company JOIN contact ON contact.id = contact_id
    WHERE company_id = ${companyId} AND NOT inactive
    ORDER BY search, contact.id LIMIT ${LIMIT}`);
  if (contacts.length > 0) return contacts;
  const [company] = await database.query(sql`SELECT FROM company WHERE id = ${companyId}`);
  if (company === undefined) throw new HttpProblem(404, 'There is no company with this id.');
  return contacts;
}
