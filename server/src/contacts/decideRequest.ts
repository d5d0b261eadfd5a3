import sql from 'sql-template-tag';
import { audit } from '../common/audit.ts';
import { lockOwnContact } from './lockContact.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { auditLinks, linkContacts } from './associations/link.ts';

interface Request {
  contact: number;
  company: number;
  state: string;
}

const gone = () => new HttpProblem(404, 'There is no such request. It may have been withdrawn.');

async function readRequest(transaction: Queryable, id: number): Promise<Request> {
  const [request] = await transaction.query<Request>(sql`
    SELECT contact_id AS contact, company_id AS company, association_request.state
    FROM association_request JOIN company ON company.id = company_id
    WHERE association_request.id = ${id} AND deleted_at IS NULL`);
  if (request === undefined) throw gone();
  return request;
}

/**
 * Call 131: accepts or declines a request for a contact.
 * @returns the contact's version
 * @throws HttpProblem 403, 404, or 409 if it's already decided
 */
export async function decideRequest(
  transaction: Queryable,
  caller: Caller,
  id: number,
  accept: boolean,
): Promise<number> {
  const { employeeId } = caller;
  const { contact, company } = await readRequest(transaction, id);
  // Every change to a contact's companies or requests locks the contact, so nothing changes from here on.
  const { state } = await lockOwnContact(transaction, caller, contact);
  const request = await readRequest(transaction, id);
  if (request.state !== 'requested')
    throw new HttpProblem(409, `This request has already been ${request.state}.`);
  if (!accept) {
    await transaction.query(sql`
      UPDATE association_request SET state = 'declined', decided_by = ${employeeId}, decided_at = now()
      WHERE id = ${id}`);
    const action = 'contact request declined';
    await audit(transaction, employeeId, { action, record: `contact/${contact}`, after: { company } });
    return state.version;
  }
  await auditLinks(transaction, caller, company, await linkContacts(transaction, caller, company, [contact]));
  const [changed] = await transaction.query<{ version: number }>(sql`
    UPDATE contact SET version = version + 1, updated_at = now(), updated_by = ${employeeId}
    WHERE id = ${contact} RETURNING version`);
  return changed?.version ?? state.version;
}
