import type {
  EmployeeAccessRequest,
  EmployeeAnswer,
  EmployeeListResponse,
  ManagedEmployee,
  NamedRecord,
} from '@galley/server/account/employees/contract';
import type { ShellSettings, ShellSettingsAnswer } from '@galley/server/account/shell/contract';
import { responseOf, newKey, request } from '@galley/shared/http';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The first part of the query keys of everything managed here. */
export const PEOPLE_KEY = 'people';
/** The keys of queries elsewhere in the app that show employees, account owners or activity types. */
export const PEOPLE_REFRESHES = [
  PEOPLE_KEY,
  'trendGroups',
  'salesReps',
  'activityTypes',
  'employee',
] as const;

const PAGE_SIZE = 100;

interface EmployeeFilter {
  search: string;
  withDisabled: boolean;
}

/** Call 160, page by page. Previous employees stay until another filter has loaded. */
export const employeesQuery = ({ search, withDisabled }: EmployeeFilter) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE_KEY, 'employees', search, withDisabled],
    queryFn: ({ pageParam, signal }) =>
      request<EmployeeListResponse>({
        method: 'GET',
        path: '/v1/people',
        query: {
          searchterm: search,
          WithDisabled: String(withDisabled),
          PageNo: pageParam,
          PageSize: PAGE_SIZE,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ TotalCount }, _pages, page) =>
      page * PAGE_SIZE < TotalCount ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });

/** The paths of account owners and activity types. */
export type NamedPath = '/v1/account-owners' | '/v1/activity-types';

/** Calls 164 and 167. */
export const namedQuery = (path: NamedPath) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, path],
    queryFn: responseOf<NamedRecord[]>({ path }),
  });

/** Calls 166 and 169. */
export const deleteNamed = (path: NamedPath, { ID, Version }: NamedRecord): Promise<boolean> =>
  request<boolean>({ method: 'DELETE', path, query: { id: ID, Version }, key: newKey() });

/** Call 162. */
export const setAccess = (
  { ID, Version }: ManagedEmployee,
  access: Pick<EmployeeAccessRequest, 'IsDisabled' | 'HandOver'>,
): Promise<EmployeeAnswer> =>
  request<EmployeeAnswer>({
    method: 'POST',
    path: `/v1/people/${ID}/access`,
    body: { ...access, Version },
    key: newKey(),
  });

/** Call 163. */
export const invite = (id: number): Promise<EmployeeAnswer> =>
  request<EmployeeAnswer>({ method: 'POST', path: `/v1/people/${id}/invitation`, key: newKey() });

export const SHELL_PATH = '/v1/settings/shell';

/** Call 170. */
export const shellQuery = () =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'shell'],
    queryFn: responseOf<ShellSettings>({ path: SHELL_PATH }),
  });

/** Call 172. */
export const resetShell = (version: number): Promise<ShellSettingsAnswer> =>
  request<ShellSettingsAnswer>({
    method: 'DELETE',
    path: SHELL_PATH,
    query: { Version: version },
    key: newKey(),
  });
