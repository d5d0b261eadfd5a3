import { formatDay } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { singlePress } from '@galley/shared/domain/singlePress';
import { Modal } from '@galley/shared/ui';
import type { ShownActivity } from '../../changes/shownActivity.ts';

interface Props {
  activity: ShownActivity;
  day: Day;
  onClose: () => void;
  onChoose: (restarts: boolean) => void;
}

/** What moving means for an activity that comes again (CALS-06). */
export const MoveOptions = ({ activity, day, onClose, onChoose }: Props) => (
  <Modal title="Move Options" size="small" onClose={onClose}>
    <p>
      {activity.Title}, {activity.FollowUpRecurrenceText}, moves to {formatDay(day)}.
    </p>
    <div className="cancel-options">
      <button
        type="button"
        className="btn btn-primary"
        data-autofocus
        onClick={(event) => singlePress(event, onClose)}
      >
        Do Nothing
      </button>
      <button type="button" className="btn" onClick={(event) => singlePress(event, () => onChoose(false))}>
        Move This Occurrence Only
      </button>
      <button type="button" className="btn" onClick={(event) => singlePress(event, () => onChoose(true))}>
        Move This and All Following Occurrences
      </button>
    </div>
  </Modal>
);
