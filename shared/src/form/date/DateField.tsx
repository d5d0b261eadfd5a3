import { DatePicker } from 'react-datepicker';
import { useMemo, useRef, useState } from 'react';
import { addDays, type Day } from '../../domain/calendar.ts';
import { readTypedDate, writeTypedDate, type Yearless } from '../../domain/typedDate.ts';
import { businessToday } from '../../store/index.ts';
import { Field, type ControlProps } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { calendarFrame } from './calendarFrame.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { DateInput } from './DateInput.tsx';
import { markText, type Planned } from './dayMarks.ts';
import { CALENDAR_LOCALE, dayOfLocalDate, localDate, localDateOrNone } from './localDate.ts';
import { useDayMarks } from './useDayMarks.ts';
import './calendar.scss';

interface Props {
  label: string;
  /** Empty for none. */
  value: Day;
  onChange: (day: Day) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The first and the last day that the calendar offers; typed dates are checked by the form's rules. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** The range that this day begins or ends, shown in the calendar. */
  range?: { side: 'start' | 'end'; from: Day; to: Day };
  /** How a date without a year is read. */
  yearless?: Yearless;
  /** Extra information about the days of the calendar. */
  planned?: Planned;
}

/** The days whose marks the calendar needs: a month, with its neighbors' days in the same weeks. */
const notedDays = (month: Day): Day[] =>
  Array.from({ length: 45 }, (_, index) => addDays(`${month.slice(0, 8)}01`, index - 7));
/** A press on this button doesn't count as outside the calendar, because the button itself closes it. */
const OWN_PRESS = 'react-datepicker-ignore-onclickoutside';

/** The first day that the calendar offers; the end of a range can't be before its beginning. */
const firstDayOf = ({ min = '', range }: Props): string =>
  min === '' && range?.side === 'end' ? range.from : min;

/** Which days the calendar offers, and the range that it shows. */
const limitsOf = (min: string, { max = '', range }: Props) => ({
  ...(min !== '' && { minDate: localDate(min) }),
  ...(max !== '' && { maxDate: localDate(max) }),
  ...(range && {
    startDate: localDateOrNone(range.from),
    endDate: localDateOrNone(range.to),
    selectsStart: range.side === 'start',
    selectsEnd: range.side === 'end',
  }),
});

/** A date, typed ('11/23', 'tomorrow') or chosen from a calendar. Text that isn't a date stays in the field and counts as no date. */
export function DateField(props: Props) {
  const { label, value, onChange, error, disabled = false, yearless, planned = {} } = props;
  const min = firstDayOf(props);
  // The text being typed and its day; null: the field shows its value.
  const [typed, setTyped] = useState<{ text: string; day: Day } | null>(null);
  // The value changed or the field was disabled: the typed text is outdated.
  if (typed !== null && (disabled || typed.day !== value)) setTyped(null);
  const picker = useRef<DatePicker>(null);
  const field = useRef<HTMLSpanElement>(null);
  const wantsFocus = useRef(false);
  // A day of the month in view while the calendar is open.
  const [month, setMonth] = useState<Day | null>(null);
  const isOpen = month !== null;
  const marks = useDayMarks(planned, isOpen);
  const today = businessToday();
  const first = value !== '' ? value : min > today ? min : today;

  const type = (text: string) => {
    const day = readTypedDate(text, today, yearless) ?? '';
    setTyped({ text, day });
    if (day !== '') picker.current?.setPreSelection(localDate(day));
    onChange(day);
  };
  const choose = (date: Date | null) => {
    setTyped(null);
    onChange(date === null ? '' : dayOfLocalDate(date));
  };
  const focusDay = () =>
    field.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
  const open = () => {
    if (isOpen) return focusDay();
    wantsFocus.current = true;
    picker.current?.setOpen(true);
  };
  const opened = () => {
    setMonth(first);
    if (wantsFocus.current) focusDay();
    wantsFocus.current = false;
  };
  const isNoDate = typed !== null && typed.text.trim() !== '' && value === '';
  const leave = () => {
    // A recognized date is reformatted; anything else stays as typed.
    if (!isNoDate) setTyped(null);
  };
  const notes = isOpen
    ? notedDays(month)
        .map((day) => ({ date: day, holidayName: markText(marks(day)) }))
        .filter(({ holidayName }) => holidayName !== '')
    : [];
  const dayClass = (date: Date) => {
    const mark = marks(dayOfLocalDate(date));
    return [
      mark.isToday && 'calendar-today',
      mark.holiday && 'calendar-holiday',
      mark.isNext && 'calendar-next',
    ]
      .filter(Boolean)
      .join(' ');
  };
  const frame = useMemo(() => calendarFrame(label), [label]);
  const control = (wiring: ControlProps) => (
    <span className="date-field" ref={field}>
      <DatePicker
        {...limitsOf(min, props)}
        ref={picker}
        id={wiring.id}
        selected={localDateOrNone(value)}
        value={typed?.text ?? writeTypedDate(value)}
        locale={CALENDAR_LOCALE}
        dateFormat="EEE. MM/dd/yyyy"
        placeholderText="MM/DD/YYYY"
        autoComplete="off"
        disabled={disabled}
        // Left open, it would cover the next fields for people who tab through the form.
        preventOpenOnFocus
        {...(value === '' && { openToDate: localDate(first) })}
        customInput={
          <DateInput
            className="form-control"
            aria-describedby={wiring['aria-describedby']}
            aria-invalid={wiring['aria-invalid']}
            onType={type}
            onLeave={leave}
            onOpen={open}
            onAccept={() => isOpen && picker.current?.setOpen(false, true)}
          />
        }
        calendarContainer={frame}
        // So that a scrolling dialog doesn't cut it off.
        popperProps={{ strategy: 'fixed' }}
        popperPlacement="bottom-start"
        showPopperArrow={false}
        holidays={notes}
        dayClassName={dayClass}
        renderDayContents={(date, at) => (
          <CalendarDay date={date} mark={marks(at === undefined ? '' : dayOfLocalDate(at))} />
        )}
        onChange={choose}
        onCalendarOpen={opened}
        onCalendarClose={() => setMonth(null)}
        onMonthChange={(date) => setMonth(dayOfLocalDate(date))}
      >
        <CalendarLegend {...planned} />
      </DatePicker>
      <button
        type="button"
        className={`icon-button ${isOpen ? OWN_PRESS : ''}`}
        aria-label={`Calendar: ${label}`}
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => (isOpen ? picker.current?.setOpen(false) : open())}
      >
        <Icon name="calendar" />
      </button>
    </span>
  );
  return (
    <Field
      label={label}
      error={isNoDate ? 'This isn’t a date. Write it like 11/23/2026, Jan 5 or next Monday.' : error}
    >
      {control}
    </Field>
  );
}
