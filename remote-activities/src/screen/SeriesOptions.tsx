import { singlePress } from '@galley/shared/domain/singlePress';
import { Modal } from '@galley/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  options: readonly { label: string; onChoose: () => void }[];
  onClose: () => void;
  children?: ReactNode;
}

/** Asks what something means for an activity that comes again; nothing is done unless an option is chosen. */
export const SeriesOptions = ({ title, options, onClose, children }: Props) => (
  <Modal title={title} size="small" onClose={onClose}>
    {children}
    <div className="series-options">
      <button
        type="button"
        className="btn btn-primary"
        data-autofocus
        onClick={(event) => singlePress(event, onClose)}
      >
        Do Nothing
      </button>
      {options.map(({ label, onChoose }) => (
        <button key={label} type="button" className="btn" onClick={(event) => singlePress(event, onChoose)}>
          {label}
        </button>
      ))}
    </div>
  </Modal>
);
