/** How many rows precede a page; pages count from 1. */
export const offsetOf = ({ PageNo, PageSize }: { PageNo: number; PageSize: number }): number =>
  (PageNo - 1) * PageSize;
