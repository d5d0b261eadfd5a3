import { Picker, type PickerOption } from '@galley/shared/host';
import { SearchField } from '@galley/shared/ui';
import { useState, type ComponentProps } from 'react';
import { MultiPickerField } from '../../src/ui/picker/MultiPickerField.tsx';
import { PickerField } from '../../src/ui/picker/PickerField.tsx';
import { Select } from '../../src/ui/picker/Select.tsx';
import { never, nothing, open, see, type } from '../acts.ts';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const MANY: readonly PickerOption[] = Array.from({ length: 5000 }, (_, at) => ({
  value: at + 1,
  label: at === 1 ? LONG_TEXT : `Harbor Press ${at + 1}`,
  ...(at % 3 === 0 && { detail: 'Denver, CO' }),
}));
const FEW = MANY.slice(0, 3);

function One({ value: first = null, ...picker }: Partial<ComponentProps<typeof PickerField>>) {
  const [value, setValue] = useState<PickerOption | null>(first);
  return (
    <PickerField
      label="Company"
      options={MANY}
      {...picker}
      value={value}
      onChange={setValue}
      onClear={() => setValue(null)}
    />
  );
}

function Several() {
  const [values, setValues] = useState<readonly PickerOption[]>(MANY.slice(0, 4));
  return <MultiPickerField label="Companies" options={MANY} values={values} onChange={setValues} />;
}

function Fixed({ error }: { error?: string }) {
  const [value, setValue] = useState('weekly');
  const options = ['daily', 'weekly', 'monthly'].map((one) => ({ value: one, label: one }));
  return <Select label="Recurrence" value={value} options={options} error={error} onChange={setValue} />;
}

const searchOf = (find: () => Promise<PickerOption[]>) => () => (
  <SearchField
    label="Contact"
    value={null}
    queryOf={(term: string) => ({ queryKey: ['found', term] as const, queryFn: find, retry: false })}
    onChange={nothing}
  />
);
const search = async () => {
  await open('Contact', 'dialog');
  await type('harbor');
};

export const stories: Stories = {
  'Picker, nothing chosen': {
    show: () => <Picker label="Company" options={FEW} value={null} onChange={nothing} />,
  },
  'Picker, chosen': { show: () => <One value={FEW[0] ?? null} /> },
  'Picker, with a long choice': { show: () => <One value={FEW[1] ?? null} /> },
  'Picker, open with 5,000 options': { show: () => <One />, act: () => open('Company') },
  'Picker, open and loading': {
    show: () => <One options={[]} isLoading />,
    act: () => open('Company', 'dialog'),
  },
  'Picker, open and failed': {
    show: () => <One options={[]} isFailed />,
    act: () => open('Company', 'dialog'),
  },
  'Picker, disabled': { show: () => <One value={FEW[0] ?? null} disabled /> },
  'PickerField, with hint and error': {
    show: () => <One hint="Whom the order is for." error="Company is required." />,
  },
  'MultiPickerField, several chosen': { show: () => <Several />, act: () => open('Companies') },
  Select: { show: () => <Fixed /> },
  'Select, open': { show: () => <Fixed />, act: () => open('Recurrence') },
  'Select, open and failed': {
    show: () => (
      <Select label="State" options={[{ value: 0, label: 'None' }]} value={0} isFailed onChange={nothing} />
    ),
    act: () => open('State'),
  },
  'Select, with an error': { show: () => <Fixed error="Recurrence is required." /> },
  'SearchField, before anything is typed': {
    show: searchOf(() => Promise.resolve([])),
    act: () => open('Contact', 'dialog'),
  },
  'SearchField, found': {
    show: searchOf(() => Promise.resolve([...FEW])),
    act: async () => {
      await search();
      await see('Harbor Press 3');
    },
  },
  'SearchField, busy': {
    show: searchOf(never),
    act: async () => {
      await search();
      await see('Searching…');
    },
  },
  'SearchField, failed': {
    show: searchOf(() => Promise.reject(new Error('refused'))),
    act: async () => {
      await search();
      await see('Could not be loaded.');
    },
  },
};
