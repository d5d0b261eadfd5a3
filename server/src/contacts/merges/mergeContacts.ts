import { formatCount } from '@galley/shared/domain/count';
import sql from 'sql-template-tag';
import type { ContactMergeRequest, ContactMerged } from './contract.ts';
import { joinedNotes, MERGE_FIELDS, MERGE_LABELS, MOST_NOTES } from '../rules/contactMerge.ts';
import { audit } from '../../common/audit.ts';
import { lockOwnContact, type ContactValues, type StoredContact } from '../lockContact.ts';
import { readContact } from '../readContact.ts';
import type { Transaction } from '../../db/database.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import { takeTurn } from '../../exchange/index.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem, ruleBroken } from '../../http/problem.ts';
import { countReferences } from './merging.ts';
import { CONTACT, record, snapshot } from './recorded.ts';
import { REFERENCES, type Merging } from './references.ts';
import { refuseChanged } from './refuseChanged.ts';
import { setDefaultCompany } from './setDefaultCompany.ts';

/** @throws HttpProblem 422 naming the field, for inconsistent ids */
function checkIds({ KeptID, Contacts, Take = {} }: ContactMergeRequest): void {
  const ids = new Set(Contacts.map(({ IndividualId }) => IndividualId));
  const foreign = MERGE_FIELDS.filter((field) => Take[field] !== undefined && !ids.has(Take[field]));
  const faults = [
    ...(ids.size < Contacts.length
      ? [{ field: 'Contacts', message: 'Contacts has a contact more than once.' }]
      : []),
    ...(ids.has(KeptID) ? [] : [{ field: 'KeptID', message: 'KeptID is not among Contacts.' }]),
    ...foreign.map((field) => ({
      field: `Take.${field}`,
      message: `${MERGE_LABELS[field]} is taken from a contact that is not among Contacts.`,
    })),
  ];
  if (faults.length > 0) throw ruleBroken(faults);
}

/** Waits for running feed batches that already resolved these contacts' keys: they would write to a contact merged away. */
export async function awaitFeeds(transaction: Transaction, ids: number[]): Promise<void> {
  const sources = await transaction.query<{ sourceId: number }>(sql`
    SELECT DISTINCT source_id AS "sourceId" FROM feed_record
    WHERE resource = 'contacts' AND record_id = ANY(${ids}::bigint[]) ORDER BY 1`);
  for (const source of sources) await takeTurn(transaction, source);
}

