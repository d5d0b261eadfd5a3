import type { Figures, Work } from './contract.ts';
import { WAITING_AGES } from '../rules/workFigures.ts';
import { dayNumber, type Cell, type Column } from '../../common/spreadsheet/cells.ts';
import type { Sheet } from '../../common/spreadsheet/workbook.ts';

const number = (heading: string): Column => ({ heading, width: 14, style: 'number' });

const FIGURE_COLUMNS = [
  'Done',
  'Calls',
  'Done on Time',
  'Follow-Ups Due',
  'Follow-Ups Done on Time',
  'Prospects Won',
  ...WAITING_AGES.map(({ label }) => `Waiting: ${label}`),
];

const countsOf = ({ Done, Calls, OnTime, FollowUps, FollowUpsKept, Won, Waiting }: Work): number[] =>
  [Done, Calls, OnTime, FollowUps, FollowUpsKept, Won, ...Waiting].map(({ Count }) => Count);

/** One row for each person, and one for the total. */
const peopleRows = ({ People, Total }: Figures): [string, ...number[]][] => [
  ...People.map((person): [string, ...number[]] => [person.Name, ...countsOf(person)]),
  ['Total', ...countsOf(Total)],
];

/** The figures as sheets: by person, and by day (FIG-06). */
export function figureSheets(figures: Figures): Sheet[] {
  const days = figures.Days.map(({ Day, Done, Calls }): Cell[] => [dayNumber(Day), Done.Count, Calls.Count]);
  return [
    {
      name: 'People',
      columns: [{ heading: 'Person', width: 28, style: 'text' }, ...FIGURE_COLUMNS.map(number)],
      rows: peopleRows(figures),
    },
    {
      name: 'Days',
      columns: [{ heading: 'Day', width: 14, style: 'date' }, number('Done'), number('Calls')],
      rows: days,
    },
  ];
}

/** Text for a CSV cell that spreadsheet programs never treat as a formula. */
const csvText = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** The figures by person as CSV. The byte order mark tells spreadsheet programs that it's UTF-8. */
export const figureCsv = (figures: Figures): string =>
  `\uFEFF${[['Person', ...FIGURE_COLUMNS], ...peopleRows(figures)]
    .map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell))).join(','))
    .join('\r\n')}\r\n`;
