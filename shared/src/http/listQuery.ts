import { queryOptions } from '@tanstack/react-query';
import type { LiveMeta } from './live.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

/** A request body without the caller's UID, which the call adds. */
export type WithoutEmployeeUid<T> = Omit<T, 'EmployeeUID'>;

/** Metadata of a list's query. `items` names the response's field with the records. */
type ListMeta<Response> = LiveMeta & { list: { items: keyof Response & string; id: string } };

/**
 * The query for a page of a list.
 * @param key the first part of the query key, by which writes refresh the list
 * @param meta which records it shows, and where they are in the response
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
