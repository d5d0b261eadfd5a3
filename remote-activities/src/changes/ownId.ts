import type { EmployeeOption } from '@galley/shared/contract/common';
import { employeeUid } from '@galley/shared/http';

/** The id of the person signed in, among the employees that call 1 answers; undefined while she is not. */
export function ownId(employees: readonly EmployeeOption[] = []): number | undefined {
  const uid = employeeUid().toLowerCase();
  return employees.find(({ data }) => data.toLowerCase() === uid)?.value;
}
