import { CLOSE_MODES, type CloseMode } from '@galley/server/activities/rules/activityStatus';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { SeriesOptions } from './SeriesOptions.tsx';

interface Props {
  activity: ShownActivity;
  onClose: () => void;
  onChoose: (mode: CloseMode) => void;
}

/** Asks what canceling means for a recurring activity (ACT-10). */
export const CancelOptions = ({ activity, onClose, onChoose }: Props) => (
  <SeriesOptions
    title="Cancel Options"
    subtitle={activity.Title}
    onClose={onClose}
    options={[
      { label: 'Cancel This Occurrence Only', onChoose: () => onChoose(CLOSE_MODES.cancelOne) },
      { label: 'Cancel This and All Remaining Occurrences', onChoose: () => onChoose(CLOSE_MODES.cancelAll) },
    ]}
  />
);
