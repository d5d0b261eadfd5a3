import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { readDay } from '../../http/localDate.ts';
import { brokenField, HttpProblem, ruleBroken } from '../../http/problem.ts';
import { canSeeOrders } from '../../orders/index.ts';
import { lockQuote, type StoredQuote } from '../lockQuote.ts';
import { quoteRecord } from '../quoteRecord.ts';
import {
  amountsOf,
  listCentsOf,
  mayChange,
  planOf,
  quoteFaults,
  type Plan,
  type QuoteInput,
} from '../rules/quoteRules.ts';
import { isChangeable, STATE_NAMES } from '../rules/quoteStates.ts';
import type { QuoteSaveRequest } from './contract.ts';
import { readTerms } from './readTerms.ts';

interface Place {
  companyId: number;
  salesRepId: number;
}

/** The company of a quote. @throws HttpProblem 422 if the caller can't see its orders */
async function companyOf(transaction: Transaction, caller: Caller, id: number): Promise<Place> {
  const [company] = await transaction.query<Place & { isSeen: boolean }>(sql`
    SELECT id AS "companyId", sales_rep_id AS "salesRepId", ${canSeeOrders(caller)} AS "isSeen"
    FROM company WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`);
  if (company?.isSeen !== true)
    throw brokenField('CompanyID', 'There is no such company, or you can’t see its orders.');
  return company;
}

/** @throws HttpProblem 422 naming each unknown choice */
async function refuseUnknown(
  transaction: Transaction,
  input: QuoteSaveRequest,
  repId: number,
): Promise<void> {
  const { CompanyID: company, ContactID: contact, AddressID: address, Lines } = input;
  const products = [...new Set(Lines.map(({ ProductID }) => ProductID))];
  const [found] = await transaction.query<{
    ContactID: boolean;
    AddressID: boolean;
    RepID: boolean;
    products: number[];
  }>(sql`
    SELECT ${contact} = 0 OR EXISTS (SELECT FROM contact_company WHERE company_id = ${company} AND contact_id = surviving_contact(${contact})) AS "ContactID",
      ${address} = 0 OR EXISTS (SELECT FROM shipping_address WHERE company_id = ${company} AND id = ${address}) AS "AddressID",
      EXISTS (SELECT FROM employee WHERE id = ${repId} AND disabled_at IS NULL AND (order_master_override OR EXISTS (
        SELECT FROM employee_account WHERE employee_id = employee.id
          AND account_type_id = (SELECT account_type_id FROM company WHERE id = ${company})))) AS "RepID",
      ARRAY(SELECT id FROM product WHERE id = ANY(${products}::int[])) AS products`);
  const messages = {
    ContactID: 'This contact doesn’t belong to this company.',
    AddressID: 'This address doesn’t belong to this company.',
    RepID: 'This employee can’t see the company’s orders.',
  } as const;
  const names = ['ContactID', 'AddressID', 'RepID'] as const;
  const faults = [
    ...names.filter((name) => found?.[name] !== true).map((field) => ({ field, message: messages[field] })),
    ...Lines.flatMap(({ ProductID }, at) =>
      found?.products.includes(ProductID) === true
        ? []
        : [{ field: `Lines.${at}.ProductID`, message: 'There is no such product.' }],
    ),
  ];
  if (faults.length > 0) throw ruleBroken(faults);
}

/** Writes the lines and their amounts. */
async function writeLines(
  transaction: Transaction,
  id: number,
  { input, plan, amounts }: { input: QuoteInput; plan: Plan; amounts: readonly number[] },
): Promise<void> {
  const rows = input.Lines.map((line, at) => ({
    place: at + 1,
    product_id: line.ProductID,
    size_live: line.SizeLive.trim(),
    size_finished: line.SizeFinished.trim(),
    qty: line.Qty,
    design: line.Design.trim(),
    list_cents: listCentsOf(plan, line) ?? null,
    unit_cents: line.UnitCents,
    price_reason: line.PriceReason.trim(),
    discount_kind: line.DiscountKind,
    discount_value: line.DiscountKind === 'none' ? 0 : line.DiscountValue,
    total_cents: amounts[at] ?? 0,
  }));
  await transaction.query(sql`DELETE FROM quote_line WHERE quote_id = ${id}`);
  await transaction.query(sql`
    INSERT INTO quote_line (quote_id, place, product_id, size_live, size_finished, qty, design, list_cents, unit_cents, price_reason,
      discount_kind, discount_value, total_cents)
    SELECT ${id}, place, product_id, size_live, size_finished, qty, design, list_cents, unit_cents, price_reason, discount_kind, discount_value, total_cents
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line (place int, product_id int, size_live text, size_finished text, qty int,
      design text, list_cents bigint, unit_cents bigint, price_reason text, discount_kind text, discount_value bigint, total_cents bigint)`);
}

