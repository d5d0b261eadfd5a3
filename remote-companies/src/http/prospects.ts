import type { Company } from '@galley/server/companies/contract';
import type { Association, Option } from '@galley/shared/contract/common';
import type {
  CompanySimilarResponse,
  ProspectSaveRequest,
  VariableResponse,
  VariableVerifyResponse,
} from '@galley/server/companies/prospects/contract';
import { companyList } from '@galley/server/companies/rules/companyList';
import { readParams } from '@galley/shared/domain/listState';
import {
  type WithoutEmployeeUid,
  responseOf,
  employeeUid,
  newKey,
  queryClient,
  queryOptions,
  request,
} from '@galley/shared/http';
import { companiesQuery } from './listQuery.ts';

/** Long enough that deleting characters again sends no new requests. */
const FRESH_MS = 60_000;
const OWNER_PASSWORD = 'AccountOwnerPassword';

/** Call 22. */
export const forecastFamiliesQuery = () =>
  queryOptions({
    queryKey: ['forecastFamilies'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: responseOf<Option[]>({ path: '/v1/ForecastFamilies' }, 'forecast families'),
  });

/** The existing companies that a typed name may refer to. @param exclude the edited company; 0: none */
export const similarCompaniesQuery = (typed: { name: string; exclude: number }) =>
  queryOptions({
    queryKey: ['similarCompanies', typed],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      request<CompanySimilarResponse>({
        method: 'GET',
        path: '/v1/customers/similar',
        query: typed,
        signal,
      }).then(({ results }) => results),
  });

/** The proof of the account owner password; for a server that hands out the password, the token is empty. */
export interface OwnerProof {
  token: string;
}

/**
 * Call 23, and if its response is empty, call 101: checks the account owner password. The proof is for one save
 * of this prospect.
 * @returns undefined if the password is wrong. Throws an ApiError if it can't be checked.
 */
export async function proveOwnerPassword(typed: string, customerId: number): Promise<OwnerProof | undefined> {
  const { VariableValue } = await request<VariableResponse>({
    method: 'GET',
    path: '/v1/CGOM_Variables',
    query: { VariableName: OWNER_PASSWORD },
  });
  if (VariableValue !== '') return VariableValue === typed ? { token: '' } : undefined;
  const { Valid, ProofToken } = await request<VariableVerifyResponse>({
    method: 'POST',
    path: '/v1/CGOM_Variables/verify',
    body: { VariableName: OWNER_PASSWORD, Value: typed, CustomerID: customerId },
    key: newKey(),
  });
  return Valid ? { token: ProofToken } : undefined;
}

/** The keys of queries that every write to a prospect makes stale: other records show its name, parent and contacts. */
export const PROSPECT_REFRESHES = [
  'companies',
  'counts',
  'trendGroups',
  'parentSearch',
  'companySearch',
  'similarCompanies',
  'companyContacts',
  'contacts',
  'contactCompanies',
  'associationRequests',
  'activities',
] as const;

/** Call 24. */
export const saveProspectCall = (prospect: WithoutEmployeeUid<ProspectSaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/customers/prospect',
  body: { EmployeeUID: employeeUid(), ...prospect },
});

/** The current state of a company; undefined if it's gone. */
export async function readCompany(id: number): Promise<Company | undefined> {
  const selection = { parentId: 0, companyId: id };
  const payload = companyList.payloadOf({
    selection,
    filters: readParams(companyList.filters, new URLSearchParams()),
    page: 1,
    size: 20,
    sort: 0,
  });
  const { Customers } = await queryClient.fetchQuery({ ...companiesQuery(payload), staleTime: 0 });
  return Customers.find(({ CustomerID }) => CustomerID === id);
}

/** Call 15: the contacts of a company; requested only if there is a company. */
export const companyContactsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['companyContacts', companyId],
    meta: { live: ['contacts'] },
    staleTime: FRESH_MS,
    enabled: companyId > 0,
    queryFn: responseOf<Association[]>({
      path: `/v1/associations/individual/${companyId}`,
      employeeHeader: true,
    }),
  });
