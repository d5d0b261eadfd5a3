const COLLAPSE_FROM = 50;

/** LIST-03: a large page starts collapsed, unless the person chose by hand. */
export const isCollapsed = (pageSize: number, byHand: boolean | undefined): boolean =>
  byHand ?? pageSize >= COLLAPSE_FROM;
