import sql, { raw } from 'sql-template-tag';
import { mentionsIn } from '@galley/shared/domain/mentions';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** Columns of `mention`, by topic. */
const COLUMNS = { activities: raw('activity_id'), contacts: raw('contact_id') } as const;

/** Notes after a save. */
export interface SavedNotes {
  topic: keyof typeof COLUMNS;
  id: number;
  /** The record's version after the save. */
  version: number;
  before: string;
  after: string;
  /** The employees chosen in this form. */
  mentioned: readonly number[] | undefined;
}

interface Candidate {
  id: number;
  name: string;
  hasLeft: boolean;
  isChosen: boolean;
}

/**
 * Stores who is mentioned in a record's notes, and notifies those whom the caller chose and whose name is in the notes more often than
 * before (INBOX-27, INBOX-28). Everyone can read activities and contacts (VIS-01), so only those who have left are skipped.
 * @returns the names of mentioned employees who have left
 */
export async function saveMentions(
  transaction: Queryable,
  { employeeId }: Caller,
  { topic, id, version, before, after, mentioned = [] }: SavedNotes,
): Promise<string[]> {
  if (mentioned.length === 0 && (before === after || !before.includes('@'))) return [];
  const column = COLUMNS[topic];
  const candidates = await transaction.query<Candidate>(sql`
    SELECT id, full_name AS name, disabled_at IS NOT NULL AS "hasLeft", id = ANY(${mentioned}::int[]) AS "isChosen" FROM employee
    WHERE id = ANY(${mentioned}::int[]) OR id IN (SELECT employee_id FROM mention WHERE ${column} = ${id}) ORDER BY id`);
  const names = candidates.map(({ name }) => name);
  const [earlier, now] = [mentionsIn(before, names), mentionsIn(after, names)];
  const named = candidates.filter(({ name }) => now.has(name));
  const isNew = ({ name, isChosen }: Candidate) =>
    isChosen && (now.get(name) ?? 0) > (earlier.get(name) ?? 0);
  const kept = named.filter((one) => !one.hasLeft || !isNew(one)).map((one) => one.id);
  await transaction.query(
    sql`DELETE FROM mention WHERE ${column} = ${id} AND employee_id <> ALL(${kept}::int[])`,
  );
  await transaction.query(sql`
    INSERT INTO mention (employee_id, ${column}) SELECT one, ${id} FROM unnest(${kept}::int[]) AS one ON CONFLICT DO NOTHING`);
  const notified = named
    .filter((one) => isNew(one) && !one.hasLeft && one.id !== employeeId)
    .map((one) => one.id);
  await transaction.query(sql`
    INSERT INTO inbox_item (owner_id, kind, topic, record_id, occasion, actor_id)
    SELECT one, 'mentioned', ${topic}, ${id}, ${`${topic} ${version}`}, ${employeeId} FROM unnest(${notified}::int[]) AS one
    WHERE NOT EXISTS (SELECT FROM inbox_mute WHERE employee_id = one AND kind = 'mentioned') ON CONFLICT DO NOTHING`);
  return named.filter((one) => isNew(one) && one.hasLeft).map(({ name }) => name);
}
