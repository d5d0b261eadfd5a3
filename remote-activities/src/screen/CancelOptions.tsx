import { singlePress } from '@galley/shared/domain/singlePress';
import { CLOSE_MODES, type CloseMode } from '@galley/shared/domain/activityStatus';
import { Modal } from '@galley/shared/ui';

interface Props {
  onClose: () => void;
  onChoose: (mode: CloseMode) => void;
}

/** What canceling means for an activity that comes again (ACT-10). */
export const CancelOptions = ({ onClose, onChoose }: Props) => (
  <Modal title="Cancel Options" size="small" onClose={onClose}>
    <div className="cancel-options">
      <button
        type="button"
        className="btn btn-primary"
        data-autofocus
        onClick={(event) => singlePress(event, onClose)}
      >
        Do Nothing
      </button>
      <button
        type="button"
        className="btn"
        onClick={(event) => singlePress(event, () => onChoose(CLOSE_MODES.cancelOne))}
      >
        Cancel This Occurrence Only
      </button>
      <button
        type="button"
        className="btn"
        onClick={(event) => singlePress(event, () => onChoose(CLOSE_MODES.cancelAll))}
      >
        Cancel This and All Remaining Occurrences
      </button>
    </div>
  </Modal>
);
