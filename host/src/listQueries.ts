import type { OrderPagedRequest, OrderPagedResponse } from '@galley/server/orders/contract';
import type { ContactPagedRequest, ContactPagedResponse } from '@galley/server/contacts/contract';
import type { CompanyPagedRequest, CompanyPagedResponse } from '@galley/server/companies/contract';
import type { ActivityPagedRequest, ActivityPagedResponse } from '@galley/server/activities/contract';
import { listQuery } from '@galley/shared/http';

/** Call 3. */
export const activitiesQuery = listQuery<ActivityPagedRequest, ActivityPagedResponse>(
  'activities',
  '/v1/activity/paged',
  {
    live: ['activities', 'contacts', 'companies'],
    list: { items: 'Activities', id: 'ID' },
  },
);

/** Call 11. */
export const companiesQuery = listQuery<CompanyPagedRequest, CompanyPagedResponse>(
  'companies',
  '/v1/customers/paged',
  {
    live: ['companies', 'activities'],
    list: { items: 'Customers', id: 'CustomerID' },
  },
);

/** Call 26. */
export const contactsQuery = listQuery<ContactPagedRequest, ContactPagedResponse>(
  'contacts',
  '/v1/individuals/paged',
  {
    live: ['contacts', 'companies'],
    list: { items: 'Contacts', id: 'IndividualId' },
  },
);

/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>('orders', '/v1/orders/paged', {
  live: ['orders', 'companies'],
  list: { items: 'Orders', id: 'OrderIDLineNum' },
});
