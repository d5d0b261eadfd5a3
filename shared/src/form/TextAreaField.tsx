import type { ReactNode, Ref } from 'react';
import { Field } from '../ui/field/Field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  rows?: number;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextAreaField = ({ label, value, onChange, error, hint, rows = 5, maxLength, ref }: Props) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <textarea
        {...control}
        ref={ref}
        className="form-control"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
