// @ts-check
// Targets for attackTargets.mjs: calls for releases, feeds and webhooks, and what Operations manages.
import { OPERATIONS, REP, SYSTEM } from './attackSession.mjs';
import { nextYear } from './nextYear.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

/**
 * Calls of CI, pages and Operations about releases. None of them changes anything: the store has one release of orders, which is
 * already active, and there's no build.
 * @param {import('./attackLearn.mjs').Known} known @returns {Target[]}
 */
export const releaseTargets = ({ release }) => [
  {
    url: '/v1/ci/orders/releases',
    body: { record: '{}', files: { 'remoteEntry.js': 'YQ==' } },
    as: SYSTEM,
    plainly: 422,
  },
  { url: '/v1/ci/orders*/releases', as: SYSTEM },
  { url: '/v1/ci/orders*/checks', body: { record: '{}*' }, as: SYSTEM, plainly: 422 },
  { url: `/v1/ci/orders*/releases/${release}*/gate`, as: SYSTEM },
  {
    url: '/v1/ci/orders/canary',
    body: { release, percent: 5, employees: [REP], employeeTypes: ['Sales'], reason: 'Tried' },
    as: SYSTEM,
    plainly: 422,
  },
  { url: '/v1/ci/orders/promote', body: { release, reason: 'Tried' }, as: SYSTEM, plainly: 422 },
  { url: '/v1/ci/orders/rollback', body: { release, reason: 'Tried' }, as: SYSTEM, plainly: 422 },
  { url: '/v1/ci/orders/disabled', body: { disabled: false, reason: 'Tried' }, as: SYSTEM, plainly: 422 },
  { url: '/v1/releases/vitals', body: { remote: 'orders', release, LCP: 900, INP: 80, CLS: 0.01 } },
  { url: `/v1/releases/details?remote=orders&release=${release}`, as: OPERATIONS },
];

/** Calls of systems, and what Operations sets up for them. @type {Target[]} */
export const systemTargets = [
  { url: '/v1/feed/products*?after=&limit=10', as: SYSTEM },
  { url: '/v1/feed/products?import=autumn', body: [{ externalId: 'P-1*', name: 'Card*' }], as: SYSTEM },
  { url: '/v1/feed-imports/none*', method: 'DELETE', as: SYSTEM, plainly: 404 },
  { url: '/v1/changes?after=&limit=10', as: SYSTEM },
  {
    url: '/v1/remotes/quotes/inbox',
    body: {
      topic: 'answers',
      employees: [REP],
      text: 'A customer responded',
      key: 'Q-1',
      record: { kind: 'company', id: '2' },
      address: '/quotes',
    },
    as: SYSTEM,
  },
  {
    url: '/v1/webhooks',
    body: {
      url: 'https://receiver.example/',
      resources: ['contacts'],
      secret: 'sixteen letters.',
      source: 'nobody',
    },
    as: OPERATIONS,
    plainly: 422,
  },
  { url: '/v1/webhooks/999*', method: 'DELETE', as: OPERATIONS, plainly: 404 },
  { url: '/v1/webhooks/999*/pause', method: 'POST', as: OPERATIONS, plainly: 404 },
  { url: '/v1/webhooks/999*/resume', method: 'POST', as: OPERATIONS, plainly: 404 },
  { url: '/v1/webhooks/999*/dead-letters', as: OPERATIONS, plainly: 404 },
  { url: '/v1/webhooks/999*/replay?cursor=1*', method: 'POST', as: OPERATIONS, plainly: 404 },
  {
    url: '/v1/service-tokens',
    body: { name: 'Plant', source: 'plant', scopes: ['feed:orders'], expiresOn: nextYear() },
    as: OPERATIONS,
  },
  { url: '/v1/service-tokens/999*', method: 'DELETE', as: OPERATIONS, plainly: 404 },
  {
    url: '/v1/imports?file=orders.ndjson&resource=orders&source=plant',
    body: { externalId: 'L-1' },
    as: OPERATIONS,
  },
  { url: '/v1/imports/999*', as: OPERATIONS, plainly: 404 },
  {
    url: '/v1/imports/999*/check',
    body: { columns: { order: 'Order*' }, constants: { company: 'c-1*' } },
    as: OPERATIONS,
    plainly: 404,
  },
  {
    url: '/v1/imports/999*/guess',
    body: { resource: 'companies*', source: 'list*', people: true },
    as: OPERATIONS,
    plainly: 404,
  },
  { url: '/v1/imports/999*/apply', method: 'POST', as: OPERATIONS, plainly: 404 },
  { url: '/v1/imports/999*/cancel', method: 'POST', as: OPERATIONS, plainly: 404 },
  { url: '/v1/imports/999*/undo', method: 'POST', as: OPERATIONS, plainly: 404 },
  { url: '/v1/imports/999*/records?verdict=refused*&after=0*', as: OPERATIONS, plainly: 404 },
  { url: '/v1/imports/999*/refused', as: OPERATIONS, plainly: 404 },
  { url: '/v1/imports/999*/undone', as: OPERATIONS, plainly: 404 },
];

/** What Operations manages. Saved unchanged, so that every attempt is a valid save. @type {Target[]} */
export const operationsTargets = [
  {
    url: '/v1/people',
    as: OPERATIONS,
    body: {
      ID: 5,
      EmployeeFirstName: 'Avery',
      EmployeeLastName: 'Placeholder',
      EmployeeEmail: 'avery@galley.example',
      DirectPhone: '303-555-0101',
      EmployeeType: 'Sales',
      AccountOwners: [{ value: 1, isDefault: true }],
    },
  },
  { url: '/v1/people/1*/access', as: OPERATIONS, body: { IsDisabled: false } },
  { url: '/v1/people/1*/invitation', as: OPERATIONS, body: {}, plainly: 422 },
  { url: '/v1/account-owners', as: OPERATIONS, body: { ID: 1, Name: 'Rocky Mountain' } },
  { url: '/v1/account-owners?id=1', as: OPERATIONS, method: 'DELETE', plainly: 422 },
  { url: '/v1/activity-types', as: OPERATIONS, body: { ID: 5, Name: 'Follow-Up' } },
  { url: '/v1/activity-types?id=5', as: OPERATIONS, method: 'DELETE', plainly: 422 },
  {
    url: '/v1/settings/shell',
    as: OPERATIONS,
    body: {
      phone: '303-555-0100',
      links: {
        giftPortal: null,
        notePortal: null,
        reports: 'https://reports.example',
        marketing: null,
        feedback: null,
        sendNote: null,
        sendGift: null,
        sendNomination: null,
      },
      social: [{ label: 'Prints', url: 'https://social.example' }],
    },
  },
  { url: '/v1/settings/shell?Version=0', as: OPERATIONS, method: 'DELETE', plainly: 409 },
];
