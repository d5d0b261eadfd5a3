import type { Cell } from '../feedFiles/convert.ts';
import { labelOf } from '../feedFiles/guessColumns.ts';
import { textOf } from './upload.ts';

/** Separators between several values in a cell: Google's, and what people type. */
const BETWEEN = /\s*:::\s*|\s*;\s*|\n/;
const MOBILE = /mobile|cell|handy/i;
const WORK = /work|business|office|main/i;

interface ContactDetail {
  text: string;
  label: string;
}

interface Columns {
  columnsOf: (field: string) => string[];
  headings: readonly string[];
}

/** The values of a field's columns, each with its label from the neighboring column; work first. */
function detailsOf(
  row: ReadonlyMap<string, Cell>,
  field: string,
  { columnsOf, headings }: Columns,
): ContactDetail[] {
  return columnsOf(field)
    .flatMap((heading) => {
      const beside = labelOf(heading, headings);
      const label = beside === undefined ? '' : textOf(row.get(beside));
      return textOf(row.get(heading))
        .split(BETWEEN)
        .map((text) => ({ text: text.trim(), label }));
    })
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => Number(WORK.test(other.label)) - Number(WORK.test(one.label)));
}

/**
 * A person's contact details: the first suitable email and numbers, work before others. The rest goes into the notes, so nothing is lost
 * (IMPO-15).
 */
export function contactDetails(row: ReadonlyMap<string, Cell>, columns: Columns): Record<string, string> {
  const { columnsOf } = columns;
  const record: Record<string, string> = {};
  const left: string[] = [];
  const take = (field: string, called: string, ways: readonly ContactDetail[]) => {
    const [first, ...more] = ways;
    if (columnsOf(field).length > 0) record[field] = first?.text ?? '';
    left.push(...more.map(({ text }) => `${called}: ${text}`));
  };
  take('email', 'Email', detailsOf(row, 'email', columns));
  const shared = columnsOf('cell').filter((heading) => columnsOf('phone').includes(heading));
  const isShared = shared.length > 0;
  const phones = detailsOf(row, 'phone', columns);
  const cells = detailsOf(row, 'cell', columns);
  take('phone', 'Phone', isShared ? phones.filter(({ label }) => !MOBILE.test(label)) : phones);
  take('cell', 'Cell', isShared ? cells.filter(({ label }) => MOBILE.test(label)) : cells);
  const notes = columnsOf('notes')
    .map((heading) => textOf(row.get(heading)).trim())
    .filter((text) => text !== '');
  if (notes.length > 0 || left.length > 0) record.notes = [...notes, ...left].join('\n');
  return record;
}
