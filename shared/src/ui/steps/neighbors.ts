import { lastPage } from '../../domain/pageWindow.ts';

export type Step = 1 | -1;

/** A list for stepping through its records: the current page, and how to load others. */
export interface Pages<T> {
  shown: { items: readonly T[]; total: number; page: number; size: number } | undefined;
  /** Identifies the list: the same text for the same filters and order. */
  of: string;
  load: (page: number) => Promise<readonly T[]>;
}

/** Steps from a record of a list to a neighbor. Undefined: there is none, or the record isn't in this list. */
export type NeighborLookup<T> = (
  key: number | string,
  step: Step,
) => (() => Promise<T | undefined>) | undefined;

/** The pages of one list that have been loaded so far. */
export interface LoadedPages<T> {
  /** Their list: its filters and order. */
  of: string;
  pages: Map<number, readonly T[]>;
}

/** Adds the current page to the loaded ones; another list starts over. */
export function addPage<T>(seen: LoadedPages<T>, { shown, of }: Pick<Pages<T>, 'shown' | 'of'>): void {
  if (seen.of !== of) seen.pages.clear();
  seen.of = of;
  if (shown !== undefined) seen.pages.set(shown.page, shown.items);
}

/** Steps through the list page by page, and loads missing pages. */
export const neighborLookup =
  <T>(
    { pages }: LoadedPages<T>,
    { shown, load }: Pick<Pages<T>, 'shown' | 'load'>,
    keyOf: (item: T) => number | string,
  ): NeighborLookup<T> =>
  (key, step) => {
    if (shown === undefined) return undefined;
    for (const [page, items] of pages) {
      const at = items.findIndex((item) => keyOf(item) === key);
      if (at === -1) continue;
      const near = items[at + step];
      if (near !== undefined) return () => Promise.resolve(near);
      const other = page + step;
      if (other < 1 || other > lastPage(shown.total, shown.size)) return undefined;
      return async () => {
        const loaded = pages.get(other) ?? (await load(other));
        pages.set(other, loaded);
        return step > 0 ? loaded[0] : loaded.at(-1);
      };
    }
    return undefined;
  };