/** Locks the contacts by id, an order that avoids deadlocks. @returns them, the kept one first */
async function lockAll(
  transaction: Transaction,
  caller: Caller,
  { KeptID, Contacts }: ContactMergeRequest,
): Promise<[StoredContact, ...StoredContact[]]> {
  const locked: StoredContact[] = [];
  for (const { IndividualId, Version } of Contacts.toSorted(
    (one, other) => one.IndividualId - other.IndividualId,
  )) {
    const contact = await lockOwnContact(transaction, caller, IndividualId);
    await refuseChanged(transaction, caller, contact, Version);
    locked.push(contact);
  }
  const inOrder = Contacts.map(({ IndividualId }) => IndividualId);
  const others = locked
    .filter(({ id }) => id !== KeptID)
    .sort((one, other) => inOrder.indexOf(one.id) - inOrder.indexOf(other.id));
  const kept = locked.find(({ id }) => id === KeptID);
  if (kept === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  return [kept, ...others];
}

/** The merged contact's values. @throws HttpProblem 422 when the joined notes are too long */
function valuesOf(
  contacts: readonly [StoredContact, ...StoredContact[]],
  Take: NonNullable<ContactMergeRequest['Take']>,
): ContactValues {
  const [kept] = contacts;
  const of = (id: number | undefined) => (contacts.find((one) => one.id === id) ?? kept).values;
  const notes = joinedNotes(contacts.map(({ values }) => values));
  if (notes.length > MOST_NOTES) {
    const message = `The notes of these contacts have ${formatCount(notes.length)} characters in total; the limit is ${formatCount(MOST_NOTES)}. Shorten them first.`;
    throw brokenField('InternalNotes', message);
  }
  const companies = [...new Set(contacts.flatMap(({ values }) => values.companies))];
  const standard =
    of(Take.DefaultCompany).default ??
    contacts.map(({ values }) => values.default).find((company) => company !== null);
  return {
    name: of(Take.IndividualName).name,
    title: of(Take.IndividualTitle).title,
    email: of(Take.IndividualEmail).email,
    phone: of(Take.IndividualPhone).phone,
    cell: of(Take.IndividualCell).cell,
    notes,
    inactive: contacts.every(({ values }) => values.inactive),
    companies: companies.sort((one, other) => one - other),
    default: standard ?? null,
  };
}

/** Writes the contacts: first those merged away, so that their email addresses are free. */
async function writeContacts({ transaction, caller, kept, merged }: Merging, values: ContactValues) {
  const { name, title, email, phone, cell, notes, inactive } = values;
  await transaction.query(sql`
    UPDATE contact SET inactive = true, merged_into = ${kept}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ANY(${merged}::int[])`);
  await transaction.query(sql`
    UPDATE contact SET name = ${name}, title = ${title}, email = ${email}, phone = ${phone}, cell = ${cell},
      internal_notes = ${notes}, inactive = ${inactive}, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${kept}`);
  await setDefaultCompany(transaction, kept, values.default);
}

/** Moves all references, writes the contacts, and records each changed row for the undo. */
async function writeAll(
  merging: Merging & { transaction: Transaction },
  mergeId: number,
  values: ContactValues,
): Promise<void> {
  const { transaction, kept, merged } = merging;
  const ids = [kept, ...merged];
  const tables = [...REFERENCES, { ...CONTACT, refersTo: () => sql`t.id = ANY(${ids}::int[])` }];
  const before = [];
  for (const table of tables) before.push(await snapshot(transaction, table, table.refersTo(ids)));
  for (const { move } of REFERENCES) await move(merging);
  const written = await unlessDuplicate(transaction, 'contact_email_key', async () => {
    await writeContacts(merging, values);
    return true;
  });
  if (written === undefined) throw new HttpProblem(409, 'Another contact has this email address.');
  for (const [place, table] of tables.entries()) {
    const after = await snapshot(transaction, table, table.refersTo(ids));
    await record(transaction, { mergeId, table }, before[place] ?? [], after);
  }
}

async function auditMerge(
  { transaction, caller: { employeeId } }: Merging,
  [kept, ...others]: readonly [StoredContact, ...StoredContact[]],
  { mergeId, values }: { mergeId: number; values: ContactValues },
): Promise<void> {
  await audit(transaction, employeeId, {
    action: 'contact merged',
    record: `contact/${kept.id}`,
    before: kept.values,
    after: { ...values, merge: mergeId, merged: others.map(({ id }) => id) },
  });
  for (const { id, values: had } of others)
    await audit(transaction, employeeId, {
      action: 'contact merged away',
      record: `contact/${id}`,
      before: had,
      after: { ...had, inactive: true, companies: [], default: null, merge: mergeId, into: kept.id },
    });
}

/**
 * Call 330: merges contacts into one, and moves everything that refers to them (MERG-03).
 * @throws HttpProblem 403 if a contact isn't the caller's, 404, 409 naming the fields if one was changed or merged in the meantime, 422
 */
export async function mergeContacts(
  transaction: Transaction,
  caller: Caller,
  body: ContactMergeRequest,
): Promise<ContactMerged> {
  checkIds(body);
  await awaitFeeds(
    transaction,
    body.Contacts.map(({ IndividualId }) => IndividualId),
  );
  const contacts = await lockAll(transaction, caller, body);
  const [kept, ...others] = contacts;
  const merged = others.map(({ id }) => id);
  const values = valuesOf(contacts, body.Take ?? {});
  const Moved = await countReferences(transaction, merged);
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO contact_merge (kept_id, merged_ids, employee_id) VALUES (${kept.id}, ${merged}::int[], ${caller.employeeId})
    RETURNING id`);
  const mergeId = added?.id ?? 0;
  const merging = { transaction, caller, kept: kept.id, merged };
  await writeAll(merging, mergeId, values);
  await auditMerge(merging, contacts, { mergeId, values });
  return { MergeID: mergeId, Contact: await readContact(transaction, caller, kept.id), Moved };
}
