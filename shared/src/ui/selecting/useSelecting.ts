import { useEffect, useState, type ComponentType } from 'react';
import type { BulkRecords, BulkSelection } from '../../store/index.ts';
import { createSelecting, type Selecting } from './selecting.ts';

/** How the records of a list are selected, and what is done with those that are. */
export interface SelectingOptions<T> {
  idOf: (item: T) => number;
  /** Its filter as the server takes it. With another one the selection is cleared. */
  filter: Omit<BulkRecords, 'Ids'>;
  /** The buttons of the bar. */
  Actions: ComponentType<{ chosen: BulkSelection }>;
}

/** Paging, another size or another order leaves the selection. */
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
