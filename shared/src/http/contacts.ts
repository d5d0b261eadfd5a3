import { queryOptions } from '@tanstack/react-query';
import type { Contact, ContactPagedRequest, ContactPagedResponse } from '../contract/contacts.ts';
import type { Anonymous } from './activities.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

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
