export { QueryClientProvider, useIsFetching, useMutation, useQuery } from '@tanstack/react-query';
export { forgotPassword, login, logout, resetPassword } from './account.ts';
export {
  ACTIVITY_REFRESHES,
  activitiesQuery,
  activityDaysQuery,
  activityTypesQuery,
  closeActivityCall,
  saveActivityCall,
  undoCloseCall,
  type ActivitiesRequest,
} from './activities.ts';
export type { CloseMode } from '../domain/activityStatus.ts';
export { ApiError } from './apiError.ts';
export { associationRequestsQuery, decideAssociationRequest } from './associationRequests.ts';
export { companiesQuery, spendQuery, type CompaniesRequest } from './companies.ts';
export {
  CONTACT_REFRESHES,
  contactAssociationsQuery,
  contactQuery,
  contactsQuery,
  saveContactCall,
  similarContactsQuery,
  type ContactsRequest,
} from './contacts.ts';
export { pricingPath, ticketedAddress, type PricingDocument } from './downloads.ts';
export { addressOf } from './hosts.ts';
export { newKey } from './key.ts';
export {
  accountAssociationsQuery,
  countsQuery,
  employeeQuery,
  employeeUid,
  salesRepsQuery,
  showCounts,
  trendGroupsQuery,
} from './lookups.ts';
export { exportOrders, exportUid, orderAttentionQuery, ordersQuery, type OrdersRequest } from './orders.ts';
export { deleteSearch, saveSearch, savedSearchesQuery } from './savedSearches.ts';
export type { Change, NewChange } from './change.ts';
export { type Outcome } from './createOutbox.ts';
export { outbox, useChangeOf, useChanges } from './outbox.ts';
export { paletteQuery } from './palette.ts';
export {
  forecastFamiliesQuery,
  PROSPECT_REFRESHES,
  proveOwnerPassword,
  saveProspectCall,
  similarCompaniesQuery,
  type OwnerProof,
} from './prospects.ts';
export { queryClient } from './queryClient.ts';
export { companyContactsQuery, companySearchQuery, contactSearchQuery, parentSearchQuery } from './search.ts';
export { operateRelease, releaseHistoryQuery, releaseStatusQuery } from './releases.ts';
export { request, send, type Call } from './request.ts';
export type { Selection } from '../domain/selection.ts';
export {
  addShippingAddress,
  deleteShippingAddress,
  postingCompaniesQuery,
  saveShippingAddresses,
  shippingAddressesQuery,
} from './shipping.ts';
