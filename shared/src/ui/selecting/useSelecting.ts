import { useEffect, useState, type ComponentType } from 'react';
import type { BulkRecords, BulkSelection } from '../../store/index.ts';
import { createSelecting, type Selecting } from './selecting.ts';

/** How the records of a list can be selected, and the actions for selected ones. */
export interface SelectingOptions<T> {
  idOf: (item: T) => number;
  /** Its filter as sent to the server. Another filter clears the selection. */
  filter: Omit<BulkRecords, 'Ids'>;
  /** The buttons in the bar. */
  Actions: ComponentType<{ chosen: BulkSelection }>;
}

/** Paging, another size or another order keeps the selection. */
const keyOf = (filter: object): string =>
  JSON.stringify(filter, (name, value: unknown) =>
    ['PageNo', 'PageSize', 'SortBy', 'SortOrder'].includes(name) ? undefined : value,
  );

/** The selection of a list screen; undefined for a list without one. */
export function useSelecting<T>(
  options: SelectingOptions<T> | undefined,
  items: readonly T[] | undefined,
): Selecting | undefined {
  const [selecting] = useState(createSelecting);
  const key = keyOf(options?.filter ?? {});
  useEffect(() => selecting.clear, [selecting, key]);
  if (options === undefined) return undefined;
  selecting.setPage(items?.map(options.idOf) ?? []);
  return selecting;
}
