import { queryOptions } from '@tanstack/react-query';
import { answerTo } from './answerTo.ts';
import type { Contact } from '../contract/contacts.ts';

/** Call 13. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['contact', id],
    meta: { live: ['contacts', 'companies'] },
    enabled: id > 0,
    queryFn: answerTo<Contact>({ path: '/v1/individuals', query: { id } }),
  });
