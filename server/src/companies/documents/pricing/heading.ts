import type { Day } from '@galley/shared/domain/calendar';
import { dayNumber, type Cell } from '../../../common/spreadsheet/cells.ts';

/** The company, plan and date of a pricing document. */
export interface Heading {
  company: string;
  plan: string;
  today: Day;
}

/** Appends rows with the company, plan and date to a sheet. They come last, because the first row has the headings. */
export const appendHeading = (rows: readonly Cell[][], { company, plan, today }: Heading): Cell[][] => [
  ...(rows.length === 0
    ? [[{ value: 'No prices are set up for this plan.', style: 'text' } as const]]
    : rows),
  [],
  [
    { value: 'Company', style: 'strong' },
    { value: company, style: 'text' },
  ],
  [
    { value: 'Price Plan', style: 'strong' },
    { value: plan, style: 'text' },
  ],
  [
    { value: 'As Of', style: 'strong' },
    { value: dayNumber(today), style: 'date' },
  ],
];
