import { RecordButton, TextCell, TwoLines } from '@galley/shared/ui';
import { ColumnsMenu } from '../../src/ui/table/ColumnsMenu.tsx';
import { nothing, press, see } from '../acts.ts';
import { COLUMNS, contacts, ContactTable } from './demoTable.tsx';
import { LONG_TEXT, LONG_WORD } from './examples.ts';
import type { Stories } from '../story.ts';

const TONES = ['none', 'overdue', 'today', 'done', 'good'] as const;

export const stories: Stories = {
  'DataTable, few rows': { show: () => <ContactTable rows={contacts(3)} /> },
  'DataTable, no rows': { show: () => <ContactTable rows={[]} /> },
  'DataTable, 200 rows, sorted, in groups': {
    show: () => (
      <ContactTable
        rows={contacts(200)}
        sort={{ direction: 'descending', onToggle: nothing }}
        groupOf={({ id }) => String(Math.floor(id / 10))}
        toneOf={({ id }) => TONES[id % TONES.length] ?? 'none'}
      />
    ),
  },
  'ColumnsMenu, open': {
    show: () => <ColumnsMenu list="contacts" columns={COLUMNS} />,
    act: async () => {
      await press('Columns');
      await see('Density');
    },
  },
  'RecordButton, open': {
    show: () => (
      <RecordButton name="Mara Quill">{() => <p className="modal-text">{LONG_TEXT}</p>}</RecordButton>
    ),
    act: () => press('Mara Quill'),
  },
  'TwoLines and TextCell': {
    show: () => (
      <>
        <TwoLines first="Harbor Press" second="Denver, CO" />
        <TwoLines first={LONG_WORD} title={LONG_WORD} />
        <TextCell>{LONG_TEXT}</TextCell>
      </>
    ),
  },
};
