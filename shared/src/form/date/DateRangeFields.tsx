import { byIndex } from '../../domain/byIndex.ts';
import { DATE_RANGES, RANGE_CUSTOM, resolveDateRange } from '../../domain/dateRange.ts';
import type { Yearless } from '../../domain/typedDate.ts';
import { businessToday } from '../../store/index.ts';
import { DateField } from './DateField.tsx';
import { SelectField } from '../SelectField.tsx';

/** Days as YYYY-MM-DD; '' for none. */
export interface SearchedDays {
  range: number;
  from: string;
  to: string;
}

const RANGE_OPTIONS = byIndex(DATE_RANGES);

/** The first and last day of the chosen range, shown beside it; Custom has its own days. */
function daysOf({ range, from, to }: SearchedDays): { from: string; to: string } {
  if (range === RANGE_CUSTOM) return { from, to };
  const days = resolveDateRange(range, businessToday(), { from: undefined, to: undefined });
  return { from: days.from ?? '', to: days.to ?? '' };
}

/** The errors that prevent a date range from being applied. */
export function dateRangeFaults({ range, from, to }: SearchedDays): { from?: string; to?: string } {
  if (range !== RANGE_CUSTOM) return {};
  return {
    ...(from === '' && { from: 'From is required.' }),
    ...(to === '' && { to: 'To is required.' }),
    ...(to !== '' && to < from && { to: 'To can’t be before From.' }),
  };
}

/** The days that a search saves: only Custom has its own. */
export const customDays = ({ range, from, to }: SearchedDays) =>
  range === RANGE_CUSTOM ? { from, to } : { from: '', to: '' };

interface Props {
  value: SearchedDays;
  faults: { from?: string; to?: string };
  set: (change: Partial<SearchedDays>) => void;
  /** How a date without a year is read. */
  yearless: Yearless;
}

/** Date range, from and to; only Custom has fields for the two. */
export function DateRangeFields({ value, faults, set, yearless }: Props) {
  const isCustom = value.range === RANGE_CUSTOM;
  const days = daysOf(value);
  return (
    <>
      <SelectField
        label="Date Range"
        value={value.range}
        options={RANGE_OPTIONS}
        // Custom starts with the days of the previous range, so that the user only has to adjust them.
        onChange={(chosen) =>
          set({ range: Number(chosen), ...customDays({ ...days, range: Number(chosen) }) })
        }
      />
      <DateField
        label="From"
        yearless={yearless}
        value={days.from}
        range={{ side: 'start', ...days }}
        disabled={!isCustom}
        error={faults.from}
        onChange={(from) => set({ from })}
      />
      <DateField
        label="To"
        yearless={yearless}
        value={days.to}
        range={{ side: 'end', ...days }}
        disabled={!isCustom}
        error={faults.to}
        onChange={(to) => set({ to })}
      />
    </>
  );
}
