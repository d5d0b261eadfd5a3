import type { operations, Schemas } from '@galley/client';
import { listQuery } from '@galley/shared/http';

type ContactPagedRequest = operations['contactPaged']['requestBody']['content']['application/json'];

/** A page of contacts. */
export const contactsQuery = listQuery<ContactPagedRequest, Schemas['ContactPagedResponse']>(
  'contacts',
  '/v1/individuals/paged',
  { live: ['contacts'], list: { items: 'Contacts', id: 'IndividualId' } },
);
