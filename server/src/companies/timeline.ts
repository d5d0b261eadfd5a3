import sql, { join, type Sql } from 'sql-template-tag';
import type { Timeline, TimelineEntry, TimelineKind } from './page/contract.ts';
import { ACTIVITY_STATUSES } from '../activities/rules/activityFilter.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { ORDER_STATUSES } from '../orders/rules/orderStatus.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate, readDay } from '../http/localDate.ts';
import { HttpProblem } from '../http/problem.ts';
import { changesOf, hasShownChanges, recordNames } from './timelineChanges.ts';
import { canSeeOrders } from '../orders/index.ts';

const PAGE = 30;
/** Sorts after every entry. */
const END = { day: '9999-12-31', rank: 9, id: 0 };
const LARGEST_ID = 999_999_999_999_999;

interface Source {
  /** The order of sources within a day, the highest first; part of each entry's key. */
  rank: number;
  kind: TimelineEntry['Kind'];
  shownIn: TimelineKind;
  /** Shown only if the caller can see the company's orders (VIS-09). */
  isOfOrders: boolean;
  rows: (filter: TimelineFilter) => Sql;
}

interface TimelineFilter {
  company: number;
  from: Day;
  timeZone: string;
  /** Only entries whose (day, id) is less than this. */
  before: Sql;
}

/**
 * Columns: day, id, name, text, status, contact, person, amount, old, new. Activities and order lines are read in order from an
 * index, one more than a page; the other sources read all rows of the company.
 */
const SOURCES: readonly Source[] = [
  {
    rank: 5,
    kind: 'activity',
    shownIn: 'activities',
    isOfOrders: false,
    rows: ({ company, from, before }) => sql`
      SELECT start_date AS day, activity.id::bigint AS id, activity_type.name AS name, left(comments, 300) AS text, status::int AS status,
        contact.name AS contact, full_name AS person, NULL::float8 AS amount, NULL::jsonb AS old, NULL::jsonb AS new
      FROM (SELECT * FROM activity WHERE company_id = ${company} AND start_date >= ${from} AND (start_date, id::bigint) < ${before}
        ORDER BY start_date DESC, id DESC LIMIT ${PAGE + 1}) AS activity
      JOIN activity_type ON activity_type.id = type_id JOIN contact ON contact.id = contact_id JOIN employee ON employee.id = assignee_id`,
  },
  {
    rank: 4,
    kind: 'order',
    shownIn: 'orders',
    isOfOrders: true,
    rows: ({ company, from, before }) =>
      orderRows(
        sql`order_date`,
        sql`
      company_id = ${company} AND order_date >= ${from} AND (order_date, id) < ${before}`,
      ),
  },
  {
    rank: 3,
    kind: 'proof',
    shownIn: 'orders',
    isOfOrders: true,
    rows: ({ company, from, before }) =>
      orderRows(
        sql`proof_approved_date`,
        sql`
      company_id = ${company} AND order_date >= ${from} AND proof_approved_date IS NOT NULL AND (proof_approved_date, id) < ${before}`,
      ),
  },
  {
    rank: 2,
    kind: 'document',
    shownIn: 'orders',
    isOfOrders: true,
    rows: (filter) => auditRows(filter, sql`record = ${`quote/${filter.company}`}`),
  },
  {
    rank: 1,
    kind: 'change',
    shownIn: 'changes',
    isOfOrders: false,
    rows: (filter) =>
      auditRows(
        filter,
        sql`record = ANY(ARRAY(
      SELECT ${`company/${filter.company}`} UNION ALL
      SELECT 'shipping_address/' || id FROM shipping_address WHERE company_id = ${filter.company})) AND ${hasShownChanges}`,
      ),
  },
];

