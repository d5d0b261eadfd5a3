import { addDays, type Day } from '@galley/shared/domain/calendar';
import { DateField, FormDialog } from '@galley/shared/form';
import { businessToday, type DialogProps } from '@galley/shared/store';
import { useState } from 'react';
import { snoozeActivity } from '../changes/activityActions.ts';

/** Puts an open activity off to a day of one's own choice. */
export function SnoozeForm({ dialog: { activity }, onClose }: DialogProps<'activity-snooze'>) {
  const [day, setDay] = useState<Day>('');
  const [attempts, setAttempts] = useState(0);
  const today = businessToday();
  const isPast = day !== '' && day < today;
  const error =
    day === '' ? 'Activity Date is required.' : isPast ? 'Choose today or a later day.' : undefined;
  const save = () => {
    setAttempts(attempts + 1);
    if (error !== undefined || day === '') return;
    onClose();
    void snoozeActivity(activity, day);
  };
  return (
    <FormDialog
      title="Snooze"
      subtitle={activity.Title}
      size="small"
      isDirty={false}
      hasInput={day !== ''}
      attempts={attempts}
      onSave={save}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={save}>
          Snooze
        </button>
      }
    >
      <DateField
        label="Activity Date"
        value={day}
        min={addDays(today, 1)}
        error={attempts > 0 ? error : undefined}
        onChange={setDay}
      />
    </FormDialog>
  );
}
