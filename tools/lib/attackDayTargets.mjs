// @ts-check
// Targets for attackTargets.mjs: bulk changes, views, the calendar, live lists, My Day, performance figures and notifications.
import { COMPANY } from './attackLearn.mjs';
import { OPERATIONS, PASSWORD } from './attackSession.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

const FIGURES = `Team=0&Employee=0&From=2026-01-01&To=2026-03-31&ParentID=2&CompanyID=${COMPANY}`;

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const jobs = ({ uid }) => [
  {
    url: '/v1/bulk',
    body: {
      EmployeeUID: uid,
      Action: 'retypeActivities',
      Ids: [1],
      TypeID: 1,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
    },
  },
  { url: '/v1/bulk/999*', plainly: 404 },
  { url: '/v1/bulk/999*/cancel', method: 'POST', plainly: 404 },
  { url: '/v1/bulk/999*/undo', method: 'POST', plainly: 404 },
  { url: '/v1/bulk/999*/verdicts?verdict=refused*&after=0*', plainly: 404 },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const lists = ({ uid, calendar }) => [
  { url: calendar.replace('/activities', '*/activities') },
  // Someone else's, because this ends the address above.
  { url: '/v1/calendar', as: OPERATIONS, body: { Proof: PASSWORD } },
  { url: '/v1/palette/texts?term=med' },
  { url: '/v1/activity/records', body: { EmployeeUID: uid, IDs: [1, 2] } },
  {
    url: '/v1/activity/calendar',
    body: {
      EmployeeUID: uid,
      From: '2026-11-23',
      To: '2026-11-29',
      SelectedCompanyID: COMPANY,
      Filter_DateRange: 6,
      Filter_DateStart: '2000-01-01',
      Filter_DateEnd: '2099-12-31',
    },
  },
  { url: `/v1/myday?ParentID=2&CompanyID=${COMPANY}` },
  { url: `/v1/figures?${FIGURES}` },
  { url: `/v1/figures/export?${FIGURES}&Format=csv` },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const presence = ({ contact }) => [
  { url: '/v1/live/activities/1*' },
  { url: '/v1/presence', method: 'PUT', body: { Topic: 'contacts', ID: contact, Page: 'attacked-page' } },
  { url: `/v1/presence?topic=contacts&id=${contact}&page=attacked-page`, method: 'DELETE' },
];

/** @type {Target[]} */
const notifications = [
  { url: '/v1/inbox/unread?Shows=assigned,due' },
  { url: '/v1/inbox/mail', method: 'PUT', body: { MailAt: '07:30' } },
  { url: '/v1/inbox/quiet', method: 'PUT', body: { From: '18:00', Until: '07:00', Weekends: true } },
  {
    url: '/v1/inbox/muted/topics',
    method: 'PUT',
    body: { Remote: 'quotes', Topic: 'answers', IsMuted: true },
  },
  {
    url: '/v1/push/device',
    method: 'PUT',
    // Nothing listens there, so that no notification leaves this machine.
    body: {
      Endpoint: 'http://127.0.0.1:9/push',
      P256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
export const dayTargets = (known) => [...jobs(known), ...lists(known), ...presence(known), ...notifications];
