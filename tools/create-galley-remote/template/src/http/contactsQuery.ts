import type { operations, Schemas } from '@galley/client';
import { listQuery } from '@galley/shared/http';

type Asked = operations['contactPaged']['requestBody']['content']['application/json'];

/** A page of contacts. */
export const contactsQuery = listQuery<Asked, Schemas['ContactPagedResponse']>(
  'contacts',
  '/v1/individuals/paged',
  { live: ['contacts'], list: { items: 'Contacts', id: 'IndividualId' } },
);
