import { countFilters } from '@galley/shared/domain/filterCount';
import {
  clearParams,
  dayParam,
  idParam,
  readParams,
  textParam,
  writeParams,
  type Params,
} from '@galley/shared/domain/listState';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filter for entries; all given conditions apply. */
export interface AuditFilter {
  /** One record: 'activity/12'; empty: all. */
  record: string;
  /** The employee who did it; 0: anybody. */
  employee: number;
  /** Business days as YYYY-MM-DD, both included; empty: open. */
  from: string;
  to: string;
}

const PARAMS: Params<AuditFilter> = { record: textParam, employee: idParam, from: dayParam, to: dayParam };

export const countAuditFilters = (filter: AuditFilter): number => countFilters(PARAMS, filter);

/** The address of filtered entries, with the other parameters of `search`. */
export function auditUrl(search: URLSearchParams, filter: Partial<AuditFilter>): string {
  const query = writeParams(PARAMS, clearParams(PARAMS, search), filter).toString();
  return query === '' ? '/audit' : `/audit?${query}`;
}

/** The active filters, for call 114. */
export const auditParams = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(writeParams(PARAMS, new URLSearchParams(), filter));

/** The filter, which lives in the address. */
export function useAuditFilter(): { filter: AuditFilter; search: URLSearchParams } {
  const [search] = useSearchParams();
  return useMemo(() => ({ filter: readParams(PARAMS, search), search }), [search]);
}
