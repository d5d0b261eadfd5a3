export { answerTo } from './answerTo.ts';
export { QueryClientProvider, queryOptions, useIsFetching, useQuery } from '@tanstack/react-query';
export {
  forgotPassword,
  login,
  logout,
  resetPassword,
  sendFromDevice,
  setUp,
  takeArrival,
} from './account.ts';
export { ApiError } from './apiError.ts';
export { connection, isReachable, whenAnswered } from './connection.ts';
export { loadsAhead } from './loadsAhead.ts';
export { contactQuery } from './contacts.ts';
export {
  activitiesQuery,
  companiesQuery,
  contactsQuery,
  ordersQuery,
  type Anonymous,
  type OrdersRequest,
} from './listQueries.ts';
export { onChanges, tellChanges, type ColleaguesChanges, type LiveMeta } from './live.ts';
export { logFailure } from './lookupFailure.ts';
export { addressOf } from './hosts.ts';
export { newKey } from './key.ts';
export {
  accountAssociationsQuery,
  accountOwnersQuery,
  countsQuery,
  employeeQuery,
  employeeUid,
  salesRepsQuery,
  showCounts,
  trendGroupsQuery,
} from './lookups.ts';
export type { Change, NewChange } from './change.ts';
export { type Outcome } from './createOutbox.ts';
export { outbox, startOutbox, useChangeOf, useChanges } from './outbox.ts';
export { paletteQuery, paletteTextsQuery } from './palette.ts';
export { queryClient } from './queryClient.ts';
export { companySearchQuery, contactSearchQuery, parentSearchQuery } from './search.ts';
export { spendQuery } from './spend.ts';
export { operateRelease, releaseHistoryQuery, releaseStatusQuery } from './releases.ts';
export { attendance, freshSession, loadRenewal, request, send } from './request.ts';
export { viewCountsQuery, viewsQuery } from './views.ts';
export { watchesQuery } from './watches.ts';
