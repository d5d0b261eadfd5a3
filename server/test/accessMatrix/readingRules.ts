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
  rule(
    'trendGroups',
    '',
    {},
    ({ TrendGroups, Customers, Employees, States }) =>
      [TrendGroups, Customers, Employees, States].map(({ length }) => length),
    // The disabled one is no option any more.
    everybody(gets([2, 3, 6, 51])),
  ),
  rule(
    'counts',
    'of a company',
    { body: { ParentCompanyID: parent, CompanyID: company } },
    ({ CompanyCount, ContactCount, ActivityCount, OrderCount }) => [
      CompanyCount,
      ContactCount,
      ActivityCount,
      OrderCount,
    ],
    whoSeesOrders(gets([1, 1, 2, 2]), gets([1, 1, 2, 0])),
  ),
  rule('activityTypes', '', {}, (types) => types.length, everybody(gets(8))),
  rule('forecastFamilies', '', {}, (families) => families.length, everybody(gets(5))),
  rule('postingCompanies', '', {}, ({ MasterCompanies }) => MasterCompanies, everybody(gets([]))),
  rule(
    'parentSearch',
    '',
    { query: { searchterm: 'matrix' } },
    ({ results }) => labels(results),
    everybody(gets(['Matrix'])),
  ),
  rule(
    'companySearch',
    '',
    { query: { searchterm: 'matrix' } },
    ({ results }) => labels(results),
    everybody(gets(['Matrix Press', 'Matrix Prospect'])),
  ),
  rule(
    'contactSearch',
    '',
    { query: { searchterm: 'matrix', companyid: company } },
    ({ results }) => labels(results),
    everybody(gets(['Matrix Buyer'])),
  ),
  rule(
    'palette',
    'for the beginning of an order number',
    { query: { term: '7710' } },
    ({ Companies, Contacts, Orders }) => [Companies, Contacts, labels(Orders)],
    whoSeesOrders(gets([[], [], ['771000-1', '771000-2']]), gets([[], [], []])),
  ),
  rule(
    'paletteTexts',
    'for notes',
    { query: { term: 'call' } },
    ({ Activities }) => Activities.length,
    everybody(gets(4)),
  ),
  rule(
    'paletteTexts',
    'for an advertiser',
    { query: { term: 'example adv' } },
    ({ Orders }) => labels(Orders),
    whoSeesOrders(gets(['771000-2', '771000-1']), gets([])),
  ),
  rule(
    'salesReps',
    'of a company',
    { query: { parentId: parent, companyId: company } },
    (reps) => labels(reps),
    everybody(gets(['colleague Person'])),
  ),
  rule(
    'salesReps',
    'as account owners',
    { query: { companyId: -1 } },
    (owners) => labels(owners),
    everybody(gets(['Elsewhere', 'Inside', 'Outside'])),
  ),
  rule(
    'activityPaged',
    'of a company',
    {
      body: {
        ...page,
        SelectedParentID: parent,
        SelectedCompanyID: company,
        Filter_ActivityForID: 0,
        Filter_Status: 3,
      },
    },
    ({ Activities, TotalCount }) => [TotalCount, Activities.map(({ IsAssociated }) => IsAssociated)],
    marked((isAssociated) => [2, [isAssociated, isAssociated]]),
  ),
  rule(
    'activityPaged',
    'of a company of nobody’s, where the person is assignee or creator',
    { body: { ...page, SelectedCompanyID: WORLD.farCompany, Filter_ActivityForID: 0 } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    everybody(gets([true, true])),
  ),
  rule(
    'activityRecords',
    'of a company',
    { body: { IDs: [WORLD.activity] } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    marked((isAssociated) => [isAssociated]),
  ),
  rule(
    'activityDays',
    'of the person',
    (me) => ({ query: { assignee: me.id } }),
    (days) => days.map(({ Open, Recurring }) => [Open, Recurring]),
    everybody(gets([[1, 0]])),
  ),
  rule(
    'myDay',
    '',
    { query: { ParentID: WORLD.parent, CompanyID: WORLD.company } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    everybody(gets([true])),
  ),
  rule(
    'companyPaged',
    '',
    { body: { ...page, ...selection } },
    ({ Customers, TotalCount }) => [
      TotalCount,
      Customers.map(({ IsAssociated, LastOrderDate, ShowPricingSummary, ShowPricingDetail }) => [
        IsAssociated,
        LastOrderDate !== '0001-01-01T00:00:00',
        ShowPricingSummary,
        ShowPricingDetail,
      ]),
    ],
    {
      ...whoSeesOrders(gets([1, [[true, true, true, true]]]), gets([1, [[false, false, false, false]]])),
      override: gets([1, [[false, true, true, true]]]),
    },
  ),
  rule(
    'totalSpend',
    '',
    { body: { CompaniesRequested: [company] } },
    (spend) => spend.map(({ L12M }) => L12M),
    whoSeesOrders(gets([100]), gets([])),
  ),
  rule(
    'spendMonths',
    '',
    { params: { id: company } },
    (months) => [months.length, months.reduce((sum, { Spend }) => sum + Spend, 0)],
    whoSeesOrders(gets([12, 100]), gets([0, 0])),
  ),
  rule(
    'companySimilar',
    '',
    { query: { name: 'matrix press' } },
    ({ results }) => labels(results).includes('Matrix Press'),
    everybody(gets(true)),
  ),
  rule(
    'contactPaged',
    '',
    { body: { ...page, ...selection } },
    ({ Contacts, TotalCount }) => [TotalCount, Contacts.map(({ IsAssociated }) => IsAssociated)],
    marked((isAssociated) => [1, [isAssociated]]),
  ),
  rule(
    'contact',
    'of a company',
    { query: { id: contact } },
    ({ IsAssociated, CompanyRequests = [] }) => [
      IsAssociated,
      CompanyRequests.map(({ CanDecide }) => CanDecide),
    ],
    associatedOnly(gets([true, [true]]), gets([false, []])),
  ),
  rule(
    'contact',
    'without companies',
    { query: { id: WORLD.freeContact } },
    ({ IsAssociated }) => IsAssociated,
    everybody(gets(true)),
  ),
  rule(
    'associationRequests',
    '',
    {},
    ({ Requests }) => Requests.map(({ RequestId }) => RequestId),
    associatedOnly(gets([WORLD.request]), gets([])),
  ),
  rule('contactCompanies', '', { params: { id: contact } }, labels, everybody(gets(['Matrix Press']))),
  rule('companyContacts', '', { params: { id: company } }, labels, everybody(gets(['Matrix Buyer']))),
  rule(
    'contactSimilar',
    '',
    { query: { email: 'BUYER@example.com' } },
    ({ results }) => labels(results),
    everybody(gets(['Matrix Buyer'])),
  ),
  rule(
    'shippingAddresses',
    '',
    { query: { customerUid: companyUid } },
    (addresses) => addresses.map(({ name }) => name),
    everybody(gets(['Dock'])),
  ),
  rule(
    'variable',
    'that is secret',
    { query: { VariableName: 'AccountOwnerPassword' } },
    ({ VariableValue }) => VariableValue,
    everybody(gets('')),
  ),
  rule(
    'orderPaged',
    'of a company',
    { body: { ...page, ...selection, ...everyLine } },
    ({ Orders, TotalCount, UnfilteredCount }) => [Orders.length, TotalCount, UnfilteredCount],
    whoSeesOrders(gets([2, 2, 2]), gets([0, 0, 0])),
  ),
  rule(
    'orderPaged',
    'of all companies',
    { body: { ...page, ...everyLine } },
    ({ Orders, TotalCount }) => [Orders.length, TotalCount],
    whoSeesOrders(gets([2, 2]), gets([0, 0])),
  ),
  rule(
    'orderAttention',
    'of a company',
    { body: selection },
    ({ Statuses }) => Statuses.map(({ Count }) => Count),
    whoSeesOrders(gets([2]), gets([])),
  ),
];
