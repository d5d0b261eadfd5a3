import { Type, type Static } from 'typebox';
import { Association, Id, Uid } from './common.ts';

export const EmployeeType = Type.Union([
  Type.Literal('Sales'),
  Type.Literal('Account Manager'),
  Type.Literal('Operations'),
]);
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

/** Call 31. The answer is the token as a JSON string. */
export const LoginRequest = Type.Object(
  { email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
export type LoginRequest = Static<typeof LoginRequest>;
export const Token = Type.String();

/** Call 32. */
export const ResetPasswordRequest = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 25 }), resetToken: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);
/** Call 33. false: no account of that address. */
export const ForgotPasswordRequest = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { additionalProperties: false },
);
export const Answer = Type.Boolean();