const orderRows = (day: Sql, condition: Sql): Sql => sql`
  SELECT day, line.id, order_line_num AS name, qty || ' × ' || product.name || ', ' || advertiser.name AS text, status::int AS status,
    '' AS contact, '' AS person, cost::float8 AS amount, NULL::jsonb AS old, NULL::jsonb AS new
  FROM (SELECT *, ${day} AS day FROM order_line WHERE ${condition} ORDER BY ${day} DESC, id DESC LIMIT ${PAGE + 1}) AS line
  JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id`;

const auditRows = ({ from, timeZone, before }: TimelineFilter, condition: Sql): Sql => sql`
  SELECT day, log.id::bigint, action AS name, '' AS text, 0 AS status, '' AS contact,
    COALESCE(full_name, service_token.name, '') AS person, NULL::float8 AS amount, before AS old, after AS new
  FROM (SELECT *, (at AT TIME ZONE ${timeZone})::date AS day FROM audit_log WHERE ${condition}) AS log
  LEFT JOIN employee ON employee.id = employee_id LEFT JOIN service_token ON service_token.id = service_token_id
  WHERE day >= ${from} AND (day, log.id::bigint) < ${before} ORDER BY day DESC, log.id DESC LIMIT ${PAGE + 1}`;

type Row = Pick<Source, 'rank' | 'kind'> & {
  day: Day;
  id: number;
  name: string;
  text: string;
  status: number;
  contact: string;
  person: string;
  amount: number | null;
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
};

function keyOf(key: string): typeof END {
  if (key === '') return END;
  const [day = '', rank, id] = key.split('_');
  return { day: readDay('before', day) ?? END.day, rank: Number(rank), id: Number(id) };
}

const statusOf = ({ kind, status }: Row): string => {
  if (kind === 'activity') return ACTIVITY_STATUSES.find(({ value }) => value === status)?.label ?? '';
  return kind === 'order' ? (ORDER_STATUSES[status] ?? '') : '';
};

/**
 * Call 256: a company's history, the newest day first, 30 entries at a time; consistent with the lists of each kind (COPG-03).
 * @throws HttpProblem 400 for an invalid key, 404
 */
export async function companyTimeline(
  database: Queryable,
  caller: Caller,
  { today, timeZone }: { today: Day; timeZone: string },
  { id, kind, before }: { id: number; kind: TimelineKind; before: string },
): Promise<Timeline> {
  const last = keyOf(before);
  const [company] = await database.query<{ sees: boolean }>(
    sql`SELECT ${canSeeOrders(caller)} AS sees FROM company WHERE id = ${id} AND deleted_at IS NULL`,
  );
  if (company === undefined) throw new HttpProblem(404, 'There is no company with this id.');
  const shown = SOURCES.filter(
    ({ shownIn, isOfOrders }) => (kind === 'all' || kind === shownIn) && (company.sees || !isOfOrders),
  );
  if (shown.length === 0) return { Entries: [], More: false };
  const parts = shown.map((source) => {
    const bound = source.rank < last.rank ? LARGEST_ID : source.rank === last.rank ? last.id : 0;
    const filter = {
      company: id,
      from: historyStart(today),
      timeZone,
      before: sql`(${last.day}::date, ${bound}::bigint)`,
    };
    return sql`(SELECT ${source.rank}::int AS rank, ${source.kind}::text AS kind, source.* FROM (${source.rows(filter)}) AS source)`;
  });
  const rows = await database.query<Row>(sql`
    SELECT * FROM (${join(parts, ' UNION ALL ')}) AS entry ORDER BY day DESC, rank DESC, id DESC LIMIT ${PAGE + 1}`);
  const names = await recordNames(database, rows);
  const Entries = rows.slice(0, PAGE).map((row) => ({
    Key: `${row.day}_${row.rank}_${row.id}`,
    Kind: row.kind,
    Day: localDate(row.day),
    Name: row.name,
    Text: row.text,
    Status: statusOf(row),
    Contact: row.contact,
    Person: row.person,
    Amount: row.amount,
    Changes: row.kind === 'change' ? changesOf(row.old, row.new, names) : [],
  }));
  return { Entries, More: rows.length > PAGE };
}
