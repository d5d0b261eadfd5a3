import type { Day } from '@galley/shared/domain/calendar';
import { dayNumber, type Cell } from '../../../common/spreadsheet/cells.ts';

/** Whose prices a document shows, under which plan, as of which day. */
export interface Heading {
  company: string;
  plan: string;
  today: Day;
}

/** The rows of a sheet with those that say whose prices they are, at the end: its first row are the columns' headings. */
export const withHeading = (rows: readonly Cell[][], { company, plan, today }: Heading): Cell[][] => [
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
