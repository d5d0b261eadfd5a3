/** The types of an employee, as a session names them. */
export const EMPLOYEE_TYPES = ['Sales', 'Account Manager', 'Operations'] as const;
export type EmployeeType = (typeof EMPLOYEE_TYPES)[number];

/** Operations alone changes releases and reads the audit log. */
export const isOperations = (type: EmployeeType | null | undefined): boolean => type === 'Operations';
/** Account Managers remove files that others have added to records of theirs. */
export const isAccountManager = (type: EmployeeType | null | undefined): boolean =>
  type === 'Account Manager';