/** The quote's rep. A new quote belongs to its creator. Choosing another rep requires the right to change the quote. */
function repOf(caller: Caller, { RepID }: QuoteSaveRequest, place: Place, before?: StoredQuote): number {
  const own = before?.repId ?? caller.employeeId;
  if (RepID === 0 || RepID === own) return own;
  if (mayChange(caller, { repId: before?.repId ?? 0, salesRepId: place.salesRepId })) return RepID;
  throw brokenField('RepID', 'Only the company’s sales rep and Account Managers can choose another rep.');
}

/**
 * Call 372: adds (ID 0) or changes a quote. Changing a sent quote creates a draft of the next version (QUOT-08).
 * @returns its id and version
 * @throws HttpProblem 400, 403, 404, 409 for an outdated version or an accepted or won quote, 422 for a broken rule of the form or an
 * unknown choice
 */
export async function saveQuote(
  transaction: Transaction,
  caller: Caller,
  today: Day,
  body: QuoteSaveRequest,
): Promise<{ id: number; version: number }> {
  const before = body.ID > 0 ? await lockQuote(transaction, caller, today, body.ID) : undefined;
  if (before !== undefined) {
    await refuseStale(transaction, body.Version, before, () =>
      quoteRecord({ database: transaction, caller, today }, before.id),
    );
    if (!isChangeable(before.state))
      throw new HttpProblem(
        409,
        `This quote is ${STATE_NAMES[before.state].toLowerCase()}, so it can’t be changed. Duplicate it instead.`,
      );
    if (before.sentVersion > 0 && body.CompanyID !== before.companyId)
      throw brokenField(
        'CompanyID',
        'A quote that was sent to one company can’t go to another. Duplicate it instead.',
      );
  }
  const input: QuoteInput = { ...body, ValidUntil: readDay('ValidUntil', body.ValidUntil) };
  if (body.CompanyID === 0) throw brokenField('CompanyID', 'Company is required.');
  const place = await companyOf(transaction, caller, body.CompanyID);
  const plan = planOf(await readTerms(transaction, place.companyId));
  const faults = quoteFaults(input, plan);
  if (faults.length > 0) throw ruleBroken(faults);
  const repId = repOf(caller, body, place, before);
  await refuseUnknown(transaction, body, repId);
  const amounts = amountsOf(input, plan);
  const { ContactID: contact, AddressID: address, Zone, Weight, DiscountKind, FollowUpDays } = body;
  const discount = DiscountKind === 'none' ? 0 : body.DiscountValue;
  const [notes, terms] = [body.Notes.trim(), body.Terms.trim()];
  const product = body.Lines[0]?.ProductID ?? null;
  // From here on, the quote's last valid day is the draft's; the link still shows that of the sent version (QUOT-08).
  if (before !== undefined && before.state !== 'draft')
    await transaction.query(sql`
      UPDATE quote_version SET valid_until = ${before.validUntil}::date
      WHERE quote_id = ${before.id} AND version = ${before.sentVersion}`);
  const [saved] = await transaction.query<{ id: number; version: number }>(
    before === undefined
      ? sql`
        INSERT INTO quote (company_id, trend_group_id, account_type_id, contact_id, rep_id, valid_until, notes, terms, address_id, zone, weight,
          discount_kind, discount_value, subtotal_cents, discount_cents, shipping_cents, total_cents, line_count, product_id, follow_up_days,
          created_on, updated_by)
        SELECT id, trend_group_id, account_type_id, ${contact}, ${repId}, ${input.ValidUntil}::date, ${notes}, ${terms}, NULLIF(${address}::int, 0),
          ${Zone}, ${Weight}, ${DiscountKind}, ${discount}, ${amounts.subtotal}, ${amounts.discount}, ${amounts.shipping}, ${amounts.total},
          ${body.Lines.length}, ${product}, ${FollowUpDays}, ${today}::date, ${caller.employeeId}
        FROM company WHERE id = ${place.companyId} RETURNING id, version`
      : sql`
        UPDATE quote SET company_id = company.id, trend_group_id = company.trend_group_id, account_type_id = company.account_type_id,
          contact_id = ${contact}, rep_id = ${repId}, state = 'draft', valid_until = ${input.ValidUntil}::date, notes = ${notes}, terms = ${terms},
          address_id = NULLIF(${address}::int, 0), zone = ${Zone}, weight = ${Weight}, discount_kind = ${DiscountKind}, discount_value = ${discount},
          subtotal_cents = ${amounts.subtotal}, discount_cents = ${amounts.discount}, shipping_cents = ${amounts.shipping},
          total_cents = ${amounts.total}, line_count = ${body.Lines.length}, product_id = ${product}, follow_up_days = ${FollowUpDays},
          version = quote.version + 1, updated_at = now(), updated_by = ${caller.employeeId}
        FROM company WHERE quote.id = ${before.id} AND company.id = ${place.companyId} RETURNING quote.id, quote.version`,
  );
  const id = saved?.id ?? 0;
  await writeLines(transaction, id, { input, plan, amounts: amounts.lines });
  await audit(transaction, caller.employeeId, {
    action: before === undefined ? 'quote added' : 'quote changed',
    record: `customer_quote/${id}`,
    after: { company: place.companyId, rep: repId, total: amounts.total, lines: body.Lines.length },
  });
  return { id, version: saved?.version ?? 1 };
}
