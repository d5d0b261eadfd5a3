import { Modal } from '../ui/modal/Modal.tsx';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a form closes that holds unsaved input. */
export const DiscardQuestion = ({ onKeep, onDiscard }: Props) => (
  <Modal
    title="Discard your changes?"
    size="small"
    onClose={onKeep}
    footer={
      <>
        <button type="button" className="btn" onClick={onDiscard}>
          Discard
        </button>
        <button type="button" className="btn btn-primary" data-autofocus onClick={onKeep}>
          Keep Editing
        </button>
      </>
    }
  >
    <p className="modal-text">What you entered has not been saved.</p>
  </Modal>
);
