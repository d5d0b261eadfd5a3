import sql from 'sql-template-tag';
import type { ContactMergeUndone, MergeLeft } from './contract.ts';
import { audit } from '../../common/audit.ts';
import { readContact } from '../readContact.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { awaitFeeds } from './mergeContacts.ts';
import { undoObstacle, storedMerges, type StoredMerge, type Undoing } from './merging.ts';
import { CONTACT, readRecorded, restore, type Recorded } from './recorded.ts';
import { REFERENCES, type Reference } from './references.ts';
import { restoreUnlessEmailTaken } from './restoreUnlessEmailTaken.ts';
import { restoreCompanies } from './restoreCompanies.ts';
import { restoreKept, type KeptRestored } from './restoreKept.ts';

/** Locks a merge's contacts. @throws HttpProblem 403, 404, 409 if it can't be undone now */
async function lockMerge(transaction: Transaction, caller: Caller, id: number): Promise<StoredMerge> {
  const read = async () => {
    const [merge] = await storedMerges(transaction, caller, sql`merge.id = ${id}`);
    if (merge === undefined) throw new HttpProblem(404, 'There is no merge with this id.');
    return merge;
  };
  const { keptId, mergedIds } = await read();
  await awaitFeeds(transaction, [keptId]);
  await transaction.query(
    sql`SELECT FROM contact WHERE id = ANY(${[keptId, ...mergedIds]}::int[]) ORDER BY id FOR UPDATE`,
  );
  // Again, under the lock.
  const merge = await read();
  const hindrance = undoObstacle(merge);
  if (hindrance !== '') throw new HttpProblem(merge.isOwn ? 409 : 403, hindrance);
  return merge;
}

/** The kinds and names of rows that can't be restored. */
const NAMED = {
  activity: {
    kind: 'activities',
    name: sql`(SELECT activity_type.name || ' on ' || to_char(start_date, 'MM/DD/YYYY') || ', ' || company.name FROM activity
      JOIN activity_type ON activity_type.id = type_id JOIN company ON company.id = company_id
      WHERE activity.id = (change.after ->> 'id')::int)`,
  },
  association_request: {
    kind: 'requests',
    name: sql`(SELECT name FROM company WHERE id = (COALESCE(change.after, change.before) ->> 'company_id')::int)`,
  },
  mention: {
    kind: 'mentions',
    name: sql`(SELECT full_name FROM employee WHERE id = (COALESCE(change.after, change.before) ->> 'employee_id')::int)`,
  },
} as const;
type Named = keyof typeof NAMED;
const isNamed = (table: string): table is Named => Object.hasOwn(NAMED, table);

/** Lists the rows that changed since the merge, and stay with the kept contact. */
async function leftOf({ transaction, merge }: Undoing, table: Named, rows: Recorded[]): Promise<MergeLeft[]> {
  if (rows.length === 0) return [];
  const { kind, name } = NAMED[table];
  const places = rows.map(({ place }) => place);
  return transaction.query<MergeLeft>(sql`
    SELECT ${kind}::text AS "Kind", COALESCE((COALESCE(change.after, change.before) ->> 'id')::int, 0) AS "RecordID", COALESCE(${name}, '') AS "Name"
    FROM contact_merge_row AS change WHERE merge_id = ${merge.id} AND place = ANY(${places}::int[]) ORDER BY place`);
}

/** Restores one table's rows, except those changed since the merge. */
async function restoreReference(
  undoing: Undoing,
  table: Reference,
  { areNotesKept }: KeptRestored,
): Promise<MergeLeft[]> {
  const { transaction, caller, merge } = undoing;
  const rows = await readRecorded(transaction, merge.id, table);
  // If the joined notes stay, so do their mentions.
  const stays = ({ before }: Recorded) => table.table === 'mention' && areNotesKept && before === null;
  const back = rows.filter((row) => row.isSame && !stays(row));
  await restore(
    transaction,
    { caller, mergeId: merge.id, table },
    back.map(({ place }) => place),
  );
  const changed = rows.filter((row) => !row.isSame);
  return isNamed(table.table) ? leftOf(undoing, table.table, changed) : [];
}

/** Restores the merged contacts. @throws HttpProblem 409 if another contact now has the email address of one of them */
async function restoreMerged({ transaction, caller, merge }: Undoing, rows: Recorded[]): Promise<void> {
  const merged = rows.filter(({ before }) => before !== null && before['id'] !== merge.keptId);
  const places = merged.map(({ place }) => place);
  const emails = merged.map(({ before }) => before?.['email']);
  await restoreUnlessEmailTaken(transaction, emails, () =>
    restore(transaction, { caller, mergeId: merge.id, table: CONTACT }, places),
  );
}

async function auditUndo(
  { transaction, caller: { employeeId }, merge }: Undoing,
  left: MergeLeft[],
): Promise<void> {
  const after = { merge: merge.id, merged: merge.mergedIds, left };
  await audit(transaction, employeeId, {
    action: 'contact merge undone',
    record: `contact/${merge.keptId}`,
    after,
  });
  for (const id of merge.mergedIds)
    await audit(transaction, employeeId, {
      action: 'contact restored',
      record: `contact/${id}`,
      after: { merge: merge.id, from: merge.keptId },
    });
  await transaction.query(sql`
    INSERT INTO audit_log (employee_id, action, record, before, after)
    SELECT ${employeeId}, 'activity changed', 'activity/' || activity.id, jsonb_build_object('contact', ${merge.keptId}::int),
      jsonb_build_object('contact', contact_id)
    FROM contact_merge_row AS change JOIN activity ON activity.id = (change.before ->> 'id')::int
    WHERE merge_id = ${merge.id} AND source = 'activity' AND contact_id <> ${merge.keptId} ORDER BY activity.id`);
}

/**
 * Call 331: undoes a merge by restoring the contacts and every row that it changed. Anything changed since stays; of that, changes to the contacts,
 * activities, contact requests and mentions are listed (MERG-08).
 * @throws HttpProblem 403 if one isn't the caller's, 404, 409 if it's already undone, a later merge must be undone first, or another
 * contact now has an email
 */
export async function undoMerge(
  transaction: Transaction,
  caller: Caller,
  id: number,
): Promise<ContactMergeUndone> {
  const merge = await lockMerge(transaction, caller, id);
  const undoing = { transaction, caller, merge };
  const contacts = await readRecorded(transaction, id, CONTACT);
  const kept = await restoreKept(undoing, contacts);
  await restoreMerged(undoing, contacts);
  const Left = [...kept.left];
  for (const table of REFERENCES)
    Left.push(
      ...(table.table === 'contact_company'
        ? await restoreCompanies(undoing, table)
        : await restoreReference(undoing, table, kept)),
    );
  await transaction.query(
    sql`UPDATE contact_merge SET undone_at = now(), undone_by = ${caller.employeeId} WHERE id = ${id}`,
  );
  await auditUndo(undoing, Left);
  return { Contact: await readContact(transaction, caller, merge.keptId), Left };
}
