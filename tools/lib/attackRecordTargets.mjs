// @ts-check
// Targets for attackTargets.mjs: a company's page, merges of contacts, files at records, and customers' email.
import { COMPANY } from './attackLearn.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

/** @type {Target[]} */
const companyPages = [
  { url: `/v1/customers/atrisk?ParentID=2&CompanyID=${COMPANY}` },
  { url: '/v1/customers/risks', body: { CompaniesRequested: [COMPANY] } },
  { url: `/v1/customers/${COMPANY}*/page` },
  { url: `/v1/customers/${COMPANY}*/timeline?kind=all*&before=*` },
];

/** Merges nothing: the versions are those of no record. @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const merges = ({ uid, contact }) => [
  { url: `/v1/individuals/duplicates?ParentID=2&CompanyID=${COMPANY}&PageNo=1` },
  { url: `/v1/individuals/merging?ids=${contact},1` },
  {
    url: '/v1/individuals/merges',
    body: {
      EmployeeUID: uid,
      KeptID: contact,
      Contacts: [
        { IndividualId: contact, Version: 999 },
        { IndividualId: contact + 1, Version: 999 },
      ],
      Take: { IndividualPhone: contact },
    },
    plainly: 409,
  },
  { url: '/v1/individuals/merges/999*/undo', body: { EmployeeUID: `${uid}*` }, plainly: 404 },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const files = ({ file }) => [
  { url: `/v1/records/companies*/${COMPANY}*/files` },
  { url: `/v1/records/companies*/${COMPANY}*/files?name=a.txt*`, file: 'A file' },
  { url: `/v1/files/${file}*` },
  { url: `/v1/files/${file}?ticket=guess`, plainly: 401 },
  { url: `/v1/files/${file}*/tickets`, method: 'POST' },
  { url: '/v1/files/999*', method: 'DELETE', plainly: 404 },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
const mail = ({ contact, line, template }) => [
  { url: `/v1/mail?company=${COMPANY}&contact=0&before=0` },
  { url: '/v1/mail/999*', plainly: 404 },
  { url: '/v1/mail/999*', method: 'DELETE', plainly: 404 },
  { url: '/v1/mail/999*/follow-up', body: { ActivityID: 1, Version: 1, Action: 'done*' }, plainly: 404 },
  {
    url: '/v1/mailtemplates',
    body: { ID: 0, Name: 'Ready', Subject: 'Order {order}', Body: 'Hi {name}', IsShared: false },
  },
  { url: '/v1/mailtemplates/999*', method: 'DELETE', plainly: 404 },
  {
    url: '/v1/maildrafts',
    body: {
      ContactID: contact,
      TemplateID: template,
      OrderIDLineNum: line,
      CompanyID: COMPANY,
      IsTagged: false,
    },
  },
];

/** @param {import('./attackLearn.mjs').Known} known @returns {Target[]} */
export const recordTargets = (known) => [...companyPages, ...merges(known), ...files(known), ...mail(known)];
