import type { EmployeeOption } from '@galley/shared/contract/common';
import { employeeUid } from '@galley/shared/http';

/** The signed-in user's id, found among the employees in call 1's response; undefined if the user isn't among them. */
export function ownId(employees: readonly EmployeeOption[] = []): number | undefined {
  const uid = employeeUid().toLowerCase();
  return employees.find(({ data }) => data.toLowerCase() === uid)?.value;
}
