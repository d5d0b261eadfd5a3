import type { EmployeeAnswer, ManagedEmployee } from '@galley/server/account/employees/contract';
import { RecordDialog, useRecordForm } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { LoadingDialog, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { EmployeeFields } from './EmployeeFields.tsx';
import {
  differences,
  employeeChange,
  faultsOf,
  fieldOf,
  initialValues,
  type EmployeeValues,
} from './employeeValues.ts';
import { namedQuery } from './peopleCalls.ts';
import { sendInvitation } from './sendInvitation.ts';

interface Props {
  /** Undefined for a new employee. */
  employee: ManagedEmployee | undefined;
  onClose: () => void;
}

const DIALOG = {};

/** Adds or changes an employee (PEOP-02). */
export function EmployeeForm({ employee, onClose }: Props) {
  const { data: all, isPending, isLoadingError } = useQuery(namedQuery('/v1/account-owners'));
  const [initial] = useState(() => initialValues(employee));
  const id = employee?.ID ?? 0;
  const canInvite = id === 0 && appConfig().signIn?.passwords !== false;
  const state = useRecordForm<EmployeeValues, EmployeeAnswer>({
    noun: 'employee',
    draftKey: `employee.${id === 0 ? 'new' : id}`,
    dialog: DIALOG,
    initial,
    faultsOf,
    fieldOf,
    changeOf: (values) => employeeChange(id, values),
    failure: 'Failed to save employee',
    onSaved: ({ Employee: saved }) => {
      notify.success(id === 0 ? 'Employee Added!' : 'Employee Updated!');
      if (canInvite && state.form.getValues('invites')) void sendInvitation(saved);
    },
    latestValuesOf: (current) => initialValues(current as ManagedEmployee),
    onClose,
  });
  if (isPending) return <LoadingDialog onClose={onClose} />;
  return (
    <RecordDialog
      title={
        employee === undefined ? 'Add Employee' : `${employee.EmployeeFirstName} ${employee.EmployeeLastName}`
      }
      state={state}
      differencesOf={differences}
    >
      <EmployeeFields form={state.form} canInvite={canInvite} all={all ?? []} isFailed={isLoadingError} />
    </RecordDialog>
  );
}
