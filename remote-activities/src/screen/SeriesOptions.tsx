import { singlePress } from '@galley/shared/domain/singlePress';
import { Button, Modal } from '@galley/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  options: readonly { label: string; onChoose: () => void }[];
  onClose: () => void;
  children?: ReactNode;
}

/** Asks what an action means for a recurring activity; nothing is done unless an option is chosen. */
export const SeriesOptions = ({ title, subtitle, options, onClose, children }: Props) => (
  <Modal title={title} subtitle={subtitle} size="small" onClose={onClose}>
    {children}
    <div className="series-options">
      <Button look="primary" data-autofocus onClick={(event) => singlePress(event, onClose)}>
        Do Nothing
      </Button>
      {options.map(({ label, onChoose }) => (
        <Button key={label} onClick={(event) => singlePress(event, onChoose)}>
          {label}
        </Button>
      ))}
    </div>
  </Modal>
);
