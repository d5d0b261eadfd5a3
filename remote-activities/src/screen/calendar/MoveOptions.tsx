import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import type { ShownActivity } from '../../changes/shownActivity.ts';
import { SeriesOptions } from '../SeriesOptions.tsx';

interface Props {
  activity: ShownActivity;
  day: Day;
  onClose: () => void;
  onChoose: (restarts: boolean) => void;
}

/** Asks what moving means for a recurring activity (CALS-06). */
export const MoveOptions = ({ activity, day, onClose, onChoose }: Props) => (
  <SeriesOptions
    title="Move Options"
    subtitle={activity.Title}
    onClose={onClose}
    options={[
      { label: 'Move This Occurrence Only', onChoose: () => onChoose(false) },
      { label: 'Move This and All Remaining Occurrences', onChoose: () => onChoose(true) },
    ]}
  >
    <p>
      {activity.FollowUpRecurrenceText}. New date: {formatDay(day)}.
    </p>
  </SeriesOptions>
);
