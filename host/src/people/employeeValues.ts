import type { EmployeeType } from '@galley/server/account/contract';
import type { Association } from '@galley/shared/contract/common';
import type { EmployeeSaveRequest, ManagedEmployee } from '@galley/server/account/employees/contract';
import { employeeFaults } from '@galley/server/account/rules/employeeRules';
import type { Difference, FieldError } from '@galley/shared/form';
import type { NewChange } from '@galley/shared/http';
import { PEOPLE_REFRESHES } from './peopleCalls.ts';

/** The values of an employee's form. */
export interface EmployeeValues {
  first: string;
  last: string;
  email: string;
  phone: string;
  type: EmployeeType;
  override: boolean;
  owners: Association[];
  /** For a new employee: send an invitation after saving. */
  invites: boolean;
  /** The version that the form was opened with; undefined for a new employee. */
  version: number | undefined;
}

const FIELDS: Record<string, keyof EmployeeValues> = {
  EmployeeFirstName: 'first',
  EmployeeLastName: 'last',
  EmployeeEmail: 'email',
  DirectPhone: 'phone',
  EmployeeType: 'type',
};
export const fieldOf = (field: string): keyof EmployeeValues | undefined => FIELDS[field];

/** The initial values of the form; undefined: for a new employee. */
export const initialValues = (employee: ManagedEmployee | undefined): EmployeeValues => ({
  first: employee?.EmployeeFirstName ?? '',
  last: employee?.EmployeeLastName ?? '',
  email: employee?.EmployeeEmail ?? '',
  phone: employee?.DirectPhone ?? '',
  type: employee?.EmployeeType ?? 'Sales',
  override: employee?.OrderMasterOverride ?? false,
  owners: employee?.AccountOwners ?? [],
  invites: employee === undefined,
  version: employee?.Version,
});

const payloadOf = (id: number, values: EmployeeValues): EmployeeSaveRequest => ({
  ID: id,
  EmployeeFirstName: values.first.trim(),
  EmployeeLastName: values.last.trim(),
  EmployeeEmail: values.email.trim(),
  DirectPhone: values.phone.trim(),
  EmployeeType: values.type,
  OrderMasterOverride: values.override,
  AccountOwners: values.owners.map(({ value, isDefault }) => ({ value, isDefault })),
  ...(values.version === undefined ? {} : { Version: values.version }),
});

export const faultsOf = (values: EmployeeValues): FieldError[] => employeeFaults(payloadOf(0, values));

/** A saved form as a change for the outbox. @param id 0 adds */
export const employeeChange = (id: number, values: EmployeeValues): NewChange => ({
  label: `${id === 0 ? 'New employee' : 'Employee'}: ${values.first} ${values.last}`,
  ...(id === 0 ? {} : { record: `employee/${id}` }),
  call: { method: 'POST', path: '/v1/people', body: payloadOf(id, values) },
  refreshes: PEOPLE_REFRESHES,
});

const ownersText = ({ owners }: EmployeeValues) =>
  owners.map(({ label, isDefault }) => (isDefault ? `${label} (default)` : label)).join('\n');

const SHOWN: [string, (values: EmployeeValues) => string][] = [
  ['First Name', ({ first }) => first],
  ['Last Name', ({ last }) => last],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Employee Type', ({ type }) => type],
  ['Can see all companies’ orders', ({ override }) => (override ? 'Yes' : 'No')],
  ['Account Owners', ownersText],
];

/** The fields whose input differs from what somebody else has saved. */
export const differences = (mine: EmployeeValues, theirs: EmployeeValues): Difference[] =>
  SHOWN.map(([label, text]) => ({ label, mine: text(mine), theirs: text(theirs) })).filter(
    (one) => one.mine !== one.theirs,
  );
