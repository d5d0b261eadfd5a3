// @ts-check
// Every call that takes a value, with valid values, each of which an attack can replace.

import { ORDER_FILTERS } from '../../server/dist/orders/rules/orderFilters.js';
import { dayTargets } from './attackDayTargets.mjs';
import { address, selection } from './attackLearn.mjs';
import { operationsTargets, releaseTargets, systemTargets } from './attackPlatformTargets.mjs';
import { quoteTargets } from './attackQuoteTargets.mjs';
import { recordTargets } from './attackRecordTargets.mjs';
import { methodOf } from './attackRequest.mjs';
import { OPERATIONS, REP } from './attackSession.mjs';
import { signInTargets } from './attackSignInTargets.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */
/** @typedef {import('./attackLearn.mjs').Known} Known */

const page = { PageNo: 1, PageSize: 20, SortOrder: 0 };
/** Empty except for the asterisk: the list shows lines, and different ones as soon as a text becomes part of a statement. */
const orderTexts = Object.fromEntries(
  Object.values(ORDER_FILTERS)
    .filter(({ kind }) => ['text', 'texts', 'number'].includes(kind))
    .map(({ field }) => [field, '*']),
);
const days = { Filter_DateRange: 6, Filter_DateStart: '2000-01-01', Filter_DateEnd: '2099-12-31' };
export const PAGES = [
  '/',
  '/reset-password?token=guess',
  '/activities',
  '/companies',
  '/contacts',
  '/orders',
  '/quotes',
  '/account',
];
/**
 * Records added before the attack, to search for by similarity. Their names are short enough that no attacked search term is
 * similar to them. With longer names, of two attacked terms one might match and the other not, which sqlmap would report as an
 * injection.
 */
const ADDED = { company: 'Mill', contact: 'Ada' };

/** @param {Known} known @returns {Target[]} */
const reads = ({ uid, company, exported }) => [
  { url: '/v1/parents/search?searchterm=out&limit=20' },
  { url: '/v1/companies/search?searchterm=blu&parentid=2&limit=20' },
  { url: '/v1/individuals/search?searchterm=ale&parentid=2&companyid=2&limit=20' },
  { url: '/v1/palette?term=med' },
  { url: `/v1/customers/similar?exclude=1&name=${ADDED.company}` },
  { url: `/v1/individuals/similar?exclude=1&email=a@example.com&name=${ADDED.contact}` },
  { url: '/v1/individuals/salesreps?parentId=2&companyId=2' },
  { url: '/v1/individuals?id=1' },
  { url: '/v1/activity/days?assignee=1' },
  { url: '/v1/associations/company/2*' },
  { url: '/v1/associations/individual/1*' },
  { url: `/v1/associations/account/${uid}*` },
  { url: `/v1/customers/ShippingAddresses?customerUid=${company}` },
  { url: '/v1/CGOM_Variables?VariableName=AccountOwnerPassword' },
  { url: '/v1/inbox?PageNo=1&PageSize=20' },
  { url: '/v1/orders/getUid/2*' },
  {
    url: '/v1/orders/getUid/2?SortBy=Priority&Filter_design=bill&Filter_OrderNum=10&Filter_DateStart=2000-01-01',
  },
  { url: `/v1/Exports/Orders/${exported}*` },
  { url: `/v1/PricingExport/BuildAQuote/${company}*` },
  { url: `/v1/PricingExport/PricingSheet/Download/${company}*` },
  { url: `/v1/PricingExport/PricingSheet/${company}?format=pdf` },
  {
    url: '/v1/audit?employee=0&from=2000-01-01&to=2099-12-31&before=1000000',
    as: OPERATIONS,
  },
  { url: '/v1/audit?record=activity/1', as: OPERATIONS },
  { url: '/v1/releases/history?remote=orders', as: OPERATIONS },
  { url: '/v1/customers/2*/spendmonths' },
  { url: '/v1/people?searchterm=rob&WithDisabled=true&PageNo=1&PageSize=20', as: OPERATIONS },
];

