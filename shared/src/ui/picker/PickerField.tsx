import type { ReactNode } from 'react';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { Picker, type PickerProps } from './Picker.tsx';

export interface PickerFieldProps extends Omit<PickerProps, 'describedBy' | 'invalid'> {
  error?: string | undefined;
  hint?: ReactNode;
}

/** A picker with its hint and its error. */
export const PickerField = ({ error, hint, ...picker }: PickerFieldProps) => (
  <FieldFrame error={error} hint={hint}>
    {(describedBy) => (
      <Picker
        {...picker}
        {...(describedBy !== undefined && { describedBy })}
        {...(error !== undefined && { invalid: true })}
      />
    )}
  </FieldFrame>
);
