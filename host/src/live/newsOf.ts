import { formatCount } from '@galley/shared/domain/count';

type Id = number | string;

/** A page of a list: the ids of its records, in order, and the total of the list. */
export interface PageIds {
  ids: readonly Id[];
  total: number;
}

/**
 * The numbers of records added to and removed from a page. Records pushed in or out by other pages, judged by the total, aren't counted.
 * @returns both 0 for the same records
 */
export function countNews(shown: PageIds, now: PageIds): { added: number; gone: number } {
  const [before, after] = [new Set(shown.ids), new Set(now.ids)];
  const appeared = now.ids.filter((id) => !before.has(id)).length;
  const left = shown.ids.filter((id) => !after.has(id)).length;
  const grown = now.total - shown.total;
  return grown >= 0
    ? { added: appeared, gone: Math.min(left, Math.max(0, appeared - grown)) }
    : { added: Math.min(appeared, Math.max(0, left + grown)), gone: left };
}

/** The announcement for a page that isn't shown yet: '3 new, 1 removed'; undefined if it has the same records in the same order. */
export function newsOf(shown: PageIds, now: PageIds): string | undefined {
  if (shown.ids.length === now.ids.length && shown.ids.every((id, index) => id === now.ids[index]))
    return undefined;
  const { added, gone } = countNews(shown, now);
  const parts = [
    ...(added > 0 ? [`${formatCount(added)} new`] : []),
    ...(gone > 0 ? [`${formatCount(gone)} removed`] : []),
  ];
  return parts.length === 0 ? 'List order changed' : parts.join(', ');
}
