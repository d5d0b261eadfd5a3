import { Select } from '../ui/picker/Select.tsx';

interface Props {
  label: string;
  value: number | string;
  options: readonly { value: number | string; label: string }[];
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** The options could not be loaded. */
  isFailed?: boolean;
  /** The entry for 'no choice', with the value 0; absent: something is always chosen. */
  empty?: string;
}

/** One of a few options. */
export const SelectField = ({ options, onChange, empty, ...field }: Props) => (
  <Select
    {...field}
    empty={empty}
    options={empty === undefined ? options : [{ value: 0, label: empty }, ...options]}
    onChange={(value) => onChange(String(value))}
  />
);
