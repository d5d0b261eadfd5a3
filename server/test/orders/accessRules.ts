import { anybody, everybody, gets, rule, whoSeesOrders, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';

const { parent, company } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const selection = { ParentID: parent, CompanyID: company };
const everyLine = { Filter_DateRange: 7, Filter_Apply: true };
const sheet = (body: unknown) => String(body).slice(0, 2);
const SHEET = gets('PK');
const line = '771000-1';

/** The access rules for order calls. */
export const orderAccess: readonly Rule[] = [
  rule(
    'orderExport with an id from when it was allowed',
    { params: { uid: WORLD.exportUid } },
    { ...whoSeesOrders(SHEET, 403), nobody: SHEET, expired: SHEET, pretender: SHEET, disabled: 403 },
    sheet,
  ),
  rule('orderExport with an invented id', { params: { uid: 'X'.repeat(43) } }, anybody(404)),
  rule(
    'reorderDraft',
    { params: { line: '771000-1' } },
    whoSeesOrders(gets([WORLD.company, WORLD.contact]), 404),
    ({ CompanyID, IndividualID }) => [CompanyID, IndividualID],
  ),
  rule('reorderDraft of a line that is not there', { params: { line: '1-1' } }, everybody(404)),
  rule(
    'reorders',
    {},
    whoSeesOrders(gets([1, [[WORLD.activity, 'ordered', '771000-2']]]), gets([0, []])),
    ({ Asks, TotalCount }) => [
      TotalCount,
      Asks.map(({ ActivityID, State, Answer }) => [ActivityID, State, Answer]),
    ],
  ),
  rule(
    'reordersOfLines',
    { body: { Lines: ['771000-1', '771000-2'] } },
    whoSeesOrders(gets(['771000-1']), gets([])),
    ({ Asks }) => Asks.map(({ OrderIDLineNum }) => OrderIDLineNum),
  ),
  rule('reorderFigures', {}, whoSeesOrders(gets([[1, 1, 100, 0]]), gets([])), ({ Reps }) =>
    Reps.map(({ Asked, Ordered, Share, MedianDays }) => [Asked, Ordered, Share, MedianDays]),
  ),
  rule(
    'orderShares',
    { params: { line } },
    whoSeesOrders(gets([[WORLD.share, 'works']]), 404),
    ({ Shares }) => Shares.map(({ ID, State }) => [ID, State]),
  ),
  rule('orderShares of a line that is not there', { params: { line: '1-1' } }, everybody(404)),
  rule(
    'orderShareMake',
    { params: { line }, body: { Fields: ['status', 'proof'] } },
    whoSeesOrders(gets(true), 404),
    ({ Address }) => /\/v1\/shared\/[\w-]{43}$/.test(Address),
  ),
  rule(
    'orderShareRevoke that a colleague made',
    { params: { id: WORLD.share } },
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'sharedLine with a token that works',
    { params: { token: WORLD.shareToken } },
    anybody(gets(line)),
    (page) => /Order (\d+-\d)/.exec(String(page))?.[1],
  ),
  rule('sharedLine with an unknown token', { params: { token: 'N'.repeat(43) } }, anybody(404)),
  rule('sharedLineAnswer without an answer', { params: { token: WORLD.shareToken } }, anybody(400)),
  rule(
    'orderPaged of a company',
    { body: { ...page, ...selection, ...everyLine } },
    whoSeesOrders(gets([2, 2, 2]), gets([0, 0, 0])),
    ({ Orders, TotalCount, UnfilteredCount }) => [Orders.length, TotalCount, UnfilteredCount],
  ),
  rule(
    'orderPaged of all companies',
    { body: { ...page, ...everyLine } },
    whoSeesOrders(gets([2, 2]), gets([0, 0])),
    ({ Orders, TotalCount }) => [Orders.length, TotalCount],
  ),
  rule(
    'orderAttention of a company',
    { body: selection },
    whoSeesOrders(gets([2]), gets([])),
    ({ Statuses }) => Statuses.map(({ Count }) => Count),
  ),
  rule(
    'exportUid for a company',
    { params: { companyId: company } },
    whoSeesOrders(gets(43), 403),
    (uid) => uid.length,
  ),
  rule('exportUid for all companies', { params: { companyId: 0 } }, everybody(gets(43)), (uid) => uid.length),
];
