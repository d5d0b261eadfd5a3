import { useId } from 'react';
import { Picker, type PickerProps } from './Picker.tsx';

type Props = Omit<PickerProps, 'describedBy' | 'invalid'> & { error?: string | undefined };

/** A picker with what is wrong with its choice. */
export function PickerField({ error, ...picker }: Props) {
  const id = useId();
  return (
    <div className="field">
      <Picker {...picker} {...(error === undefined ? {} : { describedBy: id, invalid: true })} />
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
