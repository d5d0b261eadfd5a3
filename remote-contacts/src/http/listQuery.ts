import type { ContactPagedRequest, ContactPagedResponse } from '@galley/server/contacts/contract';
import { listQuery } from '@galley/shared/http';

/** Call 26. */
export const contactsQuery = listQuery<ContactPagedRequest, ContactPagedResponse>(
  'contacts',
  '/v1/individuals/paged',
  {
    live: ['contacts', 'companies'],
    list: { items: 'Contacts', id: 'IndividualId' },
  },
);
