import { queryOptions } from '@tanstack/react-query';
import type { CompanyOption, ContactOption, Option } from '../contract/common.ts';
import { request } from './request.ts';

/** Long enough that deleting characters sends no new requests. */
const FRESH_MS = 60_000;

const search = <T>(path: string, signal: AbortSignal, query: Record<string, string | number>) =>
  request<{ results: T[] }>({ method: 'GET', path, query, signal }).then(({ results }) => results);

/** An id that narrows a search; omitted if it is 0. */
const within = (name: string, id: number) => (id === 0 ? {} : { [name]: id });

/** Call 7. */
export const parentSearchQuery = (searchterm: string) =>
  queryOptions({
    queryKey: ['parentSearch', searchterm],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => search<Option>('/v1/parents/search', signal, { searchterm }),
  });

/** Call 8. @param parentId 0: all parents */
export const companySearchQuery = (searchterm: string, parentId: number) =>
  queryOptions({
    queryKey: ['companySearch', searchterm, parentId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      search<CompanyOption>('/v1/companies/search', signal, { searchterm, ...within('parentid', parentId) }),
  });

/** Call 9; the company distinguishes contacts with the same name. @param parentId 0: all parents @param companyId 0: all companies */
export const contactSearchQuery = (searchterm: string, parentId: number, companyId: number) =>
  queryOptions({
    queryKey: ['contactSearch', searchterm, parentId, companyId],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const found = await search<ContactOption>('/v1/individuals/search', signal, {
        searchterm,
        ...within('parentid', parentId),
        ...within('companyid', companyId),
      });
      return found.map(({ Company, ...option }): Option & { detail?: string; IsAssociated?: boolean } => ({
        ...option,
        detail: Company,
      }));
    },
  });
