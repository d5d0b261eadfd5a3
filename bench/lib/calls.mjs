// Every read call as the browser sends it, with nothing, a parent or a company selected; and a save.
import { sql } from './sql.mjs';

const ORDERS = {
  PageNo: 1,
  PageSize: 20,
  SortBy: 'Priority',
  SortOrder: 'asc',
  Filter_DateRange: 0,
  Filter_Apply: false,
};
const ACTIVITIES = {
  PageNo: 1,
  PageSize: 20,
  SortBy: 0,
  SortOrder: 0,
  Filter_ActivityForID: 0,
  Filter_Status: 4,
  Filter_DateRange: 7,
  Filter_DateType: 0,
  Filter_Recurrence: -1,
};
const all = (ParentID, CompanyID) => ({ ParentID, CompanyID });

/** Ids with a lot of data in the demo: a large parent, one of its companies, and a contact there. */
export async function places(database) {
  const [place] = await database.query(sql`
    SELECT company.trend_group_id AS parent, company.id AS company, company.uid,
      (SELECT contact_id FROM contact_company WHERE company_id = company.id ORDER BY contact_id LIMIT 1) AS contact
    FROM company WHERE company.id = (
      SELECT company_id FROM order_line WHERE account_type_id = 1 GROUP BY company_id ORDER BY count(*) DESC LIMIT 1)`);
  return place;
}

/**
 * @param {{ parent: number, company: number, uid: string, contact: number }} place
 * @returns {{ call: string, what: string, method: string, path: string, body?: object }[]}
 */
export function readCalls({ parent, company, uid, contact }) {
  const post = (call, what, path, body) => ({ call, what, method: 'POST', path, body });
  const get = (call, what, path) => ({ call, what, method: 'GET', path });
  const orders = (what, change) =>
    post('27 order lines', what, '/v1/orders/paged', { ...ORDERS, ...all(0, 0), ...change });
  const activities = (what, change) =>
    post('3 activities', what, '/v1/activity/paged', {
      ...ACTIVITIES,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ...change,
    });
  const companies = (what, change) =>
    post('11 companies', what, '/v1/customers/paged', {
      ...all(parent, 0),
      PageNo: 1,
      PageSize: 20,
      SortBy: 0,
      SortOrder: 0,
      FilterSalesRep: 0,
      FilterProspect: 0,
      ...change,
    });
  const selected = { SelectedParentID: parent, SelectedCompanyID: 0 };
  const searched = { Filter_Apply: true, Filter_DateRange: 7 };
  return [
    get('1 options', 'parents, companies, people, states', '/v1/customers/trendgroups'),
    post('2 counts', 'nothing selected', '/v1/customers/counts', { ParentCompanyID: 0, CompanyID: 0 }),
    post('2 counts', 'a parent', '/v1/customers/counts', { ParentCompanyID: parent, CompanyID: 0 }),
    post('2 counts', 'a company', '/v1/customers/counts', { ParentCompanyID: parent, CompanyID: company }),
    activities('own, to do, upcoming', { Filter_ActivityForID: -1, Filter_Status: 0, Filter_DateRange: 0 }),
    activities("everybody's, all times", { Filter_Status: 3 }),
    activities("everybody's, page 1,000", { Filter_Status: 3, PageNo: 1000 }),
    activities('of a parent', selected),
    activities('of a contact', { Filter_ContactID: contact, Filter_Status: 3 }),
    get('4 activity types', '', '/v1/activity/types'),
    get('125 days of activities', 'of one assignee', '/v1/activity/days?assignee=1'),
    get('7 search parents', 'three letters', '/v1/parents/search?searchterm=mer'),
    get('8 search companies', 'three letters', '/v1/companies/search?searchterm=mer'),
    get('9 search contacts', 'three letters', '/v1/individuals/search?searchterm=ale'),
    get('10 sales reps', 'of a parent', `/v1/individuals/salesreps?parentId=${parent}&companyId=0`),
    companies('of a parent', {}),
    companies('at risk, of a parent', { FilterAtRisk: true }),
    post('12 spend', 'of a company', '/v1/customers/totalspend', { CompaniesRequested: [company] }),
    get('255 company page', '', `/v1/customers/${company}/page`),
    get('256 timeline', 'of a company', `/v1/customers/${company}/timeline`),
    get('257 at risk', 'of a parent', `/v1/customers/atrisk?ParentID=${parent}&CompanyID=0`),
    post('337 risks', 'of 20 companies', '/v1/customers/risks', {
      CompaniesRequested: Array.from({ length: 20 }, (_, more) => company + more),
    }),
    get('13 contact', '', `/v1/individuals?id=${contact}`),
    get('14 companies of a contact', '', `/v1/associations/company/${contact}`),
    get('15 contacts of a company', '', `/v1/associations/individual/${company}`),
    get('18 shipping addresses', '', `/v1/customers/ShippingAddresses?customerUid=${uid}`),
    post('26 contacts', 'of a parent', '/v1/individuals/paged', {
      ...all(parent, 0),
      PageNo: 1,
      PageSize: 20,
      SortBy: 0,
      SortOrder: 0,
      FilterContact: 0,
    }),
    orders('of a parent, by priority', all(parent, 0)),
    orders('of a company, by priority', all(parent, company)),
    orders('everything, by priority', { ...searched, Filter_DateRange: 0 }),
    orders('everything, by order date', { ...searched, SortBy: 'OrderDate', SortOrder: 'desc' }),
    orders('everything, page 1,000', { ...searched, SortBy: 'OrderDate', PageNo: 1000 }),
    orders('an advertiser and a design', { ...searched, Filter_advertiser: 'med', Filter_design: 'sum' }),
    orders('a status, recent shipments', {
      Filter_Apply: true,
      Filter_Status: 36,
      Filter_DateRange: 5,
      Filter_DateType: 1,
    }),
    post('107 attention', 'of a parent', '/v1/orders/attention', all(parent, 0)),
    get('103 palette', 'a word', '/v1/palette?term=meridian'),
  ];
}

/** Adds an activity. @param {object} [change] overrides its fields */
export const saveCall = ({ company, contact }, change = {}) => ({
  call: '5 save activity',
  what: '',
  method: 'POST',
  path: '/v1/activity',
  body: {
    saveMode: 0,
    SelectedParentID: 0,
    SelectedCompanyID: 0,
    ID: 0,
    CompanyID: company,
    IndividualID: contact,
    ActivityForID: 1,
    TypeID: 3,
    StartDate: '2026-11-24',
    Comments: 'Called about the proof.',
    FollowUpRecurrenceType: 0,
    FollowUpEndDate: null,
    ...change,
  },
});
