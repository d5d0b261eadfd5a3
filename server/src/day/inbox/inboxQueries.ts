import sql, { type Sql } from 'sql-template-tag';
import type { InboxItem, InboxPage, InboxQuery, InboxUnread, InboxUnreadQuery } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import {
  CUSTOMER_PARTS,
  INBOX_KINDS,
  OFF_AT_FIRST,
  type CustomerPart,
  type InboxKind,
} from '../rules/inbox.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { localDate } from '../../http/localDate.ts';
import { offsetOf } from '../../http/page.ts';
import { canSeeLine } from './watchable.ts';

/**
 * The notifications that the caller can see now (INBOX-02): not snoozed, and not about a deleted record, notes that no longer mention
 * them, or an order line they can't see. A remote's notification may have no record (TEAM-20). Everyone can read activities, contacts and
 * companies (VIS-01).
 */
const listed = (caller: Caller): Sql => sql`
  FROM inbox_item AS item
  LEFT JOIN activity ON (item.kind = 'assigned' OR item.topic = 'activities') AND activity.id = record_id
  LEFT JOIN contact AS person ON item.topic = 'contacts' AND person.id = record_id
  LEFT JOIN company AS customer ON (item.kind = 'customers' OR item.topic = 'companies') AND customer.id = record_id
  LEFT JOIN order_line ON (item.kind IN ('promised', 'shipped', 'exception', 'proof') OR item.topic = 'orders') AND order_line.id = record_id
  WHERE owner_id = ${caller.employeeId} AND snoozed_until IS NULL
    AND CASE WHEN item.kind = 'due' OR item.kind = 'remote' AND item.topic IS NULL THEN true
      WHEN item.kind = 'assigned' OR item.kind IN ('remote', 'answered') AND item.topic = 'activities' THEN activity.id IS NOT NULL
      WHEN item.kind IN ('remote', 'answered') AND item.topic = 'contacts' THEN person.id IS NOT NULL
      WHEN item.kind = 'mentioned' THEN EXISTS (
        SELECT FROM mention WHERE employee_id = owner_id AND (mention.activity_id = activity.id OR mention.contact_id = person.id))
      WHEN item.kind = 'customers' OR item.topic = 'companies' THEN customer.id IS NOT NULL AND customer.deleted_at IS NULL
      ELSE order_line.id IS NOT NULL AND ${canSeeLine(caller)} END`;

/** The kinds that the caller has muted. */
const mutedBy = ({ employeeId }: Caller): Sql => sql`
  SELECT kind FROM inbox_mute WHERE employee_id = ${employeeId}
  UNION SELECT kind FROM unnest(${OFF_AT_FIRST}::text[]) AS kind
  WHERE kind NOT IN (SELECT wanted.kind FROM inbox_wanted AS wanted WHERE employee_id = ${employeeId}) ORDER BY kind`;

interface Counted {
  total: number;
  unread: number;
  muted: InboxKind[];
  mutedTopics: InboxPage['MutedTopics'];
  mailAt: string;
}

