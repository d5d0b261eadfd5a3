import { queryOptions } from '@tanstack/react-query';
import type { ActivityPagedRequest, ActivityPagedResponse } from '../contract/activities.ts';
import type { CompanyPagedRequest, CompanyPagedResponse } from '../contract/companies.ts';
import type { ContactPagedRequest, ContactPagedResponse } from '../contract/contacts.ts';
import type { OrderPagedRequest, OrderPagedResponse } from '../contract/orders.ts';
import type { LiveMeta } from './live.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

/** A payload without the person, whom the call adds. */
export type Anonymous<T> = Omit<T, 'EmployeeUID'>;

/** What a list's query says of itself; the name of its records is one of the answer. */
type ListMeta<Response> = LiveMeta & { list: { items: keyof Response & string } };

/**
 * The query for a page of a list.
 * @param key the first part of the query key, by which writes refresh the list
 * @param meta what it shows, and where
 */
const listQuery =
  <Request extends object, Response>(key: string, path: string, meta: ListMeta<Response>) =>
  (filters: Anonymous<Request>) =>
    queryOptions({
      queryKey: [key, filters],
      meta,
      queryFn: ({ signal }) =>
        request<Response>({ method: 'POST', path, body: { EmployeeUID: employeeUid(), ...filters }, signal }),
    });

/** Call 3. */
export const activitiesQuery = listQuery<ActivityPagedRequest, ActivityPagedResponse>(
  'activities',
  '/v1/activity/paged',
  { live: ['activities', 'contacts', 'companies'], list: { items: 'Activities', id: 'ID' } },
);
/** Call 11. */
export const companiesQuery = listQuery<CompanyPagedRequest, CompanyPagedResponse>(
  'companies',
  '/v1/customers/paged',
  { live: ['companies', 'activities'], list: { items: 'Customers', id: 'CustomerID' } },
);
/** Call 26. */
export const contactsQuery = listQuery<ContactPagedRequest, ContactPagedResponse>(
  'contacts',
  '/v1/individuals/paged',
  { live: ['contacts', 'companies'], list: { items: 'Contacts', id: 'IndividualId' } },
);
/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>('orders', '/v1/orders/paged', {
  live: ['orders', 'companies'],
  list: { items: 'Orders', id: 'OrderIDLineNum' },
});
export type OrdersRequest = Anonymous<OrderPagedRequest>;
