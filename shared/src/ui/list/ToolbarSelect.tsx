import { Select } from '../picker/Select.tsx';

interface Props<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** The options could not be loaded. */
  isFailed?: boolean;
}

/** A toolbar select with its label beside it. */
export const ToolbarSelect = <T extends string | number>(props: Props<T>) => (
  <div className="toolbar-select">
    <Select {...props} />
  </div>
);
