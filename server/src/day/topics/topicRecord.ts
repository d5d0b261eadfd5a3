import sql, { type Sql } from 'sql-template-tag';
import type { TopicNews } from './contract.ts';
import type { ActionRecordKind } from '@galley/shared/contract/releases';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField } from '../../http/problem.ts';

/** The record of a notification. */
export interface TopicRecord {
  /** The value in inbox_item.topic; null: no record. */
  sort: 'activities' | 'contacts' | 'companies' | 'orders' | null;
  id: number;
  isSeenBy: (person: Pick<Caller, 'orderMasterOverride' | 'accountTypeIds'>) => boolean;
}

/** Everyone can read activities, contacts and companies (VIS-01). */
const FOUND: Record<ActionRecordKind, { sort: TopicRecord['sort']; find: (id: string) => Sql }> = {
  activity: {
    sort: 'activities',
    find: (id) => sql`SELECT id, NULL AS owner FROM activity WHERE id::text = ${id}`,
  },
  contact: {
    sort: 'contacts',
    find: (id) => sql`SELECT id, NULL AS owner FROM contact WHERE id::text = ${id}`,
  },
  company: {
    sort: 'companies',
    find: (id) => sql`SELECT id, NULL AS owner FROM company WHERE id::text = ${id} AND deleted_at IS NULL`,
  },
  'order-line': {
    sort: 'orders',
    find: (id) => sql`SELECT id, account_type_id AS owner FROM order_line WHERE order_line_num = ${id}`,
  },
};

/** @throws HttpProblem 422 if the record doesn't exist */
export async function topicRecord(database: Queryable, record: TopicNews['record']): Promise<TopicRecord> {
  if (record === undefined) return { sort: null, id: 0, isSeenBy: () => true };
  const { sort, find } = FOUND[record.kind];
  const [found] = await database.query<{ id: number; owner: number | null }>(find(record.id));
  if (found === undefined) throw brokenField('record', `There is no ${record.kind} ${record.id}.`);
  const { id, owner } = found;
  return {
    sort,
    id,
    isSeenBy: ({ orderMasterOverride, accountTypeIds }) =>
      sort !== 'orders' || orderMasterOverride || (owner !== null && accountTypeIds.includes(owner)),
  };
}
