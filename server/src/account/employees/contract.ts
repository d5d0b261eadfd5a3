import { Type, type Static } from 'typebox';
import { EmployeeType } from '../contract.ts';
import {
  Association,
  Count,
  Exact,
  Id,
  Nullable,
  OneOf,
  PageNo,
  PageSize,
} from '@galley/shared/contract/common';

/** Something an employee created that works without them: it ends when they are disabled, or is handed over. */
export const CreatedByEmployee = Type.Object({
  Kind: OneOf(['service token', 'webhook']),
  /** The name of a token, the address of a webhook. */
  Name: Type.String(),
});
export type CreatedByEmployee = Static<typeof CreatedByEmployee>;

/** An employee as Operations sees them. */
export const ManagedEmployee = Type.Object({
  ID: Id,
  EmployeeFirstName: Type.String(),
  EmployeeLastName: Type.String(),
  EmployeeEmail: Type.String(),
  DirectPhone: Type.String(),
  EmployeeType,
  OrderMasterOverride: Type.Boolean(),
  /** The default first. */
  AccountOwners: Type.Array(Association),
  IsDisabled: Type.Boolean(),
  /** The employee has a password. */
  HasPassword: Type.Boolean(),
  /** The employee has signed in with a company account. */
  HasCompanyAccount: Type.Boolean(),
  /** When the last invitation expires, in UTC; null: there is none. */
  InvitedUntil: Nullable(Type.String()),
  /** What is in force, by kind and name. */
  Created: Type.Array(CreatedByEmployee),
  Version: Type.Integer(),
});
export type ManagedEmployee = Static<typeof ManagedEmployee>;

/** Call 160. */
export const EmployeeListQuery = Type.Object({
  /** A part of the name or the email. */
  searchterm: Type.String({ default: '', maxLength: 200 }),
  /** Also lists disabled employees. */
  WithDisabled: Type.Boolean({ default: false }),
  PageNo: Type.Unsafe<number>({ ...PageNo, default: 1 }),
  PageSize: Type.Unsafe<Static<typeof PageSize>>({ ...PageSize, default: 100 }),
});
export type EmployeeListQuery = Static<typeof EmployeeListQuery>;
export const EmployeeListResponse = Type.Object({
  Employees: Type.Array(ManagedEmployee),
  TotalCount: Count,
  /** The email of the only employee who can have a password, in lowercase; null: everybody can. */
  OnlyPasswordOf: Nullable(Type.String()),
});
export type EmployeeListResponse = Static<typeof EmployeeListResponse>;

/** Call 161. */
export const EmployeeSaveRequest = Exact({
  ID: Type.With(Id, { description: '0 adds an employee.' }),
  EmployeeFirstName: Type.String({ maxLength: 80 }),
  EmployeeLastName: Type.String({ maxLength: 80 }),
  EmployeeEmail: Type.String({ maxLength: 254 }),
  DirectPhone: Type.String({ maxLength: 50, default: '' }),
  EmployeeType,
  OrderMasterOverride: Type.Boolean({ default: false }),
  /** The complete list; missing ones are removed. */
  AccountOwners: Type.Array(Exact({ value: Id, isDefault: Type.Boolean() }), { maxItems: 500 }),
  Version: Type.Optional(Type.Integer()),
});
export type EmployeeSaveRequest = Static<typeof EmployeeSaveRequest>;

/** The response of calls 161 to 163. */
export const EmployeeAnswer = Type.Object({ Success: Type.Boolean(), Employee: ManagedEmployee });
export type EmployeeAnswer = Static<typeof EmployeeAnswer>;

/** Call 162. */
export const EmployeeAccessRequest = Exact({
  IsDisabled: Type.Boolean(),
  /** Makes the caller the creator of what the employee has created; otherwise it ends. */
  HandOver: Type.Optional(Type.Boolean()),
  Version: Type.Optional(Type.Integer()),
});
export type EmployeeAccessRequest = Static<typeof EmployeeAccessRequest>;

/** An account owner or an activity type. */
export const NamedRecord = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** Records refer to it, so it can be renamed but not deleted. */
  IsUsed: Type.Boolean(),
  IsDefault: Type.Boolean({ description: 'The default in forms. It can’t be deleted.' }),
  Version: Type.Integer(),
});
export type NamedRecord = Static<typeof NamedRecord>;

/** Calls 165 and 168. */
export const NamedRecordSave = Exact({
  ID: Type.With(Id, { description: '0 adds.' }),
  Name: Type.String({ maxLength: 80 }),
  Version: Type.Optional(Type.Integer()),
});
export type NamedRecordSave = Static<typeof NamedRecordSave>;
export const NamedRecordAnswer = Type.Object({ Success: Type.Boolean(), Record: NamedRecord });
export type NamedRecordAnswer = Static<typeof NamedRecordAnswer>;
