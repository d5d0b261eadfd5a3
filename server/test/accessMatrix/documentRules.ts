import { everybody, gets, rule, whoSeesOrders, type Ask, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const sheet = (body: unknown) => String(body).slice(0, 2);
const SHEET = gets('PK');
const document: Ask = { params: { customerUid: WORLD.companyUid } };

/** The order sheet and the pricing documents. */
export const documentRules: readonly Rule[] = [
  rule(
    'orderExport',
    'with an id from when it was allowed',
    { params: { uid: WORLD.exportUid } },
    sheet,
    // The id is the permit; it carries the rights that its owner has now.
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, pretender: SHEET, disabled: 403 },
  ),
  rule('orderExport', 'with an invented id', { params: { uid: 'X'.repeat(43) } }, sheet, {
    ...everybody(404),
    nobody: 404,
    expired: 404,
    pretender: 404,
    disabled: 404,
  }),
  rule('pricingDetail', '', document, sheet, whoSeesOrders(SHEET, 403)),
  rule('pricingSummary', '', document, sheet, whoSeesOrders(SHEET, 403)),
  rule('buildAQuote', '', document, sheet, whoSeesOrders(SHEET, 403)),
  rule(
    'buildAQuote',
    'with a ticket from when it was allowed',
    { ...document, query: { ticket: WORLD.downloadTicket } },
    sheet,
    // The ticket is the permit, as above; but who names another employee beside it is refused.
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, disabled: 403 },
  ),
];
