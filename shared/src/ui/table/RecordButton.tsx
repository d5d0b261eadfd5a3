import { use, useState, type ReactNode } from 'react';
import { RecordsContext } from '../steps/recordSteps.ts';
import type { Step } from '../steps/neighbors.ts';
import { Modal } from '../modal/Modal.tsx';
import { notify } from '../toast/notify.ts';

interface Props {
  /** The record's name: the text of the button, and the title of its dialog. */
  name: string;
  /** The record; enables steps to its neighbors in the list (STEP-03). */
  record?: unknown;
  /** The details of the record. */
  children: () => ReactNode;
}

/** Opens a row's record with the details that don't fit into the row (GRID-02). */
export function RecordButton({ name, record, children }: Props) {
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
        <OpenedRecord name={name} record={record} onClose={() => setOpen(false)}>
          {children}
        </OpenedRecord>
      )}
    </>
  );
}

/** The row's own record, or another one that the user has stepped to. */
function OpenedRecord({ name, record, onClose, children }: Props & { onClose: () => void }) {
  const records = use(RecordsContext);
  const [other, setOther] = useState<{ record: unknown }>();
  const key = records?.keyOf(other?.record ?? record);
  const stepBy = (step: Step) => {
    const go = key === undefined || record === undefined ? undefined : records?.neighborOf(key, step);
    if (go === undefined) return undefined;
    return () =>
      void go().then(
        (found) => found !== undefined && setOther({ record: found }),
        () => notify.failure('The record could not be loaded.'),
      );
  };
  const [previous, next] = [stepBy(-1), stepBy(1)];
  return (
    <Modal
      title={other === undefined ? name : (records?.nameOf(other.record) ?? '')}
      size="large"
      steps={previous === undefined && next === undefined ? undefined : { previous, next }}
      onClose={onClose}
    >
      {other === undefined ? children() : records?.details(other.record)}
    </Modal>
  );
}
