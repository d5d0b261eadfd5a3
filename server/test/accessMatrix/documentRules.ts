import { anybody, gets, rule, whoSeesOrders, type Ask, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const sheet = (body: unknown) => String(body).slice(0, 2);
const SHEET = gets('PK');
const document: Ask = { params: { customerUid: WORLD.companyUid } };

/** The order sheet and the pricing documents. */
export const documentRules: readonly Rule[] = [
  rule(
    'orderExport with an id from when it was allowed',
    { params: { uid: WORLD.exportUid } },
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, pretender: SHEET, disabled: 403 },
    sheet,
  ),
  rule('orderExport with an invented id', { params: { uid: 'X'.repeat(43) } }, anybody(404)),
  rule('pricingDetail', document, whoSeesOrders(SHEET, 403), sheet),
  rule('pricingSummary', document, whoSeesOrders(SHEET, 403), sheet),
  rule('buildAQuote', document, whoSeesOrders(SHEET, 403), sheet),
  rule(
    'buildAQuote with a ticket from when it was allowed',
    { ...document, query: { ticket: WORLD.downloadTicket } },
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, disabled: 403 },
    sheet,
  ),
];
