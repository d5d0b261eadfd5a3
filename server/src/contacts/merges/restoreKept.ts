import sql, { raw } from 'sql-template-tag';
import type { MergeLeft } from './contract.ts';
import type { Recorded } from './recorded.ts';
import type { Undoing } from './merging.ts';
import { restoreUnlessEmailTaken } from './restoreUnlessEmailTaken.ts';

/** The contact columns that a merge writes, with their names in the calls. */
const FIELDS = {
  name: 'IndividualName',
  title: 'IndividualTitle',
  email: 'IndividualEmail',
  phone: 'IndividualPhone',
  cell: 'IndividualCell',
  internal_notes: 'InternalNotes',
  inactive: 'Inactive',
} as const;

export interface KeptRestored {
  /** The fields that changed since the merge, and stay. */
  left: MergeLeft[];
  areNotesKept: boolean;
}

/**
 * Restores each field of the kept contact that hasn't changed since the merge.
 * @throws HttpProblem 409 if another contact now has its earlier email
 */
export async function restoreKept(
  { transaction, caller, merge }: Undoing,
  rows: readonly Recorded[],
): Promise<KeptRestored> {
  const id = merge.keptId;
  const { before, after } = rows.find((row) => row.after?.['id'] === id) ?? { before: null, after: null };
  const [now] = await transaction.query<Record<string, unknown>>(sql`
    SELECT name, title, email, phone, cell, internal_notes, inactive FROM contact WHERE id = ${id}`);
  if (before === null || after === null || now === undefined) return { left: [], areNotesKept: false };
  const merged = Object.keys(FIELDS).filter(
    (column): column is keyof typeof FIELDS => before[column] !== after[column],
  );
  const isChanged = (column: keyof typeof FIELDS) => now[column] !== after[column];
  const values = { ...now };
  for (const column of merged) if (!isChanged(column)) values[column] = before[column];
  const restored = Object.keys(FIELDS).map((column) => `${column} = old.${column}`);
  await restoreUnlessEmailTaken(transaction, [values['email']], () =>
    transaction.query(sql`
      UPDATE contact SET ${raw(restored.join(', '))}, version = contact.version + 1, updated_at = now(),
        updated_by = ${caller.employeeId}
      FROM jsonb_populate_record(NULL::contact, ${JSON.stringify(values)}::jsonb) AS old WHERE contact.id = ${id}`),
  );
  const kept = merged.filter(isChanged);
  const left = kept.map((column) => ({
    Kind: FIELDS[column],
    RecordID: id,
    Name: String(values['name']),
  }));
  return { left, areNotesKept: kept.includes('internal_notes') };
}
