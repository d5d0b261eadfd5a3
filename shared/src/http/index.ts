export { answerTo } from './answerTo.ts';
export { QueryClientProvider, queryOptions, useIsFetching, useQuery } from '@tanstack/react-query';
export { ApiError } from './apiError.ts';
export { connection, isReachable, whenAnswered } from './connection.ts';
export { loadsAhead } from './loadsAhead.ts';
export { listQuery, type Anonymous } from './listQuery.ts';
export { onChanges, tellChanges, type ColleaguesChanges, type LiveMeta } from './live.ts';
export { logFailure } from './lookupFailure.ts';
export { addressOf } from './hosts.ts';
export { newKey } from './key.ts';
export {
  accountOwnersQuery,
  countsQuery,
  employeeUid,
  salesRepsQuery,
  showCounts,
  trendGroupsQuery,
} from './lookups.ts';
export type { Change, NewChange } from './change.ts';
export { type Outcome } from './createOutbox.ts';
export { outbox, startOutbox, useChangeOf, useChanges } from './outbox.ts';
export { queryClient } from './queryClient.ts';
export { companySearchQuery, contactSearchQuery, parentSearchQuery } from './search.ts';
export { attendance, freshSession, loadRenewal, request, send } from './request.ts';
export { viewCountsQuery, viewsQuery } from './views.ts';
export { watchesQuery } from './watches.ts';
