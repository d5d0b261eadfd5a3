import type { Association } from '@galley/shared/contract/common';
import type { Contact, ContactSaveRequest, ContactSimilarResponse } from '@galley/server/contacts/contract';
import {
  type WithoutEmployeeUid,
  responseOf,
  employeeUid,
  queryClient,
  queryOptions,
  request,
} from '@galley/shared/http';
import { contactQuery } from './contactQuery.ts';

/** Long enough that deleting characters again sends no new requests. */
const FRESH_MS = 60_000;

/** Call 14: all companies of a contact, at most 1000. */
export const contactAssociationsQuery = (id: number) =>
  queryOptions({
    queryKey: ['contactCompanies', id],
    meta: { live: ['contacts', 'companies'] },
    enabled: id > 0,
    queryFn: responseOf<Association[]>({ path: `/v1/associations/company/${id}`, employeeHeader: true }),
  });

/** The current state of a contact, with all its companies. */
export async function readContact(id: number): Promise<Contact> {
  const fresh = { staleTime: 0 };
  const [contact, Associations] = await Promise.all([
    queryClient.fetchQuery({ ...contactQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...contactAssociationsQuery(id), ...fresh }),
  ]);
  return { ...contact, Associations };
}

/** The existing contacts that the input may refer to. @param exclude the edited contact; 0: none */
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

/** The keys of queries that every write to a contact makes stale: other records also show its name and companies. */
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
export const saveContactCall = (contact: WithoutEmployeeUid<ContactSaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/individuals',
  body: { EmployeeUID: employeeUid(), ...contact },
});
