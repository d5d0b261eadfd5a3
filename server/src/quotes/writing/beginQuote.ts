import sql, { type Sql } from 'sql-template-tag';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { localDate } from '../../http/localDate.ts';
import { HttpProblem } from '../../http/problem.ts';
import { canSeeOrders } from '../../orders/index.ts';
import { canSeeQuote } from '../quotesWhere.ts';
import { listCentsOf, planOf } from '../rules/quoteRules.ts';
import { VALID_DAYS } from '../rules/quoteStates.ts';
import type { QuoteDraft, QuoteDraftQuery, QuoteLineNew } from './contract.ts';
import { readTerms } from './readTerms.ts';

interface Source {
  companyId: number;
  contactId: number;
}

interface SourceLine extends Source {
  ProductID: number;
  SizeLive: string;
  SizeFinished: string;
  Qty: number;
  Design: string;
}

const NOWHERE = 'There is no such record, it has no company, or you can’t see the company’s orders.';

/** The company and contact for a new quote. @throws HttpProblem 404 */
async function sourceOf(database: Queryable, query: Sql): Promise<Source> {
  const [found] = await database.query<Source>(query);
  if (found === undefined) throw new HttpProblem(404, NOWHERE);
  return found;
}

/** A contact's only company, or else their default company. */
const ofContact = (id: number) => sql`
  SELECT company_id AS "companyId", contact_id AS "contactId" FROM contact_company
  WHERE contact_id = surviving_contact(${id}) ORDER BY is_default DESC, company_id LIMIT 1`;
const ofActivity = (id: number) => sql`
  SELECT company_id AS "companyId", contact_id AS "contactId" FROM activity WHERE id = ${id}`;

/** The order line to quote again. @throws HttpProblem 404 */
async function lineOf(database: Queryable, line: string): Promise<SourceLine> {
  const [found] = await database.query<SourceLine>(sql`
    SELECT company_id AS "companyId", COALESCE(sales_contact_id, 0) AS "contactId", product_id AS "ProductID", size_live AS "SizeLive",
      size_finished AS "SizeFinished", qty AS "Qty", design AS "Design" FROM order_line WHERE order_line_num = ${line}`);
  if (found === undefined) throw new HttpProblem(404, NOWHERE);
  return found;
}

/**
 * Call 386: the draft of a new quote (QUOT-10). A line is copied at today's list price, or 0 if there is none.
 * @throws HttpProblem 404 if the source doesn't exist or belongs to a company whose orders the caller can't see
 */
export async function quoteDraft(
  database: Queryable,
  caller: Caller,
  today: Day,
  { company, contact, activity, line }: QuoteDraftQuery,
): Promise<QuoteDraft> {
  const again = line === '' ? undefined : await lineOf(database, line);
  const source: Source =
    again ??
    (activity > 0
      ? await sourceOf(database, ofActivity(activity))
      : contact > 0
        ? await sourceOf(database, ofContact(contact))
        : { companyId: company, contactId: 0 });
  const ValidUntil = localDate(addDays(today, VALID_DAYS));
  if (source.companyId === 0)
    return {
      ParentID: 0,
      CompanyID: 0,
      CompanyName: '',
      ContactID: 0,
      ContactName: '',
      ValidUntil,
      Lines: [],
    };
  const [place] = await database.query<Omit<QuoteDraft, 'ValidUntil' | 'Lines'>>(sql`
    SELECT company.trend_group_id AS "ParentID", company.id AS "CompanyID", company.name AS "CompanyName",
      COALESCE(contact.id, 0) AS "ContactID", COALESCE(contact.name, '') AS "ContactName"
    FROM company LEFT JOIN LATERAL (
      SELECT contact.id, contact.name FROM contact_company JOIN contact ON contact.id = contact_id
      WHERE company_id = company.id AND contact_id = ${source.contactId}) AS contact ON true
    WHERE company.id = ${source.companyId} AND deleted_at IS NULL AND ${canSeeOrders(caller)}`);
  if (place === undefined) throw new HttpProblem(404, NOWHERE);
  if (again === undefined) return { ...place, ValidUntil, Lines: [] };
  const { companyId: _, contactId: __, ...product } = again;
  const first: QuoteLineNew = {
    ...product,
    Qty: Math.max(1, again.Qty),
    UnitCents: 0,
    PriceReason: '',
    DiscountKind: 'none',
    DiscountValue: 0,
  };
  const plan = planOf(await readTerms(database, place.CompanyID));
  return { ...place, ValidUntil, Lines: [{ ...first, UnitCents: listCentsOf(plan, first) ?? 0 }] };
}

/**
 * Call 375: creates a draft with the same lines, owned by the caller and valid for 30 days (QUOT-10).
 * @returns its id and version
 * @throws HttpProblem 404 for a quote that the caller can't see
 */
export async function duplicateQuote(
  transaction: Transaction,
  caller: Caller,
  today: Day,
  id: number,
): Promise<{ id: number; version: number }> {
  const [added] = await transaction.query<{ id: number; version: number }>(sql`
    INSERT INTO quote (company_id, trend_group_id, account_type_id, contact_id, rep_id, valid_until, notes, terms, address_id, zone, weight,
      discount_kind, discount_value, subtotal_cents, discount_cents, shipping_cents, total_cents, line_count, product_id, follow_up_days,
      created_on, updated_by)
    SELECT company_id, company.trend_group_id, company.account_type_id, contact_id, ${caller.employeeId}, ${addDays(today, VALID_DAYS)}::date,
      notes, terms, address_id, quote.zone, weight, discount_kind, discount_value, subtotal_cents, discount_cents, shipping_cents, total_cents, line_count,
      product_id, follow_up_days, ${today}::date, ${caller.employeeId}
    FROM quote JOIN company ON company.id = company_id WHERE quote.id = ${id} AND ${canSeeQuote(caller)}
    RETURNING id, version`);
  if (added === undefined) throw new HttpProblem(404, 'There is no such quote.');
  await transaction.query(sql`
    INSERT INTO quote_line SELECT ${added.id}, place, product_id, size_live, size_finished, qty, design, list_cents, unit_cents, price_reason,
      discount_kind, discount_value, total_cents FROM quote_line WHERE quote_id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'quote added',
    record: `customer_quote/${added.id}`,
    after: { duplicateOf: id },
  });
  return added;
}
