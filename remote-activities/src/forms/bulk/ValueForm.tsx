import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import type { Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { DateField, PickerField, SelectField, ShortForm } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { businessToday, type BulkSelection, type DialogOf } from '@galley/shared/store';
import { startBulk } from '@galley/shared/ui';
import { useState } from 'react';
import { ActivityTypeField } from '../ActivityTypeField.tsx';

type Action = Exclude<DialogOf<'activities/bulk'>['action'], 'spread' | 'addToCompanies' | 'addToContacts'>;

interface AssigneeProps {
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

function Assignee({ value, error, onChange }: AssigneeProps) {
  const { data, isLoading, isLoadingError } = useQuery(trendGroupsQuery());
  const people = data?.Employees ?? [];
  return (
    <PickerField
      label="Assigned To"
      options={people}
      value={people.find((one) => one.value === value) ?? null}
      isLoading={isLoading}
      isFailed={isLoadingError}
      error={error}
      onChange={(chosen) => onChange(chosen.value)}
    />
  );
}

const CANCEL_MODES = [
  { value: CLOSE_MODES.cancelOne, label: 'Cancel This Occurrence Only' },
  { value: CLOSE_MODES.cancelAll, label: 'Cancel This and All Remaining Occurrences' },
];

/** The text of each action's title and button. */
const TITLES: Record<Action, string> = {
  reassign: 'Assign',
  retype: 'Change Type',
  redate: 'Change Date',
  snooze: 'Snooze',
  cancel: 'Cancel Activities',
};

interface Input {
  id: number;
  day: Day;
}

/** The values to send for an action. */
function valuesOf(action: Action, { id, day }: Input): Parameters<typeof startBulk>[1] {
  if (action === 'reassign') return { Action: 'reassignActivities', AssignTo: id };
  if (action === 'retype') return { Action: 'retypeActivities', TypeID: id };
  if (action === 'cancel') return { Action: 'closeActivities', CloseMode: id };
  const StartDate = `${day}T00:00:00`;
  return { Action: action === 'snooze' ? 'snoozeActivities' : 'redateActivities', StartDate };
}

/** The same messages as in the forms for one activity (ACTF-04, SNZ-02). */
function faultOf(action: Action, { id, day }: Input): string | undefined {
  if (action === 'reassign') return id === 0 ? 'Assigned To is required.' : undefined;
  if (action === 'retype') return id === 0 ? 'Activity Type is required.' : undefined;
  if (action === 'cancel') return undefined;
  if (day === '') return 'Activity Date is required.';
  return action === 'snooze' && day < businessToday() ? 'Choose today or a later day.' : undefined;
}

interface Props {
  action: Action;
  chosen: BulkSelection;
  onClose: () => void;
}

/** Asks for the one value that an action gives every selected activity. */
export function ValueForm({ action, chosen, onClose }: Props) {
  const [input, setInput] = useState<Input>({ id: action === 'cancel' ? CLOSE_MODES.cancelOne : 0, day: '' });
  const setId = (id: number) => setInput({ ...input, id });
  return (
    <ShortForm
      title={TITLES[action]}
      subtitle={`${formatCount(chosen.count)} selected`}
      button={TITLES[action]}
      fault={faultOf(action, input)}
      hasInput={false}
      onSend={() => {
        onClose();
        void startBulk(chosen, valuesOf(action, input));
      }}
      onClose={onClose}
    >
      {(error) => (
        <>
          {action === 'reassign' && <Assignee value={input.id} error={error} onChange={setId} />}
          {action === 'retype' && <ActivityTypeField value={input.id} error={error} onChange={setId} />}
          {action === 'cancel' && (
            <SelectField
              label="Cancel Options"
              hint="Applies to recurring activities. Others are canceled either way."
              value={input.id}
              options={CANCEL_MODES}
              onChange={(value) => setId(Number(value))}
            />
          )}
          {(action === 'snooze' || action === 'redate') && (
            <DateField
              label="Activity Date"
              value={input.day}
              {...(action === 'snooze' && { min: businessToday() })}
              error={error}
              onChange={(day) => setInput({ ...input, day })}
            />
          )}
        </>
      )}
    </ShortForm>
  );
}
