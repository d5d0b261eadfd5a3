export { type DownloadCompany, visibleCompanyByUid } from './companyAccess.ts';
export { readOrderLines } from './orderQueries.ts';
export {
  countsByRep,
  DEFAULT_ORDER_FILTERS,
  findOrders,
  isListed,
  openingCount,
  ordersNumbered,
  type OrderSort,
  orderTotal,
  spentByMonth,
} from './search/findOrders.ts';
export {
  buildFirst,
  foldAtStart,
  foldingLag,
  forgetTexts,
  differenceText,
  rebuild,
  SEARCH_TABLES,
  verify,
} from './search/upkeep.ts';
export { canSeeOrders } from './canSeeOrders.ts';
