import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange' | 'required'>;

export interface TextFieldProps extends Omit<FieldProps, 'children'>, Input {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text input with its label and error. `required` is only announced; the form validates. */
export const TextField = ({
  label,
  error,
  hint,
  required,
  value,
  onChange,
  ref,
  ...input
}: TextFieldProps) => (
  <Field label={label} error={error} hint={hint} required={required ?? false}>
    {(control) => (
      <input
        type="text"
        {...input}
        {...control}
        ref={ref}
        className="form-control"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
