const MOST_NUMBERS = 5;

/** How many pages a list has; an empty list has one. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page numbers to offer: five, or all when there are fewer, with the current page as close to the middle as possible (LIST-04). */
export function pageWindow(page: number, last: number): number[] {
  const length = Math.min(MOST_NUMBERS, last);
  const middle = Math.min(Math.max(page, 1), last);
  const first = Math.min(Math.max(1, middle - Math.floor(MOST_NUMBERS / 2)), last - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** The range of records on a page, for the status line (LIST-01). */
export function pagePart(page: number, last: number): 'first' | 'next' | 'last' {
  if (page <= 1) return 'first';
  return page >= last ? 'last' : 'next';
}
