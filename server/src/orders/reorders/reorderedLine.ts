import sql from 'sql-template-tag';
import type { ReorderDraft } from './contract.ts';
import { FOLLOW_UP_TYPE } from '../../activities/rules/activityRules.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { reorderNotes } from '../rules/reorder.ts';
import type { ActivityTie } from '../../activities/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { isSeenLine } from '../isSeenLine.ts';

interface Line {
  id: number;
  companyId: number;
  companyName: string;
  parentId: number;
  contactId: number | null;
  orderDate: Day;
  product: string;
  sizeLive: string;
  sizeFinished: string;
  design: string;
  qty: number;
  cost: number;
}

/** The order line to reorder, if the caller can see it (VIS-04, VIS-05). */
async function readLine(database: Queryable, caller: Caller, line: string): Promise<Line | undefined> {
  const [found] = await database.query<Line>(sql`
    SELECT order_line.id, company.id AS "companyId", company.name AS "companyName", company.trend_group_id AS "parentId",
      sales_contact_id AS "contactId", order_date AS "orderDate", product.name AS product, size_live AS "sizeLive",
      size_finished AS "sizeFinished", design, qty, cost::float8 AS cost
    FROM order_line JOIN company ON company.id = company_id JOIN product ON product.id = product_id
    WHERE ${isSeenLine(caller, line)}`);
  return found;
}

/** The line's contact if still active at the company, else the company's only active contact. */
async function contactOf(database: Queryable, { companyId, contactId }: Line) {
  const [first, second] = await database.query<{ id: number; name: string }>(sql`
    SELECT contact.id, name FROM contact_company JOIN contact ON contact.id = contact_id
    WHERE company_id = ${companyId} AND NOT inactive ORDER BY (contact.id = ${contactId ?? 0}) DESC LIMIT 2`);
  const isSure = first !== undefined && (first.id === contactId || second === undefined);
  return isSure ? first : { id: 0, name: '' };
}

/** Call 311. @throws HttpProblem 404 for a line that the caller can't see */
export async function reorderDraft(database: Queryable, caller: Caller, line: string): Promise<ReorderDraft> {
  const found = await readLine(database, caller, line);
  if (found === undefined) throw new HttpProblem(404, 'There is no such order line.');
  const contact = await contactOf(database, found);
  return {
    OrderIDLineNum: line,
    ParentID: found.parentId,
    CompanyID: found.companyId,
    CompanyName: found.companyName,
    IndividualID: contact.id,
    IndividualName: contact.name,
    TypeID: FOLLOW_UP_TYPE,
    ActivityComments: reorderNotes({ ...found, line }),
  };
}

/**
 * Links a new activity to the order line that it requests to reorder (REOR-02).
 * @throws HttpProblem 422 for a line that the caller can't see, or of another company
 */
export const tieReorder: ActivityTie = async (transaction, caller, { ReorderLine: line }, activity) => {
  if (line === undefined) return;
  const found = await readLine(transaction, caller, line);
  if (found === undefined) throw brokenField('ReorderLine', `There is no order line ${line}.`);
  if (found.companyId !== activity.companyId)
    throw brokenField('CompanyID', `Only the company that ordered can reorder: ${found.companyName}.`);
  await transaction.query(sql`
    INSERT INTO reorder_ask (activity_id, line_id, company_id, product_id, asked_on, known_line)
    SELECT ${activity.id}, id, company_id, product_id, ${activity.today}::date, (SELECT max(id) FROM order_line)
    FROM order_line WHERE id = ${found.id}`);
};
