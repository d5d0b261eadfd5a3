import { Modal } from '../ui/modal/Modal.tsx';

/** What a form begins with is on its way. */
export const LoadingDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Loading...please wait" size="small" onClose={onClose}>
    <div className="modal-pending" aria-busy="true" />
  </Modal>
);

interface Props {
  title: string;
  /** What is missing, and why the form does not open without it. */
  text: string;
  onRetry: () => void;
  onClose: () => void;
}

/** A part of the record could not be loaded, and saving without it would lose it. */
export const IncompleteDialog = ({ title, text, onRetry, onClose }: Props) => (
  <Modal
    title={title}
    size="small"
    onClose={onClose}
    footer={
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        Try again
      </button>
    }
  >
    <p className="modal-text" role="alert">
      {text}
    </p>
  </Modal>
);
