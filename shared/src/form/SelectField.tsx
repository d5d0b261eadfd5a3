import { Field } from '../ui/field/Field.tsx';

interface Props {
  label: string;
  value: number | string;
  options: readonly { value: number | string; label: string }[];
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** The entry that stands for no choice; absent: there always is one. */
  empty?: string;
}

/** One of a few options. */
export const SelectField = ({
  label,
  value,
  options,
  onChange,
  error,
  hint,
  disabled = false,
  empty,
}: Props) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <select
        {...control}
        className="form-select"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {empty !== undefined && <option value={0}>{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
