import { PickerField, type PickerFieldProps } from './PickerField.tsx';

interface Props<T> extends Pick<PickerFieldProps, 'label' | 'error' | 'hint' | 'disabled' | 'isFailed'> {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** The option of a value while the real options load. */
const UNKNOWN = { value: -1, label: '…' };

/** One of a few fixed options: a picker without a search box (FORM-12). To the picker, an option's value is its index. */
export function Select<T extends string | number>({ value, options, onChange, ...field }: Props<T>) {
  const choices = options.map(({ label }, place) => ({ value: place, label }));
  const chosen = choices[options.findIndex((option) => option.value === value)];
  return (
    <PickerField
      {...field}
      isSearchable={false}
      options={choices}
      value={chosen ?? UNKNOWN}
      onChange={({ value: place }) => {
        const option = options[place];
        if (option !== undefined) onChange(option.value);
      }}
    />
  );
}
