import sql, { type Sql } from 'sql-template-tag';
import type { AssociationRequest } from './contract.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { isOwnContact } from './ownContact.ts';

/** How long the outcome of a request is shown. */
const SHOWN_FOR = '14 days';
const LIMIT = 200;

/** Requests as a JSON array, as in responses; null if there are none. */
const asJson = (rows: Sql): Sql => sql`
  SELECT json_agg(json_build_object('RequestId', id, 'IndividualId', contact_id, 'IndividualName', contact,
    'CompanyId', company_id, 'CompanyName', company, 'State', state, 'RequestedBy', asker, 'DecidedBy', decider,
    'CanDecide', state = 'requested' AND is_own) ORDER BY requested_at, id)
  FROM (${rows}) AS request`;

/** Requests, except for deleted prospects. The tables have unique aliases, because a condition may use those of the enclosing statement. */
const rows = (caller: Caller, where: Sql): Sql => sql`
  SELECT wish.*, wanted.name AS contact, wanting.name AS company, asker.full_name AS asker,
    COALESCE(decider.full_name, '') AS decider, is_own
  FROM association_request AS wish
  JOIN contact AS wanted ON wanted.id = wish.contact_id
  JOIN company AS wanting ON wanting.id = wish.company_id AND wanting.deleted_at IS NULL
  JOIN employee AS asker ON asker.id = wish.requested_by
  LEFT JOIN employee AS decider ON decider.id = wish.decided_by
  CROSS JOIN LATERAL (SELECT ${isOwnContact(sql`wish.contact_id`, caller)} AS is_own) AS own
  WHERE ${where}`;

/** Whether a request concerns the caller: they're associated with its contact or company, or made it. Decided ones count for a while. */
const concerns = (caller: Caller): Sql => sql`(is_own OR wish.requested_by = ${caller.employeeId}
  OR wanting.account_type_id = ANY(${caller.accountTypeIds}::int[]))
  AND (wish.state = 'requested' OR wish.decided_at > now() - ${SHOWN_FOR}::interval)`;

/** Requests about a contact that concern the caller, in SQL over its id. */
export const requestsOfContact = (caller: Caller, contactId: Sql): Sql =>
  asJson(rows(caller, sql`wish.contact_id = ${contactId} AND ${concerns(caller)}`));

/** Requests for a company that concern the caller, in SQL over its id. */
export const requestsOfCompany = (caller: Caller, companyId: Sql): Sql =>
  asJson(rows(caller, sql`wish.company_id = ${companyId} AND ${concerns(caller)}`));

/** Call 130: requests waiting for the caller's decision, the oldest first. */
export async function waitingRequests(database: Queryable, caller: Caller): Promise<AssociationRequest[]> {
  const waiting = sql`${rows(caller, sql`wish.state = 'requested' AND is_own`)} ORDER BY requested_at, id LIMIT ${LIMIT}`;
  const [row] = await database.query<{ requests: AssociationRequest[] | null }>(
    sql`SELECT (${asJson(waiting)}) AS requests`,
  );
  return row?.requests ?? [];
}

/** A prospect's contacts that are only requested, by name. */
export const requestedContacts = (database: Queryable, companyId: number) =>
  database.query<{ value: number; label: string }>(sql`
    SELECT contact.id AS value, name AS label FROM association_request JOIN contact ON contact.id = contact_id
    WHERE company_id = ${companyId} AND state = 'requested' ORDER BY search, contact.id`);
