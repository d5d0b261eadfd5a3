import { Type, type Static } from 'typebox';
import { RequestedContacts } from '../../contacts/associations/contract.ts';
import { Count, EmployeeUid, Exact, Id, IdFilter, Nullable } from '@galley/shared/contract/common';

/** Call 23. A secret variable has an empty VariableValue: verify it instead. */
export const VariableQuery = Type.Object({ VariableName: Type.String({ minLength: 1, maxLength: 100 }) });
export const VariableResponse = Type.Object({ VariableName: Type.String(), VariableValue: Type.String() });
export type VariableResponse = Static<typeof VariableResponse>;

/** Longer values couldn't be verified. */
export const SECRET_MAX = 200;
export const VariableVerifyRequest = Exact({
  VariableName: Type.String({ minLength: 1, maxLength: 100 }),
  Value: Type.String({ maxLength: SECRET_MAX }),
  /** The prospect that the proof is for; absent or 0: the first one saved with it. */
  CustomerID: Type.Optional(Id),
});
export type VariableVerifyRequest = Static<typeof VariableVerifyRequest>;
/**
 * ProofToken goes into AccountOwnerProof of one prospect save, within 10 minutes and in this session. It's empty if the value is wrong, and
 * for variables other than AccountOwnerPassword.
 */
export const VariableVerifyResponse = Type.Object({ Valid: Type.Boolean(), ProofToken: Type.String() });
export type VariableVerifyResponse = Static<typeof VariableVerifyResponse>;

/** A selected option; it can have more members, such as isDefault. */
const SelectedOption = Type.Object({
  value: Id,
  label: Type.Optional(Type.String()),
  isDefault: Type.Optional(Type.Boolean()),
});

/** Call 24. */
export const ProspectSaveRequest = Exact({
  EmployeeUID: EmployeeUid,
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
  ID: Type.With(Id, { description: '0 adds a prospect.' }),
  Company: Type.String({ maxLength: 200 }),
  TrendGroupName: Type.String({
    maxLength: 200,
    description: 'The company parent, created if TrendGroupNumber is 0.',
  }),
  TrendGroupNumber: Type.With(Id, {
    description: 'The id of the company parent; 0: the one in TrendGroupName.',
  }),
  ForecastFamily: Id,
  Address1: Type.String({ maxLength: 200 }),
  Address2: Type.String({ maxLength: 200, default: '' }),
  City: Type.String({ maxLength: 100 }),
  State: Type.String({ maxLength: 50 }),
  Zip: Type.String({ maxLength: 20 }),
  Url: Type.String({ maxLength: 500, default: '' }),
  Phone: Type.String({ maxLength: 50 }),
  Fax: Type.String({ maxLength: 50, default: '' }),
  AccountTypeID: Id,
  IndividualAssociations: Type.Array(SelectedOption, { maxItems: 1000 }),
  /** The contacts when the form was opened. If given, only additions and removals in the form are applied, and others' changes stay. */
  KnownAssociations: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
  AccountOwnerProof: Type.Optional(Type.String({ maxLength: 1000 })),
  Version: Type.Optional(Type.Integer()),
});
export type ProspectSaveRequest = Static<typeof ProspectSaveRequest>;

export const ProspectSaveResponse = Type.Object({
  Success: Type.Boolean(),
  DuplicateCompany: Type.Boolean(),
  UnfilteredCount: Count,
  Customer: Nullable(
    Type.Object({
      CustomerID: Id,
      CustomerDisplayName: Type.String(),
      TrendGroupNumber: Id,
      TrendGroupName: Type.String(),
    }),
  ),
  /** Additive: others' contacts, which are only requested and not yet the prospect's; absent if there are none. */
  Requested: Type.Optional(RequestedContacts),
});
export type ProspectSaveResponse = Static<typeof ProspectSaveResponse>;

/** The current input; `exclude` is the company being edited. */
export const CompanySimilarQuery = Type.Object({
  name: Type.String({ default: '', maxLength: 200 }),
  exclude: IdFilter,
});

/** A possible duplicate; SameName: saving would return DuplicateCompany. */
export const SimilarCompany = Type.Object({
  value: Id,
  label: Type.String(),
  TrendGroupName: Type.String(),
  City: Type.String(),
  State: Type.String(),
  Prospect: Type.Boolean(),
  SameName: Type.Boolean(),
});
export type SimilarCompany = Static<typeof SimilarCompany>;

/** At most five: first the one with the same name, then those with the most similar names. */
export const CompanySimilarResponse = Type.Object({ results: Type.Array(SimilarCompany) });
export type CompanySimilarResponse = Static<typeof CompanySimilarResponse>;
