import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const { parent, company, companyUid, contact } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const selection = { ParentID: parent, CompanyID: company };
const everyLine = { Filter_DateRange: 7, Filter_Apply: true };

/** Companies, contacts and activities are everybody's to read; a mark says whose they are. */
const marked = (mark: (isAssociated: boolean) => unknown) =>
  associatedOnly(gets(mark(true)), gets(mark(false)));
const label = ({ label }: { label: string }) => label;
const labels = (options: { label: string }[]) => options.map(label);

export const readingRules: readonly Rule[] = [
  rule('trendGroups', {}, everybody(gets([2, 3, 6, 51])), ({ TrendGroups, Customers, Employees, States }) =>
    [TrendGroups, Customers, Employees, States].map(({ length }) => length),
  ),
  rule(
    'counts of a company',
    { body: { ParentCompanyID: parent, CompanyID: company } },
    whoSeesOrders(gets([1, 1, 2, 2]), gets([1, 1, 2, 0])),
    ({ CompanyCount, ContactCount, ActivityCount, OrderCount }) => [
      CompanyCount,
      ContactCount,
      ActivityCount,
      OrderCount,
    ],
  ),
  rule('forecastFamilies', {}, everybody(gets(5)), (families) => families.length),
  rule('postingCompanies', {}, everybody(gets([])), ({ MasterCompanies }) => MasterCompanies),
  rule('parentSearch', { query: { searchterm: 'matrix' } }, everybody(gets(['Matrix'])), ({ results }) =>
    labels(results),
  ),
  rule(
    'companySearch',
    { query: { searchterm: 'matrix' } },
    everybody(gets(['Matrix Press', 'Matrix Prospect'])),
    ({ results }) => labels(results),
  ),
  rule(
    'contactSearch',
    { query: { searchterm: 'matrix', companyid: company } },
    everybody(gets(['Matrix Buyer'])),
    ({ results }) => labels(results),
  ),
  rule(
    'palette for the beginning of an order number',
    { query: { term: '7710' } },
    whoSeesOrders(gets([[], [], ['771000-1', '771000-2']]), gets([[], [], []])),
    ({ Companies, Contacts, Orders }) => [Companies, Contacts, labels(Orders)],
  ),
  rule(
    'paletteTexts for notes',
    { query: { term: 'call' } },
    everybody(gets(4)),
    ({ Activities }) => Activities.length,
  ),
  rule(
    'paletteTexts for an advertiser',
    { query: { term: 'example adv' } },
    whoSeesOrders(gets(['771000-2', '771000-1']), gets([])),
    ({ Orders }) => labels(Orders),
  ),
  rule(
    'salesReps of a company',
    { query: { parentId: parent, companyId: company } },
    everybody(gets(['colleague Person'])),
    (reps) => labels(reps),
  ),
  rule(
    'salesReps as account owners',
    { query: { companyId: -1 } },
    everybody(gets(['Elsewhere', 'Inside', 'Outside'])),
    (owners) => labels(owners),
  ),
  rule(
    'companyPaged',
    { body: { ...page, ...selection } },
    {
      ...whoSeesOrders(gets([1, [[true, true, true, true]]]), gets([1, [[false, false, false, false]]])),
      override: gets([1, [[false, true, true, true]]]),
    },
    ({ Customers, TotalCount }) => [
      TotalCount,
      Customers.map(({ IsAssociated, LastOrderDate, ShowPricingSummary, ShowPricingDetail }) => [
        IsAssociated,
        LastOrderDate !== '0001-01-01T00:00:00',
        ShowPricingSummary,
        ShowPricingDetail,
      ]),
    ],
  ),
  rule(
    'totalSpend',
    { body: { CompaniesRequested: [company] } },
    whoSeesOrders(gets([100]), gets([])),
    (spend) => spend.map(({ L12M }) => L12M),
  ),
  rule('spendMonths', { params: { id: company } }, whoSeesOrders(gets([12, 100]), gets([0, 0])), (months) => [
    months.length,
    months.reduce((sum, { Spend }) => sum + Spend, 0),
  ]),
  rule('companySimilar', { query: { name: 'matrix press' } }, everybody(gets(true)), ({ results }) =>
    labels(results).includes('Matrix Press'),
  ),
  rule(
    'contactPaged',
    { body: { ...page, ...selection } },
    marked((isAssociated) => [1, [isAssociated]]),
    ({ Contacts, TotalCount }) => [TotalCount, Contacts.map(({ IsAssociated }) => IsAssociated)],
  ),
  rule(
    'contact of a company',
    { query: { id: contact } },
    associatedOnly(gets([true, [true]]), gets([false, []])),
    ({ IsAssociated, CompanyRequests = [] }) => [
      IsAssociated,
      CompanyRequests.map(({ CanDecide }) => CanDecide),
    ],
  ),
  rule(
    'contact without companies',
    { query: { id: WORLD.freeContact } },
    everybody(gets(true)),
    ({ IsAssociated }) => IsAssociated,
  ),
  rule('associationRequests', {}, associatedOnly(gets([WORLD.request]), gets([])), ({ Requests }) =>
    Requests.map(({ RequestId }) => RequestId),
  ),
  rule('contactCompanies', { params: { id: contact } }, everybody(gets(['Matrix Press'])), labels),
  rule('companyContacts', { params: { id: company } }, everybody(gets(['Matrix Buyer'])), labels),
  rule(
    'contactSimilar',
    { query: { email: 'BUYER@example.com' } },
    everybody(gets(['Matrix Buyer'])),
    ({ results }) => labels(results),
  ),
  rule('shippingAddresses', { query: { customerUid: companyUid } }, everybody(gets(['Dock'])), (addresses) =>
    addresses.map(({ name }) => name),
  ),
  rule(
    'variable that is secret',
    { query: { VariableName: 'AccountOwnerPassword' } },
    everybody(gets('')),
    ({ VariableValue }) => VariableValue,
  ),
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
];
