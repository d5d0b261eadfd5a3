import { Type } from 'typebox';
import { Answer, Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import {
  EmployeeAccessRequest,
  EmployeeAnswer,
  EmployeeListQuery,
  EmployeeListResponse,
  EmployeeSaveRequest,
  NamedRecord,
  NamedRecordAnswer,
  NamedRecordSave,
} from './contract.ts';

export * as employeeSchemas from './contract.ts';
const OfEmployee = Type.Object({ id: Id });
const NamedRecordDelete = Type.Object({ id: Id, Version: Type.Optional(Type.Integer()) });
const employee = {
  ID: 0,
  EmployeeFirstName: 'Sky',
  EmployeeLastName: 'Fiction',
  EmployeeEmail: 'sky.fiction@galley.example',
  DirectPhone: '303-555-0101',
  EmployeeType: 'Sales',
  OrderMasterOverride: false,
  AccountOwners: [{ value: 1, isDefault: true }],
};

export const employeeCalls = {
  employeeList: {
    number: 160,
    method: 'GET',
    path: '/v1/people',
    querystring: EmployeeListQuery,
    response: EmployeeListResponse,
    tag: 'People',
    summary: 'A page of employees',
    description:
      'Sorted by name, with their account owners and whether they can sign in. `OnlyPasswordOf` is set if password sign-in is turned off: nobody else can be invited.',
    example: { query: { searchterm: 'robin' } },
  },
  employeeSave: {
    number: 161,
    method: 'POST',
    path: '/v1/people',
    body: EmployeeSaveRequest,
    response: EmployeeAnswer,
    tag: 'People',
    summary: 'Add or change an employee',
    description:
      'ID 0 adds an employee without a password; send an invitation so that they can choose one. The list of account owners is replaced by the one you send; if it isn’t empty, exactly one is the default. You can’t change your own type.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: employee },
  },
  employeeAccess: {
    number: 162,
    method: 'POST',
    path: '/v1/people/:id/access',
    params: OfEmployee,
    body: EmployeeAccessRequest,
    response: EmployeeAnswer,
    tag: 'People',
    summary: 'Disable an employee, or enable them again',
    description: 'Disabling ends their sessions and emailed links at once. You can’t disable yourself.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { IsDisabled: true, Version: 1 } },
  },
  employeeInvitation: {
    number: 163,
    method: 'POST',
    path: '/v1/people/:id/invitation',
    params: OfEmployee,
    response: EmployeeAnswer,
    tag: 'People',
    summary: 'Invite an employee',
    description:
      'Emails a link to choose a password, which works once, for seven days. Earlier links stop working. Only for employees who have no password yet.',
    problems: [404, 422, 429],
    isWrite: true,
  },
  accountOwners: {
    number: 164,
    method: 'GET',
    path: '/v1/account-owners',
    response: Type.Array(NamedRecord),
    tag: 'People',
    summary: 'Account owners',
    description: 'Sorted by name, each with whether it has companies or employees.',
  },
  accountOwnerSave: {
    number: 165,
    method: 'POST',
    path: '/v1/account-owners',
    body: NamedRecordSave,
    response: NamedRecordAnswer,
    tag: 'People',
    summary: 'Add or rename an account owner',
    description: 'ID 0 adds one. Names that differ only in case or spaces are the same.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, Name: 'Great Basin' } },
  },
  accountOwnerDelete: {
    number: 166,
    method: 'DELETE',
    path: '/v1/account-owners',
    querystring: NamedRecordDelete,
    response: Answer,
    tag: 'People',
    summary: 'Delete an account owner',
    description: 'Only one without companies or employees.',
    problems: [404, 409, 422],
    isWrite: true,
  },
  managedActivityTypes: {
    number: 167,
    method: 'GET',
    path: '/v1/activity-types',
    response: Type.Array(NamedRecord),
    tag: 'People',
    summary: 'Activity types, for management',
    description:
      'Sorted by name, each with whether activities use it. The default type can be renamed, not deleted.',
  },
  activityTypeSave: {
    number: 168,
    method: 'POST',
    path: '/v1/activity-types',
    body: NamedRecordSave,
    response: NamedRecordAnswer,
    tag: 'People',
    summary: 'Add or rename an activity type',
    description: 'ID 0 adds one. Names that differ only in case or spaces are the same.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, Name: 'Plant Tour' } },
  },
  activityTypeDelete: {
    number: 169,
    method: 'DELETE',
    path: '/v1/activity-types',
    querystring: NamedRecordDelete,
    response: Answer,
    tag: 'People',
    summary: 'Delete an activity type',
    description: 'Only one that no activity uses and that isn’t the default.',
    problems: [404, 409, 422],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type EmployeeCalls = typeof employeeCalls;
declare module '../../http/calls.ts' {
  interface Calls extends EmployeeCalls {}
}
