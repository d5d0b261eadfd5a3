import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  title: string;
  subtitle: string;
  button: string;
  /** The current error; undefined if the value can be sent. */
  fault: string | undefined;
  /** Whether there is input that the user could lose. */
  hasInput: boolean;
  /** Sends it and closes. */
  onSend: () => void;
  onClose: () => void;
  /** @param error the error, after an attempt to send */
  children: (error: string | undefined) => ReactNode;
}

/** A dialog that asks for one value and does one thing with it, such as sending it. */
export function ShortForm({ title, subtitle, button, fault, hasInput, onSend, onClose, children }: Props) {
  const [attempts, setAttempts] = useState(0);
  const send = () => {
    setAttempts(attempts + 1);
    if (fault === undefined) onSend();
  };
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      size="small"
      isDirty={false}
      hasInput={hasInput}
      attempts={attempts}
      onSave={send}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={send}>
          {button}
        </Button>
      }
    >
      {children(attempts > 0 ? fault : undefined)}
    </FormDialog>
  );
}
