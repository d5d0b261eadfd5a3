import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';

/** Makes one of a contact's companies its default; null: none. */
export async function setDefaultCompany(
  transaction: Queryable,
  contactId: number,
  companyId: number | null,
): Promise<void> {
  // Clear the old default first: a contact can have only one.
  await transaction.query(sql`
    UPDATE contact_company SET is_default = false
    WHERE contact_id = ${contactId} AND is_default AND company_id IS DISTINCT FROM ${companyId}::int`);
  await transaction.query(sql`
    UPDATE contact_company SET is_default = true
    WHERE contact_id = ${contactId} AND NOT is_default AND company_id = ${companyId}::int`);
}
