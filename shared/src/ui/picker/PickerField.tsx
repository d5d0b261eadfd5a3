import { useId, type ReactNode } from 'react';
import { Picker, type PickerProps } from './Picker.tsx';

export interface PickerFieldProps extends Omit<PickerProps, 'describedBy' | 'invalid'> {
  error?: string | undefined;
  hint?: ReactNode;
}

/** A picker with what there is to know of its choice, and what is wrong with it. */
export function PickerField({ error, hint, ...picker }: PickerFieldProps) {
  const id = useId();
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="field">
      <Picker
        {...picker}
        {...(describedBy !== '' && { describedBy })}
        {...(error !== undefined && { invalid: true })}
      />
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
