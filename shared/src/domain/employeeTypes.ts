/** The types of an employee, as a session names them. */
export const EMPLOYEE_TYPES = ['Sales', 'Account Manager', 'Operations'] as const;
export type EmployeeType = (typeof EMPLOYEE_TYPES)[number];

/** Only Operations can change releases and read the audit log. */
export const isOperations = (type: EmployeeType | null | undefined): boolean => type === 'Operations';
/** Account Managers can remove files that others added to their records. */
export const isAccountManager = (type: EmployeeType | null | undefined): boolean =>
  type === 'Account Manager';
