import { formatCount } from '@galley/shared/domain/count';
import { PickerField, ShortForm } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { startBulk } from '@galley/shared/ui';
import { useState } from 'react';

/** Gives the selected prospects a sales rep; customers among them are refused (BULK-05). */
export function AssignForm({ dialog: { chosen }, onClose }: DialogProps<'companies/assign'>) {
  const { data, isLoading, isLoadingError } = useQuery(trendGroupsQuery());
  const people = data?.Employees ?? [];
  const [rep, setRep] = useState(0);
  const assign = () => {
    onClose();
    void startBulk(chosen, { Action: 'reassignProspects', AssignTo: rep });
  };
  return (
    <ShortForm
      title="Assign Sales Rep"
      subtitle={`${formatCount(chosen.count)} selected`}
      button="Assign"
      fault={rep === 0 ? 'Sales Rep is required.' : undefined}
      hasInput={false}
      onSend={assign}
      onClose={onClose}
    >
      {(error) => (
        <PickerField
          label="Sales Rep"
          hint="For prospects only. Customers keep their sales rep."
          options={people}
          value={people.find(({ value }) => value === rep) ?? null}
          isLoading={isLoading}
          isFailed={isLoadingError}
          error={error}
          onChange={({ value }) => setRep(value)}
        />
      )}
    </ShortForm>
  );
}
