import type { AuditPage } from '@galley/server/operations/contract';
import { request } from '@galley/shared/http';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { auditParams, type AuditFilter } from './auditFilter.ts';

/** The query key of all loaded entries of the audit log. */
export const AUDIT_KEY = ['audit'] as const;

/** Call 114, page by page, starting with the newest entry. Previous entries stay until another filter has loaded. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      request<AuditPage>({
        method: 'GET',
        path: '/v1/audit',
        query: { ...auditParams(filter), ...(pageParam === 0 ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
