import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { spreadCounts } from '@galley/shared/domain/spread';
import { CheckField, FormDialog } from '@galley/shared/form';
import type { Chosen } from '@galley/shared/store';
import { Button, startBulk } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  chosen: Chosen;
  days: readonly Day[];
  onClose: () => void;
}

const TITLE = 'Spread over the Week';

/** Asks over which days the activities are spread, and says how many each of them gets (CALS-11). */
export function SpreadForm({ chosen, days, onClose }: Props) {
  const [without, setWithout] = useState<readonly Day[]>([]);
  const [attempts, setAttempts] = useState(0);
  const among = days.filter((day) => !without.includes(day));
  const counts = spreadCounts(chosen.count, among.length);
  const save = () => {
    setAttempts(attempts + 1);
    if (among.length === 0) return;
    onClose();
    void startBulk(chosen, { Action: 'spreadActivities', Days: among.map((day) => `${day}T00:00:00`) });
  };
  const labelOf = (day: Day) =>
    without.includes(day)
      ? formatDay(day)
      : `${formatDay(day)}: ${formatCount(counts[among.indexOf(day)] ?? 0)}`;
  return (
    <FormDialog
      title={TITLE}
      subtitle={`${formatCount(chosen.count)} overdue`}
      size="small"
      isDirty={false}
      hasInput={false}
      attempts={attempts}
      onSave={save}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={save}>
          {TITLE}
        </Button>
      }
    >
      <fieldset className="spread-days" aria-describedby="spread-hint">
        <legend>Days</legend>
        {days.map((day) => (
          <CheckField
            key={day}
            label={labelOf(day)}
            checked={!without.includes(day)}
            onChange={(isOn) => setWithout(isOn ? without.filter((one) => one !== day) : [...without, day])}
          />
        ))}
        {attempts > 0 && among.length === 0 && (
          <p role="alert" className="text-danger">
            Choose a day.
          </p>
        )}
      </fieldset>
      <p id="spread-hint" className="form-text">
        The oldest come first. A series goes on from its own dates.
      </p>
    </FormDialog>
  );
}
