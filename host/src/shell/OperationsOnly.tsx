import { isOperations } from '@galley/shared/domain/employeeTypes';
import { useQuery } from '@galley/shared/http';
import { EmptyState } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { NotLoaded } from './NotLoaded.tsx';
import { employeeQuery } from '../account/employeeQuery.ts';

interface Props {
  /** Shown to everybody else. */
  refusal: string;
  children: ReactNode;
}

/** Content for employees of type Operations only. The server also refuses everybody else (VIS-06). */
export function OperationsOnly({ refusal, children }: Props) {
  const query = useQuery(employeeQuery());
  const { data: employee } = query;
  if (employee === undefined) return <NotLoaded query={query} failure="Your account could not be loaded." />;
  return isOperations(employee.EmployeeType) ? children : <EmptyState text={refusal} />;
}
