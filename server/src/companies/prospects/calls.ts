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
    summary: 'A variable by its name',
    description: 'AccountOwnerPassword is secret: its value is answered empty, and verified by call 101.',
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
      'Whether what was typed is right. The right account owner password is answered with a ProofToken for one save of a prospect, within 10 minutes.',
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
      'ID 0 adds. A name that another company has is answered with DuplicateCompany, and nothing is saved. A new account owner needs an AccountOwnerProof. Contacts that are others’ are requested, not linked.',
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
    summary: 'Companies of a similar name',
    description: 'At most five; the one of the same name first.',
  },
} as const satisfies Record<string, Call>;

type ProspectCalls = typeof prospectCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ProspectCalls {}
}
