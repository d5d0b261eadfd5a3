import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** @throws HttpProblem 403 unless the caller is in Operations */
export function requireOperations({ employeeType }: Caller): void {
  if (!isOperations(employeeType)) throw new HttpProblem(403, 'Only Operations can see and change releases.');
}
