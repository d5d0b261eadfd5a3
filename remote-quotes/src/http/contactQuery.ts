import type { Contact } from '@galley/server/contacts/contract';
import { responseOf, queryOptions } from '@galley/shared/http';

/** Call 13. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['contact', id],
    meta: { live: ['contacts', 'companies'] },
    enabled: id > 0,
    queryFn: responseOf<Contact>({ path: '/v1/individuals', query: { id } }),
  });
