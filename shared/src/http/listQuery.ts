import { queryOptions } from '@tanstack/react-query';
import type { LiveMeta } from './live.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

/** A request body without the caller's UID, which the call adds. */
export type WithoutEmployeeUid<T> = Omit<T, 'EmployeeUID'>;

/** What a list's query says of itself; the name of its records is one of the answer. */
type ListMeta<Response> = LiveMeta & { list: { items: keyof Response & string; id: string } };

/**
 * The query for a page of a list.
 * @param key the first part of the query key, by which writes refresh the list
 * @param meta what it shows, and where
 */
export const listQuery =
  <Request extends object, Response>(key: string, path: string, meta: ListMeta<Response>) =>
  (filters: WithoutEmployeeUid<Request>) =>
    queryOptions({
      queryKey: [key, filters],
      meta,
      queryFn: ({ signal }) =>
        request<Response>({ method: 'POST', path, body: { EmployeeUID: employeeUid(), ...filters }, signal }),
    });
