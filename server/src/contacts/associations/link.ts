import sql from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * Adds contacts to a company and accepts matching requests. The company becomes the default of contacts without one.
 * @returns the added contacts
 */
export async function linkContacts(
  transaction: Queryable,
  caller: Caller,
  companyId: number,
  contacts: number[],
): Promise<number[]> {
  const added = await transaction.query<{ id: number }>(sql`
    INSERT INTO contact_company (contact_id, company_id, is_default)
    SELECT one.id, ${companyId}, NOT EXISTS (SELECT FROM contact_company WHERE contact_id = one.id)
    FROM unnest(${contacts}::int[]) AS one (id)
    ON CONFLICT (contact_id, company_id) DO NOTHING RETURNING contact_id AS id`);
  const ids = added.map(({ id }) => id);
  for (const id of ids) await acceptRequests(transaction, caller, id, [companyId]);
  return ids;
}

/** Accepts the requests that are already met, because an employee associated with the contact added it to the company. */
export async function acceptRequests(
  transaction: Queryable,
  { employeeId }: Caller,
  contactId: number,
  companies: number[],
): Promise<void> {
  const accepted = await transaction.query<{ company: number }>(sql`
    UPDATE association_request SET state = 'accepted', decided_by = ${employeeId}, decided_at = now()
    WHERE contact_id = ${contactId} AND company_id = ANY(${companies}::int[]) AND state = 'requested'
    RETURNING company_id AS company`);
  for (const { company } of accepted) {
    const action = 'contact request accepted';
    await audit(transaction, employeeId, { action, record: `contact/${contactId}`, after: { company } });
  }
}

/** Writes an audit row for each contact added to a company. */
export async function auditLinks(
  transaction: Queryable,
  { employeeId }: Caller,
  company: number,
  contacts: number[],
): Promise<void> {
  const action = 'contact put on a company';
  for (const id of contacts)
    await audit(transaction, employeeId, { action, record: `contact/${id}`, after: { company } });
}
