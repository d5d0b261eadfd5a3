import { Button } from '../ui/button/Button.tsx';
import { Modal } from '../ui/modal/Modal.tsx';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a form with unsaved input closes. */
export const DiscardQuestion = ({ onKeep, onDiscard }: Props) => (
  <Modal
    title="Discard your changes?"
    size="small"
    onClose={onKeep}
    footer={
      <>
        <Button onClick={onDiscard}>Discard</Button>
        <Button look="primary" data-autofocus onClick={onKeep}>
          Keep Editing
        </Button>
      </>
    }
  >
    <p className="modal-text">You have unsaved changes.</p>
  </Modal>
);
