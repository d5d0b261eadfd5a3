// @ts-check
// Targets for attackTargets.mjs: quotes, reorders, and links to quotes and order lines.
import { COMPANY, selection } from './attackLearn.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

/** Matches nothing; all texts of a list of quotes, so that every one of them gets into a statement. */
const quoteFilters = {
  ...selection,
  States: ['draft', 'sent'],
  RepIDs: [1],
  ContactID: 999,
  NumberText: 'Q-9',
  Products: ['Card'],
  LeastDollars: 1,
  MostDollars: 900,
  SentFrom: '2000-01-01',
  SentTo: '2099-12-31',
  ValidFrom: '2000-01-01',
  ValidTo: '2099-12-31',
};

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const quotes = ({ uid, contact, line, quote, draft, sent }) => [
  {
    url: '/v1/quotes/paged',
    body: { PageNo: 1, PageSize: 20, SortBy: 'Number*', SortOrder: 'asc*', ...selection, NumberText: '*' },
  },
  { url: '/v1/quotes/paged', body: { PageNo: 1, PageSize: 20, ...quoteFilters } },
  { url: '/v1/quotes/sheet', body: quoteFilters },
  { url: `/v1/quotes/${draft}*` },
  { url: `/v1/quoteterms/${COMPANY}*` },
  { url: `/v1/quotes/draft?company=${COMPANY}&contact=${contact}&activity=0&line=${line}` },
  { url: '/v1/quotes/save', body: quote },
  { url: `/v1/quotes/${sent}*/send`, body: { EmployeeUID: uid, Version: 999, Days: 30 }, plainly: 409 },
  { url: `/v1/quotes/${draft}*/duplicate`, method: 'POST' },
  { url: '/v1/quotes/extend', body: { EmployeeUID: uid, Ids: [999_999] } },
  { url: '/v1/quotes/extend', body: { Quotes: quoteFilters } },
  { url: '/v1/quotes/extend/999*/undo', method: 'POST', plainly: 404 },
  { url: `/v1/quotes/${sent}*/pdf` },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const reorders = ({ uid, line }) => [
  { url: `/v1/reorders/draft/${line}*` },
  { url: `/v1/reorders?CompanyID=${COMPANY}&RepID=1&State=all&PageNo=1` },
  { url: '/v1/reorders/lines', body: { EmployeeUID: uid, Lines: [line] } },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const links = ({ uid, line, shared, proof, sent, quoted }) => [
  { url: `/v1/shares/lines/${line}*` },
  { url: `/v1/shares/lines/${line}`, body: { EmployeeUID: uid, Days: 30, Fields: ['status'] } },
  { url: '/v1/shares/999*', method: 'DELETE', plainly: 404 },
  { url: `${shared}*` },
  { url: shared, form: { Answer: 'change', Comment: 'Larger', Proof: proof }, plainly: 303 },
  { url: `/v1/quotes/${sent}*/links`, body: { EmployeeUID: uid, Days: 30 } },
  { url: '/v1/quotelinks/999*', method: 'DELETE', plainly: 404 },
  { url: `${quoted}*` },
  { url: `${quoted}*/pdf` },
  {
    url: quoted,
    form: { Answer: 'comment', Name: 'Jo', Title: 'Buyer', Text: 'When?', Version: '1' },
    plainly: 303,
  },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
export const quoteTargets = (known) => [...quotes(known), ...reorders(known), ...links(known)];
