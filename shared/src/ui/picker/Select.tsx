import { PickerField, type PickerFieldProps } from './PickerField.tsx';

interface Props<T> extends Pick<PickerFieldProps, 'label' | 'error' | 'hint' | 'disabled' | 'isFailed'> {
  value: T;
  options: readonly { value: T; label: string }[];
  /** The label of the first option if that one means 'no choice'. */
  empty?: string | undefined;
  onChange: (value: T) => void;
}

/** The option of a value while the real options load. */
const UNKNOWN = { value: -1, label: '…' };

/** One of a few fixed options: a picker without a search box (FORM-12). To the picker, an option's value is its index. */
export function Select<T extends string | number>({ value, options, empty, onChange, ...field }: Props<T>) {
  const choices = options.map(({ label }, at) => ({ value: at, label }));
  const place = options.findIndex((option) => option.value === value);
  const hasNone = empty !== undefined && place === 0;
  return (
    <PickerField
      {...field}
      isSearchable={false}
      options={choices}
      {...(hasNone && { placeholder: empty })}
      value={hasNone ? null : (choices[place] ?? UNKNOWN)}
      onChange={({ value: chosen }) => {
        const option = options[chosen];
        if (option !== undefined) onChange(option.value);
      }}
    />
  );
}
