import { PickerControl, type CommonPickerProps } from './Picker.tsx';
import type { PickerOption } from './searchLabels.ts';

/** The options with these ids; those that aren't known yet are labeled with their ids. */
export const optionsOf = (ids: readonly number[], options: readonly PickerOption[] = []): PickerOption[] =>
  ids.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: `#${id}` });

export const idsOf = (options: readonly PickerOption[]): number[] => options.map(({ value }) => value);

interface Props extends Omit<CommonPickerProps, 'onClear'> {
  /** They don't have to be among the options. */
  values: readonly PickerOption[];
  onChange: (values: readonly PickerOption[]) => void;
}

/** A multi-select picker with a chip per choice in its popover (FORM-14). When the focus leaves, adds typed text if it can be created. */
export const MultiPickerField = ({ values, onChange, ...props }: Props) => (
  <div className="field">
    <PickerControl {...props} isMulti chosen={values} onChange={onChange} onClear={() => onChange([])} />
  </div>
);
