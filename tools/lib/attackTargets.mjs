// @ts-check
// Requests that reach a statement of the database, every value of which an attack may replace.

const page = { PageNo: 1, PageSize: 20, SortOrder: 0 };
const selection = { ParentID: 1, CompanyID: 1 };

/**
 * What sqlmap is let loose on, with a call of every kind of statement: searches, filters, sorts, ids, writes, sign-in.
 * @param {{ uid: string, company: string, exported: string }} known
 * @returns {{ url: string, body?: object, only?: string }[]} `only`: the member to attack, where others close the door
 */
export const targets = ({ uid, company, exported }) => [
  { url: '/v1/parents/search?searchterm=out&limit=20' },
  { url: '/v1/companies/search?searchterm=out&parentid=1&limit=20' },
  { url: '/v1/individuals/search?searchterm=ale&parentid=1&companyid=1' },
  { url: '/v1/palette?term=med' },
  { url: '/v1/customers/similar?name=Meridian%20Outdoor&exclude=1' },
  { url: '/v1/individuals/similar?email=a@example.com&name=Alex&exclude=1' },
  { url: '/v1/individuals/salesreps?parentId=1&companyId=1' },
  { url: '/v1/individuals?id=1' },
  { url: '/v1/associations/company/1*' },
  { url: '/v1/associations/individual/1*' },
  { url: `/v1/associations/account/${uid}*` },
  { url: `/v1/customers/ShippingAddresses?customerUid=${company}` },
  { url: '/v1/CGOM_Variables?VariableName=AccountOwnerPassword' },
  { url: '/v1/saved-searches?list=orders' },
  {
    url: '/v1/orders/getUid/1*?SortBy=Priority&Filter_design=a&Filter_OrderNum=10&Filter_DateStart=2026-01-01',
  },
  { url: `/v1/PricingExport/BuildAQuote/${company}*` },
  { url: `/v1/Exports/Orders/${exported}*` },
  { url: '/v1/customers/counts', body: { ParentCompanyID: 1, CompanyID: 1 } },
  { url: '/v1/customers/paged', body: { ...page, ...selection, FilterSalesRep: 1 } },
  { url: '/v1/individuals/paged', body: { ...page, ...selection, SortBy: 1, FilterContact: 1 } },
  {
    url: '/v1/activity/paged',
    body: {
      ...page,
      SelectedParentID: 1,
      Filter_DateRange: 6,
      Filter_DateStart: '2026-01-01',
      Filter_DateEnd: '2026-12-31',
    },
  },
  {
    url: '/v1/orders/paged',
    body: {
      PageNo: 1,
      PageSize: 20,
      ...selection,
      SortBy: 'OrderDate',
      Filter_size: '14x48',
      Filter_design: 'a',
      Filter_shipping: 'a',
      Filter_cap: 'a',
      Filter_references: 'a',
      Filter_ProductNames: 'a',
      Filter_OrderNum: '10',
      Filter_invoice: '10',
    },
  },
  { url: '/account/login', body: { email: 'nobody@galley.example', password: 'guess' }, only: 'email' },
  { url: '/account/resetpassword', body: { resetToken: 'guess', password: 'guess' } },
  {
    url: '/v1/CGOM_Variables/verify',
    body: { VariableName: 'AccountOwnerPassword', Value: 'guess' },
    only: 'VariableName',
  },
  { url: '/v1/saved-searches', body: { List: 'orders', Name: 'Mine', Query: 'status=1' } },
  {
    url: '/v1/individuals',
    body: {
      IndividualId: 0,
      IndividualName: 'Robin Sample',
      IndividualEmail: 'robin@example.com',
      InternalNotes: 'Notes',
      CompanyAssociations: [{ value: 1, isDefault: true }],
    },
  },
];
