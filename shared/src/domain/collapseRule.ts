const COLLAPSE_FROM = 50;

/** LIST-03: a large page starts collapsed, unless the user chose otherwise. */
export const isCollapsed = (pageSize: number, byHand: boolean | undefined): boolean =>
  byHand ?? pageSize >= COLLAPSE_FROM;