/** Lists, counts and checks: reads with a request body. @param {Known} known @returns {Target[]} */
const withBody = ({ company, contact }) => [
  { url: '/v1/customers/counts', body: { ParentCompanyID: 2, CompanyID: 2 } },
  { url: '/v1/views/counts', body: { List: 'orders', ...selection } },
  { url: '/v1/lists/counts', body: { List: 'orders', ...selection, Queries: ['late=1'] } },
  { url: '/v1/customers/totalspend', body: { CompaniesRequested: [2] } },
  { url: '/v1/customers/paged', body: { ...page, ...selection, SortBy: 0, FilterSalesRep: 1 } },
  { url: '/v1/individuals/paged', body: { ...page, ...selection, SortBy: 1, FilterContact: contact } },
  { url: '/v1/activity/paged', body: { ...page, SortBy: 0, SelectedParentID: 1, ...days } },
  {
    url: '/v1/orders/paged',
    body: {
      PageNo: 1,
      PageSize: 20,
      ...selection,
      SortBy: 'OrderDate*',
      SortOrder: 'asc*',
      Filter_Status: -1,
      ...days,
      ...orderTexts,
    },
  },
  { url: '/v1/orders/attention', body: selection },
  { url: '/v1/downloads/tickets', body: { path: `/v1/PricingExport/BuildAQuote/${company}` } },
  {
    url: '/v1/CGOM_Variables/verify',
    body: { VariableName: 'AccountOwnerPassword*', Value: 'guess' },
  },
];

/** @param {Known} known @returns {Target[]} */
const writes = ({ uid, company, contact, address: id, release }) => [
  {
    url: '/v1/views',
    body: { ID: 0, List: 'orders', Name: 'Mine', Query: 'status=1', Visibility: 'mine' },
  },
  { url: '/v1/views/pinned', method: 'PUT', body: { List: 'orders', IDs: [] } },
  { url: '/v1/views/default', method: 'PUT', body: { List: 'orders', ID: 0 } },
  { url: '/v1/inbox/read', method: 'PUT', body: { IDs: [1], IsRead: true } },
  { url: '/v1/inbox/snoozed', method: 'PUT', body: { ID: 1, Until: '2099-11-30*' }, plainly: 404 },
  { url: '/v1/inbox/muted', method: 'PUT', body: { Kinds: ['due'] } },
  { url: '/v1/orders/watched', method: 'PUT', body: { Kind: 'line', ID: '1-1*', IsWatched: false } },
  {
    url: '/v1/individuals',
    body: {
      IndividualId: 0,
      IndividualName: ADDED.contact,
      IndividualTitle: 'Buyer',
      IndividualEmail: 'robin@example.com',
      IndividualPhone: '303-555-0100',
      IndividualCell: '303-555-0101',
      InternalNotes: 'Notes',
      CompanyAssociations: [{ value: 2, isDefault: true }],
    },
  },
  {
    url: '/v1/activity',
    body: {
      saveMode: 0,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: 0,
      CompanyID: 2,
      IndividualID: contact,
      ActivityForID: 1,
      TypeID: 1,
      StartDate: '2026-01-01',
      Comments: 'Called, will call again.',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: '2026-12-31',
    },
  },
  { url: '/v1/activity/done/1*?closemode=0*', body: {} },
  { url: '/v1/activity/undo/1*', body: { Version: 1 }, plainly: 409 },
  { url: '/v1/associations/requests/1*', body: { EmployeeUID: uid, Accept: false }, plainly: 404 },
  {
    url: '/v1/customers/prospect',
    body: {
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: 0,
      Company: ADDED.company,
      TrendGroupName: 'Paper',
      TrendGroupNumber: 0,
      ForecastFamily: 1,
      Address1: '1 Main St',
      Address2: 'Door 2',
      City: 'Denver',
      State: 'CO',
      Zip: '80202',
      Url: 'https://mill.example',
      Phone: '303-555-0100',
      Fax: '303-555-0101',
      AccountTypeID: 1,
      IndividualAssociations: [],
    },
  },
  { url: `/v1/customers/ShippingAddresses?customerUid=${company}`, body: address },
  { url: '/v1/customers/ShippingAddresses', method: 'PUT', body: [{ ...address, id }] },
  { url: '/v1/customers/ShippingAddresses?id=999', method: 'DELETE', plainly: 404 },
  { url: '/v1/views?id=999', method: 'DELETE', plainly: 404 },
  {
    url: '/v1/releases/operations',
    body: {
      Operation: 'canary',
      Remote: 'orders',
      Release: release,
      Percent: 5,
      Employees: [REP],
      EmployeeTypes: ['Sales'],
      Reason: 'Tried',
    },
    as: OPERATIONS,
    plainly: 422,
  },
];

/**
 * All targets of sqlmap and wapiti.
 * @param {Known} known
 * @returns {Target[]}
 */
export const targets = (known) => [
  ...reads(known),
  ...withBody(known),
  ...writes(known),
  ...operationsTargets,
  ...releaseTargets(known),
  ...systemTargets,
  ...signInTargets,
  ...quoteTargets(known),
  ...recordTargets(known),
  ...dayTargets(known),
];

/** The sales rep's calls that need only a URL. @param {Target[]} all */
export const readable = (all) =>
  all
    .filter((target) => methodOf(target) === 'GET' && target.as === undefined)
    .map(({ url }) => url.replaceAll('*', ''));
