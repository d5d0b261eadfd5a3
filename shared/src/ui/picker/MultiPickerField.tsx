import { PickerControl, type CommonPickerProps } from './Picker.tsx';
import type { PickerOption } from './searchLabels.ts';

/** The options of these ids, also of those that are not known yet. */
export const optionsOf = (ids: readonly number[], options: readonly PickerOption[] = []): PickerOption[] =>
  ids.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: `#${id}` });

export const idsOf = (options: readonly PickerOption[]): number[] => options.map(({ value }) => value);

interface Props extends Omit<CommonPickerProps, 'onClear'> {
  /** They need not be among the options. */
  values: readonly PickerOption[];
  onChange: (values: readonly PickerOption[]) => void;
}

/** A picker of several options, each a chip in what it opens (FORM-14). Typed text that can be created is added when the focus leaves. */
export const MultiPickerField = ({ values, onChange, ...props }: Props) => (
  <div className="field">
    <PickerControl {...props} isMulti chosen={values} onChange={onChange} onClear={() => onChange([])} />
  </div>
);
