import { Picker } from '@galley/shared/host';
import { DateField } from '@galley/shared/form';
import { queryClient, trendGroupsQuery, useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { Button, TextField, useNavigate } from '@galley/shared/ui';
import { useState, type SyntheticEvent } from 'react';
import { auditUrl, useAuditFilter } from './auditFilter.ts';
import { AUDIT_KEY } from './auditQuery.ts';

interface Props {
  /** The name of the employee in the filter, from the entries, because employees who have left aren't in any list. */
  nameInEntries: string | undefined;
}

/** Filters by one record, one employee, and days. Nothing changes until the user presses View. */
export function AuditFilters({ nameInEntries }: Props) {
  const { filter: applied, search } = useAuditFilter();
  const navigate = useNavigate();
  const { data: options, isPending, isLoadingError } = useQuery(trendGroupsQuery());
  const [draft, setDraft] = useState({ applied, filter: applied });
  // After a link or Back, the fields show the filter of the new address.
  if (draft.applied !== applied) setDraft({ applied, filter: applied });
  const { record, employee, from, to } = draft.filter;
  const set = (change: Partial<typeof applied>) =>
    setDraft({ applied, filter: { ...draft.filter, ...change } });

  const employees = options?.Employees ?? [];
  const name = employees.find(({ value }) => value === employee)?.label ?? nameInEntries;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faulty = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty !== null) return faulty.focus();
    const url = auditUrl(search, draft.filter);
    // The same filter again loads newer entries.
    if (url === auditUrl(search, applied)) void queryClient.invalidateQueries({ queryKey: AUDIT_KEY });
    else void navigate(url);
  };
  return (
    // Errors are shown at their fields.
    <form className="audit-filters" role="search" aria-label="Audit Log" noValidate onSubmit={submit}>
      <TextField
        label="Record"
        value={record}
        maxLength={200}
        placeholder="company/12"
        spellCheck={false}
        onChange={(text) => set({ record: text })}
      />
      <Picker
        label="Employee"
        options={employees}
        isLoading={isPending}
        isFailed={isLoadingError}
        value={employee === 0 ? null : { value: employee, label: name ?? `Employee ${employee}` }}
        onChange={({ value }) => set({ employee: value })}
        onClear={() => set({ employee: 0 })}
      />
      <DateField
        label="From"
        yearless="last"
        value={from}
        max={businessToday()}
        range={{ side: 'start', from, to }}
        onChange={(day) => set({ from: day })}
      />
      <DateField
        label="To"
        yearless="last"
        value={to}
        max={businessToday()}
        range={{ side: 'end', from, to }}
        error={to !== '' && to < from ? 'To can’t be before From.' : undefined}
        onChange={(day) => set({ to: day })}
      />
      <Button type="submit" look="primary">
        View
      </Button>
    </form>
  );
}
