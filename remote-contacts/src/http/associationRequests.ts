import type {
  AssociationRequest,
  AssociationRequestDecided,
  AssociationRequestList,
} from '@galley/server/contacts/associations/contract';
import {
  ApiError,
  employeeUid,
  logFailure,
  newKey,
  queryClient,
  queryOptions,
  request,
} from '@galley/shared/http';

/** The keys of queries that show a contact's companies, a company's contacts, or requests about them. */
const OUTDATED = [
  'associationRequests',
  'contacts',
  'contact',
  'contactCompanies',
  'companyContacts',
  'companies',
];

/** A server with only the prescribed calls has no requests. */
const isUnknown = (error: unknown) => error instanceof ApiError && [404, 405].includes(error.status);

/** Call 130: the requests that are waiting for the user's decision. */
export const associationRequestsQuery = () =>
  queryOptions({
    queryKey: ['associationRequests'],
    meta: { live: ['contacts', 'companies'] },
    queryFn: ({ signal }) =>
      request<AssociationRequestList>({ method: 'GET', path: '/v1/associations/requests', signal })
        .then(({ Requests }) => Requests)
        .catch((error: unknown) => (isUnknown(error) ? [] : logFailure('association requests')(error))),
  });

/** Call 131. Throws an ApiError; refetches in either case, because somebody else may have decided. */
export async function decideAssociationRequest(
  { RequestId }: AssociationRequest,
  accept: boolean,
): Promise<AssociationRequestDecided> {
  try {
    return await request<AssociationRequestDecided>({
      method: 'POST',
      path: `/v1/associations/requests/${RequestId}`,
      body: { EmployeeUID: employeeUid(), Accept: accept },
      key: newKey(),
    });
  } finally {
    await Promise.all(OUTDATED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  }
}
