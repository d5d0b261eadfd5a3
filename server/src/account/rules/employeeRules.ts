import { isAccountEmail } from './accountRules.ts';

/** An employee's form fields, named as in the call; surrounding spaces are ignored. */
export interface EmployeeInput {
  EmployeeFirstName: string;
  EmployeeLastName: string;
  EmployeeEmail: string;
  AccountOwners: readonly { value: number; isDefault: boolean }[];
}

export interface EmployeeFault {
  field: keyof EmployeeInput;
  message: string;
}

export const EMAIL_TAKEN = 'Another employee has this email.';

function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required.';
  return isAccountEmail(email) ? undefined : 'Email is invalid.';
}

/** Requires each account owner only once and, if there are any, exactly one default. */
function ownersFault(owners: EmployeeInput['AccountOwners']): string | undefined {
  if (new Set(owners.map(({ value }) => value)).size < owners.length)
    return 'Choose each account owner only once.';
  if (owners.length > 0 && owners.filter(({ isDefault }) => isDefault).length !== 1)
    return 'Choose one account owner as the default.';
  return undefined;
}

/** The faults that prevent saving an employee, in the form's order (PEOP-02). */
export function employeeFaults(input: EmployeeInput): EmployeeFault[] {
  const found: [keyof EmployeeInput, string | undefined][] = [
    ['EmployeeFirstName', input.EmployeeFirstName.trim() === '' ? 'First Name is required.' : undefined],
    ['EmployeeLastName', input.EmployeeLastName.trim() === '' ? 'Last Name is required.' : undefined],
    ['EmployeeEmail', emailFault(input.EmployeeEmail)],
    ['AccountOwners', ownersFault(input.AccountOwners)],
  ];
  return found.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

/** Adds an account owner, the first one as the default; ignores one that is already there. */
export const addOwner = <Owner extends { value: number; isDefault: boolean }>(
  owners: readonly Owner[],
  added: Owner,
): Owner[] =>
  owners.some(({ value }) => value === added.value)
    ? [...owners]
    : [...owners, { ...added, isDefault: owners.length === 0 }];

/** Removes an account owner; if it was the default, the first remaining one becomes the default. */
export function removeOwner<Owner extends { value: number; isDefault: boolean }>(
  owners: readonly Owner[],
  value: number,
): Owner[] {
  const rest = owners.filter((one) => one.value !== value);
  return rest.some(({ isDefault }) => isDefault)
    ? rest
    : rest.map((one, index) => ({ ...one, isDefault: index === 0 }));
}
