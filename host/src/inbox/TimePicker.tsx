import { Picker } from '@galley/shared/host';

/** Formats a time as 7:30 AM. */
function timeOf(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

interface Props {
  label: string;
  times: readonly string[];
  /** Empty: no time. */
  at: string;
  /** The choice of no time; without it, a time is required. */
  none?: string;
  onChange: (at: string) => void;
}

/** A time of day, as 07:30, or none. */
export function TimePicker({ label, times, at, none, onChange }: Props) {
  const all = none === undefined ? times : ['', ...times];
  const options = all.map((time, value) => ({ value, label: time === '' ? (none ?? '') : timeOf(time) }));
  return (
    <Picker
      label={label}
      options={options}
      isSearchable={false}
      value={options[all.indexOf(at)] ?? null}
      onChange={({ value }) => onChange(all[value] ?? '')}
    />
  );
}
