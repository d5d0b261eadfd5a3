import { DataTable, RecordButton, TextCell, TwoLines, type Column } from '@galley/shared/ui';
import type { ComponentProps } from 'react';
import { LONG_TEXT } from './examples.ts';

export interface DemoContact {
  id: number;
  name: string;
  company: string;
  comments: string;
  spend: string;
}

const NAMES = ['Mara Quill', 'Otis Fold', 'Ines Vellum', 'Theo Serif', 'Lena Bleed', 'Anselm Widow-Orphan'];
const COMPANIES = [
  'Harbor Press',
  'Quill & Sons',
  'Northlight Paper and Packaging of the Whole Northern Coast',
];

/** This many contacts, the same ones each time. */
export const contacts = (count: number): DemoContact[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    company: COMPANIES[at % COMPANIES.length] ?? '',
    comments: at % 4 === 0 ? LONG_TEXT : 'Prefers mail.',
    spend: `$${(at * 137) % 9000}.00`,
  }));

export const COLUMNS: readonly Column<DemoContact>[] = [
  {
    header: 'Name',
    width: 180,
    isSortable: true,
    cell: (row) => (
      <TwoLines
        first={
          <RecordButton name={row.name} record={row}>
            {() => <p className="modal-text">{row.comments}</p>}
          </RecordButton>
        }
      />
    ),
  },
  {
    header: 'Company/City',
    width: 200,
    cell: ({ company }) => <TwoLines first={company} second="Denver, CO" title={company} />,
  },
  {
    header: 'Comments',
    width: 240,
    fillsWidth: true,
    cell: ({ comments }) => <TextCell>{comments}</TextCell>,
  },
  { header: 'History', width: 240, cell: ({ comments }) => <TextCell>{comments}</TextCell> },
  { header: 'Spend', width: 100, isEnd: true, cell: ({ spend }) => spend },
];

type Table = ComponentProps<typeof DataTable<DemoContact>>;

const nameOf = ({ name }: DemoContact) => name;
const keyOf = ({ id }: DemoContact) => id;

/** Contacts as a table. */
export const ContactTable = ({
  canSelect = false,
  ...table
}: Pick<Table, 'rows'> & Partial<Table> & { canSelect?: boolean }) => (
  <DataTable
    list="contacts"
    caption="Contacts"
    columns={COLUMNS}
    rowKey={keyOf}
    {...(canSelect && { nameOf })}
    {...table}
  />
);
