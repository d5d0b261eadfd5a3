import type { Day } from '@galley/shared/domain/calendar';
import { DateField, ShortForm, useDraft } from '@galley/shared/form';
import { businessToday, type DialogProps } from '@galley/shared/store';
import { useState } from 'react';
import { snoozeActivity } from '../changes/activityActions.ts';
import { activityDaysQuery } from '../http/activityDays.ts';

/** Snoozes an open activity to a chosen day. */
export function SnoozeForm({ dialog, onClose }: DialogProps<'activities/snooze'>) {
  const { activity } = dialog;
  const draft = useDraft<Day>(`snooze.${activity.ID}`, dialog);
  const [day, setDay] = useState<Day>(draft.restored ?? '');
  const today = businessToday();
  const isPast = day !== '' && day < today;
  const fault =
    day === '' ? 'Activity Date is required.' : isPast ? 'Choose today or a later day.' : undefined;
  const leave = () => {
    draft.clear();
    onClose();
  };
  const snooze = () => {
    leave();
    if (day !== '') void snoozeActivity(activity, day);
  };
  return (
    <ShortForm
      title="Snooze"
      subtitle={activity.Title}
      button="Snooze"
      fault={fault}
      hasInput={day !== ''}
      onSend={snooze}
      onClose={leave}
    >
      {(error) => (
        <DateField
          label="Activity Date"
          value={day}
          min={today}
          planned={{ days: activityDaysQuery(activity.ActivityForID) }}
          error={error}
          onChange={(chosen) => {
            setDay(chosen);
            draft.keep(chosen === '' ? undefined : chosen);
          }}
        />
      )}
    </ShortForm>
  );
}
