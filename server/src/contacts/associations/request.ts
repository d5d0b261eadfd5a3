import sql from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { isOwnContact } from './ownContact.ts';

const recordOf = (contact: number) => `contact/${contact}`;

/** The locked contacts that the caller can't add to a company: others' contacts that it doesn't have yet. */
export async function foreignContacts(
  transaction: Queryable,
  caller: Caller,
  companyId: number,
  contacts: number[],
): Promise<Set<number>> {
  const rows = await transaction.query<{ id: number }>(sql`
    SELECT one.id FROM unnest(${contacts}::int[]) AS one (id)
    WHERE NOT ${isOwnContact(sql`one.id`, caller)}
      AND NOT EXISTS (SELECT FROM contact_company WHERE contact_id = one.id AND company_id = ${companyId})`);
  return new Set(rows.map(({ id }) => id));
}

/** Requests that these contacts be added to a company. Reopens declined requests and leaves pending ones as they are. */
export async function requestContacts(
  transaction: Queryable,
  { employeeId }: Caller,
  company: number,
  contacts: Iterable<number>,
): Promise<void> {
  const requested = await transaction.query<{ id: number }>(sql`
    INSERT INTO association_request AS known (contact_id, company_id, requested_by)
    SELECT one.id, ${company}, ${employeeId} FROM unnest(${[...contacts]}::int[]) AS one (id)
    ON CONFLICT (contact_id, company_id) DO UPDATE SET state = 'requested', requested_by = excluded.requested_by,
      requested_at = now(), decided_by = NULL, decided_at = NULL WHERE known.state <> 'requested'
    RETURNING contact_id AS id`);
  const action = 'contact requested for a company';
  for (const { id } of requested)
    await audit(transaction, employeeId, { action, record: recordOf(id), after: { company } });
}

/** Withdraws the requests that are still pending. */
export async function withdrawRequests(
  transaction: Queryable,
  { employeeId }: Caller,
  company: number,
  contacts: number[],
): Promise<void> {
  const gone = await transaction.query<{ id: number }>(sql`
    DELETE FROM association_request
    WHERE company_id = ${company} AND contact_id = ANY(${contacts}::int[]) AND state = 'requested'
    RETURNING contact_id AS id`);
  const action = 'contact request withdrawn';
  for (const { id } of gone)
    await audit(transaction, employeeId, { action, record: recordOf(id), before: { company } });
}
