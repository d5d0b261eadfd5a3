import type { ContactPagedRequest, ContactPagedResponse } from '@galley/server/contacts/contract';
import { contactListCall } from '@galley/server/contacts/rules/contactList';
import { listQuery } from '@galley/shared/http';

/** Call 26. */
export const contactsQuery = listQuery<ContactPagedRequest, ContactPagedResponse>(...contactListCall);
