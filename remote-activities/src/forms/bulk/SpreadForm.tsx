import type { ActivityPagedRequest } from '@galley/server/activities/contract';
import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { spreadCounts } from '@galley/server/activities/rules/spread';
import { CheckField, ShortForm } from '@galley/shared/form';
import { useQuery, type WithoutEmployeeUid } from '@galley/shared/http';
import type { BulkSelection } from '@galley/shared/store';
import { startBulk } from '@galley/shared/ui';
import { useState } from 'react';
import { activitiesQuery } from '../../http/listQuery.ts';

interface Props {
  chosen: BulkSelection;
  days: readonly Day[];
  onClose: () => void;
}

const TITLE = 'Spread over the Week';
const FIRST_PAGE = { PageNo: 1, PageSize: 20, SortBy: 0, SortOrder: 0 } as const;

/** How many activities match the filter; until that's known, how many the calendar shows, including those that the user can't edit. */
function useCount({ records, count }: BulkSelection): number {
  const filters = records['Activities'] as WithoutEmployeeUid<ActivityPagedRequest>;
  return useQuery(activitiesQuery({ ...filters, ...FIRST_PAGE })).data?.TotalCount ?? count;
}

const activitiesText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'activity' : 'activities'}`;

function faultOf(count: number, days: number): string | undefined {
  if (count === 0) return 'You can’t edit any of these activities.';
  return days === 0 ? 'Choose a day.' : undefined;
}

/** Asks which days to spread the activities over, and shows how many each day gets (CALS-11). */
export function SpreadForm({ chosen, days, onClose }: Props) {
  const [without, setWithout] = useState<readonly Day[]>([]);
  const among = days.filter((day) => !without.includes(day));
  const count = useCount(chosen);
  const counts = spreadCounts(count, among.length);
  const send = () => {
    onClose();
    void startBulk(chosen, { Action: 'spreadActivities', Days: among.map((day) => `${day}T00:00:00`) });
  };
  const labelOf = (day: Day) =>
    without.includes(day)
      ? formatDay(day)
      : `${formatDay(day)}: ${activitiesText(counts[among.indexOf(day)] ?? 0)}`;
  return (
    <ShortForm
      title={TITLE}
      subtitle={`${formatCount(count)} overdue`}
      button={TITLE}
      fault={faultOf(count, among.length)}
      hasInput={false}
      onSend={send}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <fieldset className="spread-days" aria-describedby="spread-hint">
            <legend>Move To</legend>
            {days.map((day) => (
              <CheckField
                key={day}
                label={labelOf(day)}
                checked={!without.includes(day)}
                onChange={(isOn) =>
                  setWithout(isOn ? without.filter((one) => one !== day) : [...without, day])
                }
              />
            ))}
            {fault !== undefined && (
              <p role="alert" className="field-error">
                {fault}
              </p>
            )}
          </fieldset>
          <p id="spread-hint" className="field-hint">
            The oldest come first. Recurring activities keep their schedule.
          </p>
        </>
      )}
    </ShortForm>
  );
}
