import { useId } from 'react';

interface Props<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A labelled native select of a toolbar. */
export function ToolbarSelect<T extends string | number>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <span className="toolbar-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={String(value)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
