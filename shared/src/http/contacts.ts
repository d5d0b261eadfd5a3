import { queryOptions } from '@tanstack/react-query';
import type { Association } from '../contract/common.ts';
import type {
  Contact,
  ContactPagedRequest,
  ContactPagedResponse,
  ContactSaveRequest,
  ContactSimilarResponse,
} from '../contract/contacts.ts';
import type { Anonymous } from './activities.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

/** Long enough that going back over a typed word asks nothing again. */
const FRESH_MS = 60_000;

export type ContactsRequest = Anonymous<ContactPagedRequest>;

/** Call 26. */
export const contactsQuery = (filters: ContactsRequest) =>
  queryOptions({
    queryKey: ['contacts', filters],
    queryFn: ({ signal }) =>
      request<ContactPagedResponse>({
        method: 'POST',
        path: '/v1/individuals/paged',
        body: { EmployeeUID: employeeUid(), ...filters },
        signal,
      }),
  });

/** Call 13. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['contact', id],
    enabled: id > 0,
    queryFn: ({ signal }) =>
      request<Contact>({ method: 'GET', path: '/v1/individuals', query: { id }, signal }),
  });

/** Call 14: all companies of a contact, at most 1000. */
export const contactAssociationsQuery = (id: number) =>
  queryOptions({
    queryKey: ['contactCompanies', id],
    enabled: id > 0,
    queryFn: ({ signal }) =>
      request<Association[]>({
        method: 'GET',
        path: `/v1/associations/company/${id}`,
        employeeHeader: true,
        signal,
      }),
  });

/** Whom what is typed may mean already. @param exclude the contact that is edited; 0: none */
export const similarContactsQuery = (typed: { email: string; name: string; exclude: number }) =>
  queryOptions({
    queryKey: ['similarContacts', typed],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      request<ContactSimilarResponse>({
        method: 'GET',
        path: '/v1/individuals/similar',
        query: typed,
        signal,
      }).then(({ results }) => results),
  });

/** What every write to a contact makes outdated: other records show its name and its companies too. */
export const CONTACT_REFRESHES = [
  'contacts',
  'contact',
  'contactCompanies',
  'companyContacts',
  'contactSearch',
  'similarContacts',
  'activities',
  'counts',
  'associationRequests',
  'companies',
] as const;

/** Call 25. */
export const saveContactCall = (contact: Anonymous<ContactSaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/individuals',
  body: { EmployeeUID: employeeUid(), ...contact },
});
