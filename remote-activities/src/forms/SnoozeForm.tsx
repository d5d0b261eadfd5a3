import { addDays, type Day } from '@galley/shared/domain/calendar';
import { DateField, FormDialog, useDraft } from '@galley/shared/form';
import { businessToday, type DialogProps } from '@galley/shared/store';
import { useState } from 'react';
import { snoozeActivity } from '../changes/activityActions.ts';

/** Puts an open activity off to a day of one's own choice. */
export function SnoozeForm({ dialog, onClose }: DialogProps<'activity-snooze'>) {
  const { activity } = dialog;
  const draft = useDraft<Day>(`snooze.${activity.ID}`, dialog);
  const [day, setDay] = useState<Day>(draft.restored ?? '');
  const [attempts, setAttempts] = useState(0);
  const today = businessToday();
  const isPast = day !== '' && day < today;
  const error =
    day === '' ? 'Activity Date is required.' : isPast ? 'Choose today or a later day.' : undefined;
  const leave = () => {
    draft.clear();
    onClose();
  };
  const save = () => {
    setAttempts(attempts + 1);
    if (error !== undefined || day === '') return;
    leave();
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
      onClose={leave}
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
        planned={{ assignee: activity.ActivityForID }}
        error={attempts > 0 ? error : undefined}
        onChange={(chosen) => {
          setDay(chosen);
          draft.keep(chosen === '' ? undefined : chosen);
        }}
      />
    </FormDialog>
  );
}
