import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { mayHavePassword } from '@galley/server/account/rules/accountRules';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import { CheckField } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { Button, EmptyState, Icon, TextField } from '@galley/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { Failed } from '../shell/Failed.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { useDebounced } from '../palette/useDebounced.ts';
import { EmployeeEntry, nameOf, type EmployeeAction } from './EmployeeEntry.tsx';
import { EmployeeForm } from './EmployeeForm.tsx';
import { EmployeeSecurity } from './EmployeeSecurity.tsx';
import { employeesQuery, PEOPLE_REFRESHES, setAccess } from './peopleCalls.ts';
import { sendInvitation } from './sendInvitation.ts';
import { employeeQuery } from '../account/employeeQuery.ts';

const SEARCH_AFTER_MS = 200;

function AccessQuestion({ employee, onClose }: { employee: ManagedEmployee; onClose: () => void }) {
  const { IsDisabled, Created } = employee;
  const [handOver, setHandOver] = useState(false);
  const name = nameOf(employee);
  const hasCreated = !IsDisabled && Created.length > 0;
  return (
    <ConfirmDialog
      refreshes={PEOPLE_REFRESHES}
      title={`${IsDisabled ? 'Enable' : 'Disable'} ${name}?`}
      text={
        IsDisabled
          ? 'They’ll be able to sign in again.'
          : 'They’ll be signed out everywhere immediately and won’t be able to sign in. Their records are kept.'
      }
      button={IsDisabled ? 'Enable' : 'Disable'}
      onConfirm={() =>
        setAccess(employee, { IsDisabled: !IsDisabled, ...(hasCreated ? { HandOver: handOver } : {}) })
      }
      done={`${name} ${IsDisabled ? 'enabled' : 'disabled'}`}
      onClose={onClose}
    >
      {hasCreated && (
        <>
          <p className="modal-text">What they created for other systems stops working, too:</p>
          <ul>
            {Created.map(({ Kind, Name }) => (
              <li key={`${Kind} ${Name}`}>{`${Kind === 'webhook' ? 'Webhook' : 'Service token'} ${Name}`}</li>
            ))}
          </ul>
          <CheckField
            label="Keep these working, and transfer them to me"
            checked={handOver}
            onChange={setHandOver}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

/** The employees, with actions to add, edit, invite and disable them (PEOP-01). */
export function Employees() {
  const { data: own } = useQuery(employeeQuery());
  const [search, setSearch] = useState('');
  const [withDisabled, setWithDisabled] = useState(false);
  const [open, setOpen] = useState<{ action: 'edit' | 'access' | 'security'; employee?: ManagedEmployee }>();
  const query = useInfiniteQuery(
    employeesQuery({ search: useDebounced(search.trim(), SEARCH_AFTER_MS), withDisabled }),
  );
  const act = useCallback((action: EmployeeAction, employee: ManagedEmployee) => {
    if (action === 'invite') void sendInvitation(employee);
    else setOpen({ action, employee });
  }, []);
  const pages = query.data?.pages;
  const employees = pages?.flatMap((page) => page.Employees) ?? [];
  const onlyPasswordOf = pages?.at(-1)?.OnlyPasswordOf ?? undefined;
  const total = pages?.at(-1)?.TotalCount ?? 0;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="part-tools" role="search" aria-label="Employees">
        <TextField
          label="Name or Email"
          value={search}
          maxLength={200}
          spellCheck={false}
          onChange={setSearch}
        />
        <CheckField label="Show disabled" checked={withDisabled} onChange={setWithDisabled} />
        <Button look="primary" onClick={() => setOpen({ action: 'edit' })}>
          <Icon name="plus" /> Add Employee
        </Button>
      </div>
      <p className="part-count" role="status">
        {pages === undefined
          ? query.isFetching
            ? LOADING
            : 'Employees could not be loaded'
          : `Displaying ${formatCount(employees.length)} of ${formatCount(total)} ${total === 1 ? 'Employee' : 'Employees'}`}
      </p>
      {query.isError && !query.isFetching && (
        <Failed text="The employees could not be loaded." onRetry={() => void query.refetch()} />
      )}
      <div
        className="list-body"
        aria-busy={query.isPlaceholderData}
        data-dimmed={query.isPlaceholderData || undefined}
      >
        {employees.map((employee) => (
          <EmployeeEntry
            key={employee.ID}
            employee={employee}
            isSelf={employee.ID === own?.ID}
            canHavePassword={mayHavePassword(onlyPasswordOf, employee.EmployeeEmail)}
            onAct={act}
          />
        ))}
        {pages !== undefined && employees.length === 0 && <EmptyState text="No Employees found." />}
      </div>
      <MoreButton of={query} />
      {open?.action === 'edit' && (
        <EmployeeForm key={open.employee?.ID ?? 0} employee={open.employee} onClose={close} />
      )}
      {open?.action === 'access' && open.employee !== undefined && (
        <AccessQuestion employee={open.employee} onClose={close} />
      )}
      {open?.action === 'security' && open.employee !== undefined && (
        <EmployeeSecurity employee={open.employee} isSelf={open.employee.ID === own?.ID} onClose={close} />
      )}
    </>
  );
}
