import { useRef, useState } from 'react';
import type { Day } from '../domain/calendar.ts';
import { readTypedDate, writeTypedDate, type Yearless } from '../domain/typedDate.ts';
import { businessToday } from '../store/index.ts';
import { Field } from '../ui/field/Field.tsx';
import { Icon } from '../ui/icon/Icon.tsx';

interface Props {
  label: string;
  /** Empty for none. */
  value: Day;
  onChange: (day: Day) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The earliest day that the calendar offers; typed dates are the form's rules' matter. */
  min?: Day | undefined;
  /** What is meant by a date that is typed without its year. */
  yearless?: Yearless;
}

/**
 * A date, typed in any usual way ('11/23', 'tomorrow') or chosen from the browser's own calendar. What is no date
 * stays in the field and counts as none.
 */
export function DateField(props: Props) {
  const { label, value, onChange, error, disabled = false, min = '', yearless } = props;
  // What is being typed and the day that it stands for; null: the field shows its value.
  const [typed, setTyped] = useState<{ text: string; day: Day } | null>(null);
  // Another day applies, or none can be typed: what was typed no longer says which.
  if (typed !== null && (disabled || typed.day !== value)) setTyped(null);
  const calendar = useRef<HTMLInputElement>(null);

  const type = (text: string) => {
    const day = readTypedDate(text, businessToday(), yearless) ?? '';
    setTyped({ text, day });
    onChange(day);
  };
  const isNoDate = typed !== null && typed.text.trim() !== '' && value === '';
  const leave = () => {
    // A date that was understood is shown the way dates are written; one that wasn't stays as it was typed.
    if (!isNoDate) setTyped(null);
  };
  return (
    <Field
      label={label}
      error={error ?? (isNoDate ? 'This is not a date. Write it like 11/23/2026.' : undefined)}
    >
      {(control) => (
        <span className="date-field">
          <input
            {...control}
            type="text"
            inputMode="text"
            autoComplete="off"
            className="form-control"
            placeholder="MM/DD/YYYY"
            disabled={disabled}
            value={typed?.text ?? writeTypedDate(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Calendar for ${label}`}
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={calendar}
            type="date"
            className="date-calendar"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            min={min}
            value={value}
            onChange={(event) => {
              setTyped(null);
              onChange(event.currentTarget.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}
