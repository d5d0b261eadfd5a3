import { LOADING } from '@galley/shared/domain/loadingText';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import { employeeQuery, useQuery } from '@galley/shared/http';
import { EmptyState } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { Failed } from './Failed.tsx';

interface Props {
  /** What everybody else reads. */
  refusal: string;
  children: ReactNode;
}

/** What employees of type Operations alone may see. The server refuses everybody else as well (VIS-06). */
export function OperationsOnly({ refusal, children }: Props) {
  const { data: employee, isError, refetch } = useQuery(employeeQuery());
  if (employee !== undefined) {
    return isOperations(employee.EmployeeType) ? children : <EmptyState text={refusal} />;
  }
  if (isError) return <Failed text="Your account could not be loaded." onRetry={() => void refetch()} />;
  return <p role="status">{LOADING}</p>;
}
