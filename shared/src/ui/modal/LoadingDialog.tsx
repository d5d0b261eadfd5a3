import { LOADING } from '../../domain/loadingText.ts';
import { Modal } from './Modal.tsx';

/** Stands in the place of a dialog whose code or record is still loading. */
export const LoadingDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={LOADING} size="small" onClose={onClose}>
    <div className="modal-pending" aria-busy="true" />
  </Modal>
);
