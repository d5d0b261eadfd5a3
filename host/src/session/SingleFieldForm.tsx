import { Button, TextField } from '@galley/shared/ui';
import { useEffect, useRef, useState, type InputHTMLAttributes, type SyntheticEvent } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';

interface Props {
  label: string;
  /** The label of the button. */
  action: string;
  /** The initial value of the field. */
  initial?: string;
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'>;
  /** Sends the value; a refusal is shown at the field. */
  onSend: (value: string) => Promise<void>;
  onCancel?: () => void;
}

/** Asks for one value: a password, a code, or a name. */
export function SingleFieldForm({ label, action, initial = '', input, onSend, onCancel }: Props) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    field.current?.focus();
    // The label is in title case, but this is a sentence.
    if (value.trim() === '')
      return setError(`${label.charAt(0)}${label.slice(1).toLowerCase()} is required.`);
    setSending(true);
    setError(undefined);
    try {
      await onSend(value);
    } catch (reason) {
      setError(reasonOf(reason));
    }
    setSending(false);
    return undefined;
  }
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...input}
        ref={field}
        label={label}
        required
        spellCheck={false}
        value={value}
        onChange={setValue}
        error={error}
      />
      <div className="account-actions">
        <Button type="submit" look="primary" disabled={isSending}>
          {action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

/** The props of a field for the user's password, and for a code. */
export const PASSWORD_INPUT = { type: 'password', autoComplete: 'current-password', maxLength: 200 };
export const CODE_INPUT = { type: 'text', autoComplete: 'one-time-code', maxLength: 40 };