/** Visible notifications, unread ones first, the newest first within each part. @param more AND … ORDER BY … LIMIT … */
async function readItems(database: Queryable, caller: Caller, more: Sql): Promise<InboxItem[]> {
  const rows = await database.query<
    Omit<InboxItem, 'Day' | 'DayBefore' | 'Changes'> &
      Record<'Day' | 'DayBefore', Day | null> & { Changes: Partial<Record<CustomerPart, number>> | null }
  >(sql`
    WITH page AS (
      SELECT item.id, item.kind, actor_id, item.day, day_before, due_count, item.created_at, read_at,
        activity.id AS activity_id, type_id, COALESCE(contact_id, person.id) AS contact_id, person.id AS person_id, customer.id AS customer_id,
        COALESCE(activity.company_id, order_line.company_id, customer.id) AS company_id, start_date, order_line_num, changes,
        remote_topic_id, told, address
      ${listed(caller)}
      ${more})
    SELECT page.id AS "ID", kind AS "Kind", 
      CASE WHEN kind IN ('remote', 'answered') THEN 0 ELSE COALESCE(activity_id, 0) END AS "RecordID",
      CASE WHEN kind IN ('remote', 'answered') THEN 0 ELSE COALESCE(person_id, 0) END AS "ContactID",
      CASE WHEN kind = 'remote' THEN 0 ELSE COALESCE(customer_id, 0) END AS "CompanyID", changes AS "Changes",
      CASE WHEN kind = 'remote' THEN '' ELSE COALESCE(order_line_num, '') END AS "OrderIDLineNum", COALESCE(actor.full_name, '') AS "ChangedBy",
      COALESCE(activity_type.name, '') AS "ActivityType", COALESCE(contact.name, '') AS "ContactName",
      COALESCE(company.name, '') AS "CompanyName", COALESCE(page.day, start_date) AS "Day", day_before AS "DayBefore", due_count AS "DueCount",
      COALESCE(told, '') AS "Text", COALESCE(remote_topic.label, '') AS "Topic", COALESCE(remote_topic.icon, '') AS "Icon",
      COALESCE(address, '') AS "Address",
      ${utc('created_at')} AS "CreatedAt", read_at IS NOT NULL AS "IsRead"
    FROM page LEFT JOIN employee AS actor ON actor.id = actor_id LEFT JOIN activity_type ON activity_type.id = type_id
    LEFT JOIN contact ON contact.id = contact_id LEFT JOIN company ON company.id = company_id
    LEFT JOIN remote_topic ON remote_topic.id = remote_topic_id
    ORDER BY (read_at IS NOT NULL), page.id DESC`);
  return rows.map(({ Changes, ...row }) => ({
    ...row,
    Day: localDate(row.Day),
    DayBefore: localDate(row.DayBefore),
    Changes: CUSTOMER_PARTS.map((Part) => ({ Part, Count: Changes?.[Part] ?? 0 })).filter(
      ({ Count }) => Count > 0,
    ),
  }));
}

/** Limits items to kinds that the page can show; older pages know Galley's own (TEAM-28). */
const shownTo = ({ Shows }: InboxUnreadQuery): Sql =>
  sql`AND item.kind = ANY(${Shows?.split(',') ?? INBOX_KINDS}::text[])`;

/** Call 189 (INBOX-04). */
export async function readInbox(database: Queryable, caller: Caller, query: InboxQuery): Promise<InboxPage> {
  const shown = shownTo(query);
  const [counted] = await database.query<Counted>(sql`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread,
      ARRAY(${mutedBy(caller)}) AS muted,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('Remote', remote, 'Topic', topic) ORDER BY remote, topic)
        FROM remote_topic_mute AS mute WHERE employee_id = ${caller.employeeId}), '[]') AS "mutedTopics",
      COALESCE((SELECT to_char(at, 'HH24:MI') FROM inbox_mail WHERE employee_id = ${caller.employeeId}), '') AS "mailAt"
    ${listed(caller)} ${shown}`);
  const Items = await readItems(
    database,
    caller,
    sql`${shown} ORDER BY (read_at IS NOT NULL), item.id DESC LIMIT ${query.PageSize} OFFSET ${offsetOf(query)}`,
  );
  return {
    Items,
    TotalCount: counted?.total ?? 0,
    UnreadCount: counted?.unread ?? 0,
    Muted: counted?.muted ?? [],
    MutedTopics: counted?.mutedTopics ?? [],
    MailAt: counted?.mailAt ?? '',
  };
}

/** Call 191. */
export async function countUnread(
  database: Queryable,
  caller: Caller,
  query: InboxUnreadQuery,
): Promise<InboxUnread> {
  const [row] = await database.query<InboxUnread>(
    sql`SELECT count(*)::int AS "UnreadCount" ${listed(caller)} ${shownTo(query)} AND read_at IS NULL`,
  );
  return { UnreadCount: row?.UnreadCount ?? 0 };
}

/** Unread notifications that weren't in a daily email yet: all ids, and the first items. @param more AND … */
export async function readUnmailed(
  database: Queryable,
  caller: Caller,
  { most, more }: { most: number; more: Sql },
): Promise<{ ids: number[]; items: InboxItem[] }> {
  const unmailed = sql`AND read_at IS NULL AND mailed_at IS NULL ${more}`;
  const rows = await database.query<{ id: number }>(sql`SELECT item.id ${listed(caller)} ${unmailed}`);
  const items = await readItems(database, caller, sql`${unmailed} ORDER BY item.id DESC LIMIT ${most}`);
  return { ids: rows.map(({ id }) => id), items };
}
