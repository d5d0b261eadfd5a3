import sql, { empty, type Sql } from 'sql-template-tag';
import type { ReorderAsk, ReorderFigure } from './contract.ts';
import { STATUS } from '../../activities/rules/activityStatus.ts';
import { addMonths, type Day } from '@galley/shared/domain/calendar';
import { CANCELED } from '../rules/orderStatus.ts';
import { REORDER_DAYS, REORDER_MONTHS, REORDERS_PER_PAGE, type ReorderState } from '../rules/reorder.ts';
import { canSeeOrders } from '../canSeeOrders.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { localDate } from '../../http/localDate.ts';

/** The reader of the requests, and the day. */
export interface RequestReader {
  database: Queryable;
  caller: Caller;
  today: Day;
}

/**
 * Requests of the last 12 months at companies whose orders the caller can see, each with its state and the order line that answered it: the
 * first new line of the same company and product ordered on the day of the request or within 90 days after it (REOR-04).
 * @param condition on `request`
 */
const requestsWhere = ({ caller, today }: RequestReader, condition: Sql): Sql => sql`
  SELECT request.id, COALESCE(activity_id, 0) AS "ActivityID", COALESCE(line.order_line_num, '') AS "OrderIDLineNum",
    company.id AS "CompanyID", company.name AS "CompanyName", product.name AS "Product",
    COALESCE(rep.id, 0) AS "RepID", COALESCE(rep.full_name, '') AS "Rep", asked_on AS "AskedOn",
    COALESCE(answer.order_line_num, '') AS "Answer", answer.order_date AS "OrderedOn", answer.order_date - asked_on AS "Days",
    CASE WHEN activity.id IS NULL OR activity.status = ${STATUS.canceled} THEN 'withdrawn'
      WHEN answer.order_date IS NOT NULL THEN 'ordered'
      WHEN asked_on + ${REORDER_DAYS}::int < ${today}::date THEN 'lapsed' ELSE 'open' END AS "State"
  FROM reorder_ask AS request JOIN company ON company.id = request.company_id JOIN product ON product.id = request.product_id
  LEFT JOIN order_line AS line ON line.id = line_id
  LEFT JOIN activity ON activity.id = activity_id LEFT JOIN employee AS rep ON rep.id = assignee_id
  LEFT JOIN LATERAL (
    SELECT order_line_num, order_date FROM order_line
    WHERE company_id = request.company_id AND product_id = request.product_id AND id > known_line AND status <> ${CANCELED}
      AND order_date BETWEEN asked_on AND asked_on + ${REORDER_DAYS}::int
    ORDER BY order_date, id LIMIT 1) AS answer ON true
  WHERE asked_on > ${addMonths(today, -REORDER_MONTHS)}::date AND ${canSeeOrders(caller)} AND ${condition}`;

type Row = Omit<ReorderAsk, 'AskedOn' | 'OrderedOn'> & { id: number; AskedOn: Day; OrderedOn: Day | null };

const toRequest = (row: Row): ReorderAsk => ({
  ...row,
  AskedOn: localDate(row.AskedOn),
  OrderedOn: localDate(row.OrderedOn),
});

interface Filters {
  CompanyID: number;
  RepID: number;
  State: 'all' | ReorderState;
  PageNo: number;
}

/** Call 312. */
export async function reorderPage(reader: RequestReader, { CompanyID, RepID, State, PageNo }: Filters) {
  const ofCompany = CompanyID === 0 ? sql`true` : sql`request.company_id = ${CompanyID}`;
  const ofRep = RepID === 0 ? empty : sql` AND "RepID" = ${RepID}`;
  const ofState = State === 'all' ? sql`"State" <> 'withdrawn'` : sql`"State" = ${State}`;
  const requests = sql`(${requestsWhere(reader, ofCompany)}) AS request WHERE ${ofState}${ofRep}`;
  const [count] = await reader.database.query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${requests}`,
  );
  const rows = await reader.database.query<Row>(sql`
    SELECT * FROM ${requests} ORDER BY "AskedOn" DESC, id DESC LIMIT ${REORDERS_PER_PAGE} OFFSET ${(PageNo - 1) * REORDERS_PER_PAGE}`);
  return { Asks: rows.map(toRequest), TotalCount: count?.total ?? 0 };
}

/** Call 313: each line's newest request that isn't withdrawn. */
export async function requestsForLines(
  reader: RequestReader,
  lines: readonly string[],
): Promise<ReorderAsk[]> {
  const ofLines = sql`line_id = ANY(ARRAY(SELECT id FROM order_line WHERE order_line_num = ANY(${lines}::text[])))`;
  const rows = await reader.database.query<Row>(sql`
    SELECT DISTINCT ON ("OrderIDLineNum") * FROM (${requestsWhere(reader, ofLines)}) AS request
    WHERE "State" <> 'withdrawn' ORDER BY "OrderIDLineNum", "AskedOn" DESC, id DESC`);
  return rows.map(toRequest);
}

/** Call 314: the requests of call 312, counted by rep; the caller first (REOR-06). */
export const reorderFigures = ({ database, ...reader }: RequestReader): Promise<ReorderFigure[]> =>
  database.query<ReorderFigure>(sql`
    SELECT "RepID", "Rep", "Asked", "Ordered", "Open", "Lapsed", round(100.0 * "Ordered" / "Asked")::int AS "Share", "MedianDays"
    FROM (SELECT "RepID", "Rep", count(*)::int AS "Asked", count(*) FILTER (WHERE "State" = 'ordered')::int AS "Ordered",
        count(*) FILTER (WHERE "State" = 'open')::int AS "Open", count(*) FILTER (WHERE "State" = 'lapsed')::int AS "Lapsed",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY "Days") FILTER (WHERE "State" = 'ordered') AS "MedianDays"
      FROM (${requestsWhere({ database, ...reader }, sql`true`)}) AS request WHERE "State" <> 'withdrawn' GROUP BY 1, 2) AS rep
    ORDER BY "RepID" = ${reader.caller.employeeId} DESC, lower("Rep"), "RepID"`);
