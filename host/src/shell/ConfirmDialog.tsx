import { queryClient } from '@galley/shared/http';
import { Button, Modal, notify } from '@galley/shared/ui';
import { useState, type ReactNode } from 'react';
import { reasonOf } from './reasonOf.ts';

interface Props {
  title: string;
  /** The consequences. */
  text: string;
  /** An additional question. */
  children?: ReactNode;
  button: string;
  /** Carries out the action; a refusal is shown, and the question stays open. */
  onConfirm: () => Promise<unknown>;
  /** The message on success. */
  done: string;
  /** The first parts of the query keys that the action makes stale. */
  refreshes: readonly string[];
  onClose: () => void;
}

/** Confirms an action that affects somebody else immediately. */
export function ConfirmDialog({ title, text, children, button, onConfirm, done, refreshes, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function confirm() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm();
      notify.success(done);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setBusy(false);
      await Promise.all(refreshes.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    }
  }
  return (
    <Modal
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={isBusy} onClick={() => void confirm()}>
            {button}
          </Button>
        </>
      }
    >
      <p className="modal-text">{text}</p>
      {children}
      {refusal !== undefined && (
        <p className="form-alert" role="alert">
          {refusal}
        </p>
      )}
    </Modal>
  );
}
