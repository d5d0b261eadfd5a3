import { lastPage } from '../../domain/pageWindow.ts';

export type Step = 1 | -1;

/** A list for stepping through its records: the current page, and how to load others. */
export interface Pages<T> {
  shown: { items: readonly T[]; total: number; page: number; size: number } | undefined;
  /** Which list it is: the same text for the same filters and order. */
  of: string;
  load: (page: number) => Promise<readonly T[]>;
}

/** Leads from a record of a list to the one beside it. Undefined: there is none, or the record is not of this list. */
export type Beside<T> = (key: number | string, step: Step) => (() => Promise<T | undefined>) | undefined;

/** The pages of one list that were seen so far. */
export interface Seen<T> {
  /** The list they are of: its filters and its order. */
  of: string;
  pages: Map<number, readonly T[]>;
}

/** Keeps the page that is shown among those that were seen; of another list all are forgotten. */
export function see<T>(seen: Seen<T>, { shown, of }: Pick<Pages<T>, 'shown' | 'of'>): void {
  if (seen.of !== of) seen.pages.clear();
  seen.of = of;
  if (shown !== undefined) seen.pages.set(shown.page, shown.items);
}

/** Goes over the list page by page, and loads those that were not seen. */
export const besideOf =
  <T>(
    { pages }: Seen<T>,
    { shown, load }: Pick<Pages<T>, 'shown' | 'load'>,
    keyOf: (item: T) => number | string,
  ): Beside<T> =>
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
