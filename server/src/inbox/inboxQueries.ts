import sql, { type Sql } from 'sql-template-tag';
import type { InboxItem, InboxPage, InboxQuery, InboxUnread } from '@galley/shared/contract/inbox';
import type { Day } from '@galley/shared/domain/calendar';
import type { InboxKind } from '@galley/shared/domain/inbox';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { offsetOf } from '../http/page.ts';

/** The items that the caller may see now: neither snoozed nor about a record that is gone (INBOX-02). Activities are everybody's to read (VIS-01). */
const listed = ({ employeeId }: Caller): Sql => sql`
  FROM inbox_item AS item LEFT JOIN activity ON item.kind = 'assigned' AND activity.id = record_id
  WHERE owner_id = ${employeeId} AND snoozed_until IS NULL AND (item.kind <> 'assigned' OR activity.id IS NOT NULL)`;

interface Counted {
  total: number;
  unread: number;
  muted: InboxKind[];
}

/** Call 189 (INBOX-04). */
export async function readInbox(database: Queryable, caller: Caller, query: InboxQuery): Promise<InboxPage> {
  const [counted] = await database.query<Counted>(sql`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread,
      ARRAY(SELECT kind FROM inbox_mute WHERE employee_id = ${caller.employeeId} ORDER BY kind) AS muted
    ${listed(caller)}`);
  const rows = await database.query<Omit<InboxItem, 'Day'> & { Day: Day | null }>(sql`
    WITH page AS (
      SELECT item.id, item.kind, record_id, actor_id, item.day, due_count, item.created_at, read_at,
        type_id, contact_id, activity.company_id, start_date
      ${listed(caller)}
      ORDER BY (read_at IS NOT NULL), item.id DESC LIMIT ${query.PageSize} OFFSET ${offsetOf(query)})
    SELECT page.id AS "ID", kind AS "Kind", record_id AS "RecordID", COALESCE(actor.full_name, '') AS "ChangedBy",
      COALESCE(activity_type.name, '') AS "ActivityType", COALESCE(contact.name, '') AS "ContactName",
      COALESCE(company.name, '') AS "CompanyName", COALESCE(page.day, start_date) AS "Day", due_count AS "DueCount",
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "CreatedAt", read_at IS NOT NULL AS "IsRead"
    FROM page LEFT JOIN employee AS actor ON actor.id = actor_id LEFT JOIN activity_type ON activity_type.id = type_id
    LEFT JOIN contact ON contact.id = contact_id LEFT JOIN company ON company.id = company_id
    ORDER BY (read_at IS NOT NULL), page.id DESC`);
  return {
    Items: rows.map((row) => ({ ...row, Day: localDate(row.Day) })),
    TotalCount: counted?.total ?? 0,
    UnreadCount: counted?.unread ?? 0,
    Muted: counted?.muted ?? [],
  };
}

/** Call 191. */
export async function countUnread(database: Queryable, caller: Caller): Promise<InboxUnread> {
  const [row] = await database.query<InboxUnread>(
    sql`SELECT count(*)::int AS "UnreadCount" ${listed(caller)} AND read_at IS NULL`,
  );
  return { UnreadCount: row?.UnreadCount ?? 0 };
}
