import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  /** The thing that couldn't be loaded, and why the dialog needs it. */
  children: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of a dialog whose code or record could not be loaded. */
export const RetryDialog = ({ title, children, onRetry, onClose }: Props) => (
  <Modal
    title={title}
    size="small"
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onRetry}>
        Try Again
      </Button>
    }
  >
    <p className="modal-text" role="alert">
      {children}
    </p>
  </Modal>
);
