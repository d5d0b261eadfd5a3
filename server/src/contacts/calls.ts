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
    description: 'With its companies, at most 1,000.',
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
    description: 'Active contacts, sorted by name.',
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
      'IndividualId 0 adds a contact. Its companies are replaced by those you send. If another contact has the email, the response has DuplicateEmail and nothing is saved. Mentioned lists the employees mentioned in the notes as “@Full Name”: they are notified. NotTold lists those who have left the company.',
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
    description: 'Contacts within a selection, sorted by name or (SortBy 1) by email.',
    cost: 'search',
  },
  contactSimilar: {
    number: 106,
    method: 'GET',
    path: '/v1/individuals/similar',
    querystring: ContactSimilarQuery,
    response: ContactSimilarResponse,
    tag: 'Contacts',
    summary: 'Contacts with the same email or a similar name',
    description: 'At most five; a match by email comes first.',
  },
} as const satisfies Record<string, Call>;

type ContactCalls = typeof contactCalls;
declare module '../http/calls.ts' {
  interface Calls extends ContactCalls {}
}
