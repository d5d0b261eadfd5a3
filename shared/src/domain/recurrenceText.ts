import type { Day } from './calendar.ts';

/** The recurrences by their values. */
export const RECURRENCES = ['Once', 'Daily', 'Weekly', 'Monthly', 'Annually'] as const;

/** A recurrence in words: 'Once', 'Monthly', 'Weekly until 03/31/2027'. */
export function recurrenceText(recurrence: number, end: Day | undefined): string {
  const name = RECURRENCES[recurrence] ?? RECURRENCES[0];
  if (recurrence === 0 || end === undefined) return name;
  const [year, month, date] = end.split('-');
  return `${name} until ${month}/${date}/${year}`;
}
