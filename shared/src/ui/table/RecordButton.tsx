import { useState, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';

interface Props {
  /** The record's name, on the button and over what it opens. */
  name: string;
  /** All there is about it. */
  children: () => ReactNode;
}

/** Opens a row's record: a row holds what fits, and this the rest (GRID-02). */
export function RecordButton({ name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="line-button line-strong"
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {isOpen && (
        <Modal title={name} size="large" onClose={() => setOpen(false)}>
          {children()}
        </Modal>
      )}
    </>
  );
}
