import { employeeQuery, useQuery } from '@galley/shared/http';
import { EmptyState } from '@galley/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** What everybody else reads. */
  refusal: string;
  children: ReactNode;
}

/** What employees of type Operations alone may see. The server refuses everybody else as well. */
export function OperationsOnly({ refusal, children }: Props) {
  const { data: employee, isPending } = useQuery(employeeQuery());
  if (isPending) return <p role="status">Loading...please wait</p>;
  return employee?.EmployeeType === 'Operations' ? children : <EmptyState text={refusal} />;
}
