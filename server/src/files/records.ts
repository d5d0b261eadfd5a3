import sql, { raw, type Sql } from 'sql-template-tag';
import type { RecordTopic } from '@galley/shared/contract/live';
import { lockOwnActivity } from '../activities/index.ts';
import { isOwnContact, lockOwnContact } from '../contacts/index.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** A record with files. */
export interface FileRecord {
  topic: RecordTopic;
  id: number;
}

/** The names of records in the audit log and in the column of their files. */
export const NOUNS: Readonly<Record<RecordTopic, 'activity' | 'contact' | 'company'>> = {
  activities: 'activity',
  contacts: 'contact',
  companies: 'company',
};

/** The files of a record, in SQL over the table `record_file`. */
export const filesOf = ({ topic, id }: FileRecord): Sql => sql`${raw(`${NOUNS[topic]}_id`)} = ${id}`;

/** SQL that selects each record with whether it's associated with the caller (VIS-01). Every employee can read all of them. */
const associated = (caller: Caller): Readonly<Record<RecordTopic, Sql>> => {
  const isOwn = sql`company.account_type_id = ANY(${caller.accountTypeIds}::int[])`;
  return {
    activities: sql`
      SELECT activity.id, ${isOwn} OR ${caller.employeeId} IN (assignee_id, creator_id) AS associated
      FROM activity JOIN company ON company.id = company_id`,
    contacts: sql`SELECT contact.id, ${isOwnContact(sql`contact.id`, caller)} AS associated FROM contact`,
    companies: sql`SELECT company.id, ${isOwn} AS associated FROM company WHERE deleted_at IS NULL`,
  };
};

const unknown = ({ topic }: FileRecord) => new HttpProblem(404, `There is no ${NOUNS[topic]} with this id.`);

/** @returns whether the record is associated with the caller @throws HttpProblem 404 */
export async function readRecord(database: Queryable, caller: Caller, record: FileRecord): Promise<boolean> {
  const [found] = await database.query<{ associated: boolean }>(
    sql`SELECT associated FROM (${associated(caller)[record.topic]}) AS record WHERE id = ${record.id}`,
  );
  if (found === undefined) throw unknown(record);
  return found.associated;
}

/**
 * Locks a record that the caller can edit for the rest of the transaction, so that its files are counted one at a time.
 * @throws HttpProblem 404, or 403 if it isn't associated with the caller
 */
export async function lockOwnRecord(
  transaction: Queryable,
  caller: Caller,
  record: FileRecord,
): Promise<void> {
  const { topic, id } = record;
  if (topic === 'activities') return void (await lockOwnActivity(transaction, caller, id));
  if (topic === 'contacts') return void (await lockOwnContact(transaction, caller, id));
  await transaction.query(sql`SELECT FROM company WHERE id = ${id} FOR NO KEY UPDATE`);
  if (!(await readRecord(transaction, caller, record)))
    throw new HttpProblem(403, 'This company is not associated with you.');
}
