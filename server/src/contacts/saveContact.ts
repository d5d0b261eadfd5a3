import sql from 'sql-template-tag';
import type { Association } from '@galley/shared/contract/common';
import type { ContactSaveRequest } from './contract.ts';
import { contactFaults, orderedAssociations } from './rules/contactRules.ts';
import { acceptRequests } from './associations/link.ts';
import { audit } from '../common/audit.ts';
import type { Transaction } from '../db/database.ts';
import { unlessDuplicate } from '../db/savepoint.ts';
import type { Caller } from '../http/caller.ts';
import { refuseStale } from '../http/conflict.ts';
import { HttpProblem, ruleBroken } from '../http/problem.ts';
import { saveMentions } from '../account/index.ts';
import { lockOwnContact, type ContactValues, type StoredContact } from './lockContact.ts';
import { readContact } from './readContact.ts';

/**
 * The companies in the request with their stored names, and with exactly one default (REC-03).
 * @throws HttpProblem 422 naming CompanyAssociations and each unknown company
 */
async function readAssociations(
  transaction: Transaction,
  sent: ContactSaveRequest['CompanyAssociations'],
): Promise<Association[]> {
  const companies = await transaction.query<{ id: number; name: string }>(sql`
    SELECT id, name FROM company WHERE id = ANY(${sent.map(({ value }) => value)}::int[])`);
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
  const unknown = new Set(sent.map(({ value }) => value).filter((value) => !nameOf.has(value)));
  if (unknown.size > 0) {
    const named = [...unknown].slice(0, 20);
    throw ruleBroken(
      named.map((id) => ({ field: 'CompanyAssociations', message: `Company ${id} is unknown.` })),
    );
  }
  return orderedAssociations(sent.map((one) => ({ ...one, label: nameOf.get(one.value) ?? '' })));
}

async function readValues(transaction: Transaction, body: ContactSaveRequest): Promise<ContactValues> {
  const associations = await readAssociations(transaction, body.CompanyAssociations);
  return {
    name: body.IndividualName.trim(),
    title: body.IndividualTitle.trim(),
    email: body.IndividualEmail.trim(),
    phone: body.IndividualPhone.trim(),
    cell: body.IndividualCell.trim(),
    notes: body.InternalNotes,
    inactive: body.Inactive,
    companies: associations.map(({ value }) => value).sort((one, other) => one - other),
    default: associations.find(({ isDefault }) => isDefault)?.value ?? null,
  };
}

/** @throws HttpProblem 403 naming CompanyAssociations and each company of others that would lose the contact (REC-07) */
function refuseRemoving({ foreign }: StoredContact, { companies }: ContactValues): void {
  const removed = foreign.filter(({ id }) => !companies.includes(id)).slice(0, 20);
  if (removed.length === 0) return;
  const errors = removed.map(({ name }) => ({
    field: 'CompanyAssociations',
    message: `Only people associated with ${name} can remove this contact from it.`,
  }));
  throw new HttpProblem(403, errors[0]?.message ?? '', errors);
}

async function insert(transaction: Transaction, caller: Caller, values: ContactValues): Promise<number> {
  const { name, title, email, phone, cell, notes, inactive } = values;
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO contact (name, title, email, phone, cell, internal_notes, inactive, updated_by)
    VALUES (${name}, ${title}, ${email}, ${phone}, ${cell}, ${notes}, ${inactive}, ${caller.employeeId})
    RETURNING id`);
  return added?.id ?? 0;
}

async function update(
  transaction: Transaction,
  caller: Caller,
  id: number,
  values: ContactValues,
): Promise<number> {
  const { name, title, email, phone, cell, notes, inactive } = values;
  await transaction.query(sql`
    UPDATE contact SET name = ${name}, title = ${title}, email = ${email}, phone = ${phone}, cell = ${cell},
      internal_notes = ${notes}, inactive = ${inactive}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId}
    WHERE id = ${id}`);
  return id;
}

async function replaceAssociations(
  transaction: Transaction,
  id: number,
  { companies, default: standard }: ContactValues,
): Promise<void> {
  await transaction.query(sql`DELETE FROM contact_company WHERE contact_id = ${id}`);
  await transaction.query(sql`
    INSERT INTO contact_company (contact_id, company_id, is_default)
    SELECT ${id}, company.id, company.id = ${standard} FROM unnest(${companies}::int[]) AS company (id)`);
}

/**
 * Call 25: adds (IndividualId 0) or changes a contact, whose companies become exactly those in the request.
 * @returns its id, undefined if another contact has this email address (then nothing changes); and mentioned people who have left
 * @throws HttpProblem 403 (even if only a company that the caller can't change would lose the contact), 404, 409 for an outdated version,
 * 422 for the form's rules or an unknown company
 */
export async function saveContact(
  transaction: Transaction,
  caller: Caller,
  body: ContactSaveRequest,
): Promise<{ id: number | undefined; unreachedMentions: string[] }> {
  const faults = contactFaults(body);
  if (faults.length > 0) throw ruleBroken(faults);
  const before =
    body.IndividualId > 0 ? await lockOwnContact(transaction, caller, body.IndividualId) : undefined;
  if (before !== undefined) {
    await refuseStale(transaction, body.Version, before.state, () =>
      readContact(transaction, caller, before.id),
    );
  }
  const values = await readValues(transaction, body);
  if (before !== undefined) refuseRemoving(before, values);
  const id = await unlessDuplicate(transaction, 'contact_email_key', () =>
    before === undefined
      ? insert(transaction, caller, values)
      : update(transaction, caller, before.id, values),
  );
  if (id === undefined) return { id, unreachedMentions: [] };
  await replaceAssociations(transaction, id, values);
  if (before !== undefined) await acceptRequests(transaction, caller, id, values.companies);
  await audit(transaction, caller.employeeId, {
    action: before === undefined ? 'contact added' : 'contact changed',
    record: `contact/${id}`,
    before: before?.values,
    after: values,
  });
  const unreachedMentions = await saveMentions(transaction, caller, {
    topic: 'contacts',
    id,
    version: (before?.state.version ?? 0) + 1,
    before: before?.values.notes ?? '',
    after: values.notes,
    mentioned: body.Mentioned,
  });
  return { id, unreachedMentions };
}
