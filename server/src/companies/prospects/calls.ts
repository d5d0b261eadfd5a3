import type { Call } from '../../http/calls.ts';
import {
  CompanySimilarQuery,
  CompanySimilarResponse,
  ProspectSaveRequest,
  ProspectSaveResponse,
  VariableQuery,
  VariableResponse,
  VariableVerifyRequest,
  VariableVerifyResponse,
} from './contract.ts';

export * as prospectSchemas from './contract.ts';

export const prospectCalls = {
  variable: {
    number: 23,
    method: 'GET',
    path: '/v1/CGOM_Variables',
    querystring: VariableQuery,
    response: VariableResponse,
    tag: 'Companies',
    summary: 'A variable by name',
    description: 'AccountOwnerPassword is secret: its value is returned empty. Call 101 verifies it.',
    problems: [404],
    example: { response: { VariableName: 'AccountOwnerPassword', VariableValue: '' } },
  },
  variableVerify: {
    number: 101,
    method: 'POST',
    path: '/v1/CGOM_Variables/verify',
    body: VariableVerifyRequest,
    response: VariableVerifyResponse,
    tag: 'Companies',
    summary: 'Verify a secret variable',
    description:
      'Whether the value is correct. For the account owner password, the response includes a ProofToken, which works for one save of a prospect within 10 minutes.',
    problems: [404, 429],
    example: { response: { Valid: true, ProofToken: 'a token for AccountOwnerProof' } },
  },
  prospectSave: {
    number: 24,
    method: 'POST',
    path: '/v1/customers/prospect',
    body: ProspectSaveRequest,
    response: ProspectSaveResponse,
    tag: 'Companies',
    summary: 'Add or change a prospect',
    description:
      'ID 0 adds a prospect. If another company has the name, the response has DuplicateCompany and nothing is saved. Changing the account owner needs an AccountOwnerProof. Contacts that belong to colleagues are requested, not linked.',
    problems: [404, 409, 422],
    isWrite: true,
    example: {
      body: {
        ID: 0,
        Company: 'Paper Mill Example',
        TrendGroupName: 'Example Group',
        TrendGroupNumber: 0,
        ForecastFamily: 1,
        Address1: '1 Press Road',
        City: 'Denver',
        State: 'CO',
        Zip: '80202',
        Phone: '303-555-0100',
        AccountTypeID: 1,
        IndividualAssociations: [],
      },
    },
  },
  companySimilar: {
    number: 105,
    method: 'GET',
    path: '/v1/customers/similar',
    querystring: CompanySimilarQuery,
    response: CompanySimilarResponse,
    tag: 'Companies',
    summary: 'Companies with a similar name',
    description: 'At most five; an exact match comes first.',
  },
} as const satisfies Record<string, Call>;

type ProspectCalls = typeof prospectCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ProspectCalls {}
}
