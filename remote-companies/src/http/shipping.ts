import type {
  PostingCompaniesResponse,
  ShippingAddress,
  ShippingAddressSave,
} from '@galley/server/companies/shipping/contract';
import { responseOf, queryOptions, request } from '@galley/shared/http';

const ADDRESSES = '/v1/customers/ShippingAddresses';

/** Call 17. */
export const postingCompaniesQuery = () =>
  queryOptions({
    queryKey: ['postingCompanies'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: responseOf<PostingCompaniesResponse>(
      { path: '/v1/customers/PostingCompanies' },
      'posting companies',
    ),
  });

/** Call 18: the shipping addresses of a company, as they are now. */
export const shippingAddressesQuery = (customerUid: string) =>
  queryOptions({
    queryKey: ['shippingAddresses', customerUid],
    staleTime: 0,
    queryFn: responseOf<ShippingAddress[]>({ path: ADDRESSES, query: { customerUid } }),
  });

/** Call 19: all of these or none. @returns whether they were saved. Throws an ApiError, 409 if one is stale. */
export const saveShippingAddresses = (addresses: readonly ShippingAddressSave[]) =>
  request<boolean>({ method: 'PUT', path: ADDRESSES, body: addresses });

/** Call 20. @param key makes a repeated call add the address only once @returns an id of 0 if nothing was added */
export const addShippingAddress = (customerUid: string, address: ShippingAddressSave, key: string) =>
  request<{ id: number }>({ method: 'POST', path: ADDRESSES, query: { customerUid }, body: address, key });

/** Call 21. @returns whether it was removed */
export const deleteShippingAddress = (id: number) =>
  request<boolean>({ method: 'DELETE', path: ADDRESSES, query: { id } });
