import { LOADING } from '../../domain/loadingText.ts';
import { Modal } from './Modal.tsx';

/** Placeholder for a dialog whose code or record is loading. */
export const LoadingDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={LOADING} size="small" onClose={onClose}>
    <div className="modal-pending" aria-busy="true" />
  </Modal>
);
