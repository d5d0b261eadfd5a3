import { queryOptions } from '@tanstack/react-query';
import type { Contact } from '../contract/contacts.ts';
import { request } from './request.ts';

/** Call 13. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['contact', id],
    meta: { live: ['contacts', 'companies'] },
    enabled: id > 0,
    queryFn: ({ signal }) =>
      request<Contact>({ method: 'GET', path: '/v1/individuals', query: { id }, signal }),
  });
