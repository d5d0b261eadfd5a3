import { galley } from '@galley/shared/store';
import { Button, EmptyState, ToolbarSelect } from '@galley/shared/ui';
import { useState } from 'react';
import { FilterChips } from '../../src/ui/list/FilterChips.tsx';
import { Pagination } from '../../src/ui/list/Pagination.tsx';
import { never, nothing, open, refused, see } from '../acts.ts';
import { DemoList, serverWith } from './demoList.tsx';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const screen = { isScreen: true, show: () => <DemoList /> } as const;
const asTable = () => galley.getState().prefer({ grids: { contacts: true } });

function SortBy() {
  const [value, setValue] = useState(0);
  const options = ['Name A-Z', 'Name Z-A', 'Date of the last order, the newest first'].map((label, at) => ({
    value: at,
    label,
  }));
  return <ToolbarSelect label="Sort by" value={value} options={options} onChange={setValue} />;
}

export const stories: Stories = {
  'ListScreen, cards': { ...screen, answers: serverWith(250), act: () => see('Mara Quill 1') },
  'ListScreen, a table': {
    ...screen,
    answers: serverWith(250),
    act: async () => {
      asTable();
      await see('Mara Quill 1');
      await see('Columns');
    },
  },
  'ListScreen, filtered, on its last page': {
    ...screen,
    search: '?status=1&page=13',
    answers: serverWith(250),
    act: () => see(/found ·/),
  },
  'ListScreen, beyond its last page': {
    ...screen,
    search: '?page=99',
    answers: serverWith(250),
    act: () => see('Go to the Last Page'),
  },
  'ListScreen, empty': {
    ...screen,
    search: '?status=1',
    answers: serverWith(0),
    act: () => see('No Contacts found.'),
  },
  'ListScreen, loading': { ...screen, answers: { '/v1/views': [], '/contacts': never } },
  'ListScreen, failed': {
    ...screen,
    answers: { '/v1/views': [], '/contacts': () => refused() },
    act: () => see('Try Again'),
  },
  'EmptyState, with filters': {
    show: () => <EmptyState text="No Contacts found." onRemoveFilters={nothing} />,
  },
  'EmptyState, with a way on': {
    show: () => (
      <EmptyState text={LONG_TEXT}>
        <Button>Add Contact</Button>
      </EmptyState>
    ),
  },
  'FilterChips, many': {
    show: () => (
      <FilterChips
        chips={Array.from({ length: 12 }, (_, at) => ({
          text: at === 5 ? `Comments: ${LONG_TEXT}` : `Filter ${at + 1}: on`,
          onRemove: nothing,
        }))}
      />
    ),
  },
  'Pagination, in the middle of many pages': {
    show: () => <Pagination page={12} size={50} total={5000} onPage={nothing} />,
  },
  ToolbarSelect: { show: () => <SortBy /> },
  'ToolbarSelect, open and failed': {
    show: () => (
      <ToolbarSelect
        label="Sales Rep"
        value={0}
        options={[{ value: 0, label: 'All' }]}
        isFailed
        onChange={nothing}
      />
    ),
    act: () => open('Sales Rep'),
  },
};
