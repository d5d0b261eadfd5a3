import sql, { raw, type Sql } from 'sql-template-tag';
import type { NamedRecord, NamedRecordSave } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale, type Versioned } from '../../http/conflict.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';

/** A list of names that other records refer to. */
interface NamedKind {
  table: 'account_type' | 'activity_type';
  /** The name in messages, such as 'account owner'. */
  noun: string;
  /** Whether a record refers to the row of `table`. */
  isUsed: Sql;
  /** The default for new records; 0: none. */
  defaultId: number;
}

export const accountOwnerKind: NamedKind = {
  table: 'account_type',
  noun: 'account owner',
  isUsed: sql`(EXISTS (SELECT FROM company WHERE account_type_id = account_type.id)
    OR EXISTS (SELECT FROM employee_account WHERE account_type_id = account_type.id))`,
  defaultId: 0,
};

export const activityTypeKind: NamedKind = {
  table: 'activity_type',
  noun: 'activity type',
  isUsed: sql`EXISTS (SELECT FROM activity WHERE type_id = activity_type.id)`,
  // The default of the form and of follow-ups (ACTF-02).
  defaultId: 5,
};

const recordOf = ({ noun }: NamedKind, id: number) => `${noun.replace(' ', '-')}/${id}`;

const columns = ({ isUsed, defaultId }: NamedKind) => sql`
  id AS "ID", name AS "Name", ${isUsed} AS "IsUsed", id = ${defaultId} AS "IsDefault", version AS "Version"`;

/** All records of a kind, by name. */
export const listNamed = (database: Queryable, kind: NamedKind): Promise<NamedRecord[]> =>
  database.query<NamedRecord>(sql`SELECT ${columns(kind)} FROM ${raw(kind.table)} ORDER BY lower(name), id`);

/** @throws HttpProblem 404 */
async function readNamed(database: Queryable, kind: NamedKind, id: number): Promise<NamedRecord> {
  const [record] = await database.query<NamedRecord>(
    sql`SELECT ${columns(kind)} FROM ${raw(kind.table)} WHERE id = ${id}`,
  );
  if (record === undefined) throw new HttpProblem(404, `There is no ${kind.noun} with this id.`);
  return record;
}

/** @throws HttpProblem 404, 409 for an outdated version */
async function lockNamed(
  transaction: Queryable,
  kind: NamedKind,
  { id, version }: { id: number; version: number | undefined },
): Promise<NamedRecord> {
  const [stored] = await transaction.query<Versioned>(
    sql`SELECT version, updated_by, updated_at FROM ${raw(kind.table)} WHERE id = ${id} FOR UPDATE`,
  );
  const record = await readNamed(transaction, kind, id);
  if (stored !== undefined) await refuseStale(transaction, version, stored, async () => record);
  return record;
}

/** Names that differ only in case or spaces are the same. @throws HttpProblem 422 */
async function refuseTakenName(
  transaction: Queryable,
  { table, noun }: NamedKind,
  { id, name }: { id: number; name: string },
): Promise<void> {
  // One at a time, so that two requests can't add the same name at once.
  await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`names of ${table}`}, 0))`);
  const [taken] = await transaction.query(sql`
    SELECT FROM ${raw(table)} WHERE name_key(name) = name_key(${name}) AND id <> ${id}`);
  if (taken !== undefined) throw brokenField('Name', `There is already an ${noun} with this name.`);
}

/**
 * Adds (ID 0) or renames a record.
 * @throws HttpProblem 404, 409 for an outdated version, 422 for a name that is empty or taken
 */
export async function saveNamed(
  transaction: Transaction,
  caller: Caller,
  kind: NamedKind,
  { ID, Name, Version }: NamedRecordSave,
): Promise<NamedRecord> {
  const name = Name.trim().replaceAll(/\s+/g, ' ');
  if (name === '') throw brokenField('Name', 'Name is required.');
  const before = ID > 0 ? await lockNamed(transaction, kind, { id: ID, version: Version }) : undefined;
  if (before?.Name === name) return before;
  await refuseTakenName(transaction, kind, { id: ID, name });
  const table = raw(kind.table);
  const [saved] = await transaction.query<{ id: number }>(
    before === undefined
      ? sql`INSERT INTO ${table} (name, updated_by) VALUES (${name}, ${caller.employeeId}) RETURNING id`
      : sql`
        UPDATE ${table} SET name = ${name}, version = version + 1, updated_at = now(), updated_by = ${caller.employeeId}
        WHERE id = ${ID} RETURNING id`,
  );
  const after = await readNamed(transaction, kind, saved?.id ?? 0);
  await audit(transaction, caller.employeeId, {
    action: `${kind.noun} ${before === undefined ? 'added' : 'renamed'}`,
    record: recordOf(kind, after.ID),
    before: before && { name: before.Name },
    after: { name: after.Name },
  });
  return after;
}

/**
 * Deletes a record that nothing refers to.
 * @throws HttpProblem 404, 409 for an outdated version, 422 if it's the default or in use
 */
export async function deleteNamed(
  transaction: Transaction,
  caller: Caller,
  kind: NamedKind,
  { id, version }: { id: number; version: number | undefined },
): Promise<true> {
  const before = await lockNamed(transaction, kind, { id, version });
  const reason = before.IsDefault
    ? `This is the default ${kind.noun}. It can be renamed, not deleted.`
    : `This ${kind.noun} is in use. It can be renamed, not deleted.`;
  if (before.IsDefault || before.IsUsed) throw brokenField('id', reason);
  await transaction.query(sql`DELETE FROM ${raw(kind.table)} WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: `${kind.noun} deleted`,
    record: recordOf(kind, id),
    before: { name: before.Name },
  });
  return true;
}
