import { formatCount } from '@galley/shared/domain/count';
import { FormDialog, PickerField } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { startBulk } from '@galley/shared/ui';
import { useState } from 'react';

/** Gives the selected prospects a sales rep; customers among them are refused (BULK-05). */
export function AssignForm({ dialog: { chosen }, onClose }: DialogProps<'prospects-assign'>) {
  const { data, isLoading, isLoadingError } = useQuery(trendGroupsQuery());
  const people = data?.Employees ?? [];
  const [rep, setRep] = useState(0);
  const [attempts, setAttempts] = useState(0);
  const save = () => {
    setAttempts(attempts + 1);
    if (rep === 0) return;
    onClose();
    void startBulk(chosen, { Action: 'reassignProspects', AssignTo: rep });
  };
  return (
    <FormDialog
      title="Assign Sales Rep"
      subtitle={`${formatCount(chosen.count)} selected`}
      size="small"
      isDirty={false}
      attempts={attempts}
      onSave={save}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={save}>
          Assign
        </button>
      }
    >
      <PickerField
        label="Sales Rep"
        hint="Of prospects. A customer keeps its own."
        options={people}
        value={people.find(({ value }) => value === rep) ?? null}
        isLoading={isLoading}
        isFailed={isLoadingError}
        error={attempts > 0 && rep === 0 ? 'Sales Rep is required.' : undefined}
        onChange={({ value }) => setRep(value)}
      />
    </FormDialog>
  );
}
