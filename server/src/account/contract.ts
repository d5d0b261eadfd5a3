import { Type, type Static } from 'typebox';
import { EMPLOYEE_TYPES } from '@galley/shared/domain/employeeTypes';
import { Association, Exact, Id, OneOf, Uid } from '@galley/shared/contract/common';
import { DEVICE_HEADER } from './rules/deviceHeader.ts';
import { RENEWAL_HEADER } from './rules/renewalHeader.ts';

export const EmployeeType = OneOf(EMPLOYEE_TYPES);
export type EmployeeType = Static<typeof EmployeeType>;

/** Call 30. */
export const Employee = Type.Object({
  ID: Id,
  UID: Type.String(),
  Username: Type.String(),
  EmployeeFirstName: Type.String(),
  EmployeeLastName: Type.String(),
  EmployeeEmail: Type.String(),
  DirectPhone: Type.String(),
  EmployeeType,
  OrderMasterOverride: Type.Boolean(),
});
export type Employee = Static<typeof Employee>;

/** Call 16: the account owners of an employee. */
export const AccountAssociationParams = Type.Object({ employeeUid: Uid });
export const AccountAssociationList = Type.Array(Association);

/** If set, the page requests a session that it renews. */
export const RenewalHeaders = Type.Object({
  [RENEWAL_HEADER]: Type.Optional(Type.String({ maxLength: 200 })),
});
export const DeviceHeaders = Type.Object({
  [DEVICE_HEADER]: Type.Optional(Type.String({ maxLength: 200 })),
  ...RenewalHeaders.properties,
});

/** Call 31. The answer is the token as a JSON string. */
export const LoginRequest = Exact({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 200 }),
});
export type LoginRequest = Static<typeof LoginRequest>;
export const Token = Type.String();

/** Call 32. How long a password may be is a rule of the form, with its message. */
export const ResetPasswordRequest = Exact({
  password: Type.String({ maxLength: 1000 }),
  resetToken: Type.String({ maxLength: 200 }),
  /** Also revokes what works without the password: the calendar feed, and links to order lines and quotes. */
  endAddresses: Type.Optional(Type.Boolean({ default: false })),
});
/** Call 33. False if no account has the address. */
export const ForgotPasswordRequest = Exact({ email: Type.String({ maxLength: 254 }) });

/** Call 342. `Session` is the token's `jti`, so that another session's cookie isn't used. */
export const RenewalRequest = Exact({ Session: Type.String({ maxLength: 64 }) });
export type RenewalRequest = Static<typeof RenewalRequest>;
