import { EmployeeHeaders } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  AssociationList,
  AssociationParams,
  Contact,
  ContactPagedRequest,
  ContactPagedResponse,
  ContactQuery,
  ContactSaveRequest,
  ContactSaveResponse,
  ContactSimilarQuery,
  ContactSimilarResponse,
} from './contract.ts';

export * as contactSchemas from './contract.ts';
const contact = {
  IndividualId: 0,
  IndividualName: 'Jo Placeholder',
  IndividualEmail: 'jo.placeholder@example.com',
  CompanyAssociations: [{ value: 1, isDefault: true }],
};

export const contactCalls = {
  contact: {
    number: 13,
    method: 'GET',
    path: '/v1/individuals',
    querystring: ContactQuery,
    response: Contact,
    tag: 'Contacts',
    summary: 'A contact',
    description: 'With all its companies.',
    problems: [404],
  },
  contactCompanies: {
    number: 14,
    method: 'GET',
    path: '/v1/associations/company/:id',
    params: AssociationParams,
    headers: EmployeeHeaders,
    response: AssociationList,
    tag: 'Contacts',
    summary: 'The companies of a contact',
    description: 'At most 1,000.',
    problems: [404],
  },
  companyContacts: {
    number: 15,
    method: 'GET',
    path: '/v1/associations/individual/:id',
    params: AssociationParams,
    headers: EmployeeHeaders,
    response: AssociationList,
    tag: 'Contacts',
    summary: 'The contacts of a company',
    description: 'The active ones, by name.',
    problems: [404],
    example: { response: [{ value: 1, label: 'Jo Placeholder', isDefault: true }] },
  },
  contactSave: {
    number: 25,
    method: 'POST',
    path: '/v1/individuals',
    body: ContactSaveRequest,
    response: ContactSaveResponse,
    tag: 'Contacts',
    summary: 'Add or change a contact',
    description:
      'IndividualId 0 adds. Its companies become exactly those that are sent. An e-mail that another contact has is answered with DuplicateEmail, and nothing is saved. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: contact },
  },
  contactPaged: {
    number: 26,
    method: 'POST',
    path: '/v1/individuals/paged',
    body: ContactPagedRequest,
    response: ContactPagedResponse,
    tag: 'Contacts',
    summary: 'A page of contacts',
    description: 'Contacts under a selection, by name or (SortBy 1) by e-mail.',
    cost: 'search',
  },
  contactSimilar: {
    number: 106,
    method: 'GET',
    path: '/v1/individuals/similar',
    querystring: ContactSimilarQuery,
    response: ContactSimilarResponse,
    tag: 'Contacts',
    summary: 'Contacts of the same e-mail or a similar name',
    description: 'At most five; the one of the same e-mail first.',
  },
} as const satisfies Record<string, Call>;

type ContactCalls = typeof contactCalls;
declare module '../http/calls.ts' {
  interface Calls extends ContactCalls {}
}
