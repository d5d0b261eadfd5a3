import { TextField } from '@galley/shared/ui';
import { useState, type ComponentProps } from 'react';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

function Example({ value: first = '', ...field }: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState(first);
  return <TextField label="Name" {...field} value={value} onChange={setValue} />;
}

export const stories: Stories = {
  'TextField, empty': { show: () => <Example /> },
  'TextField, filled in': { show: () => <Example value="Harbor Press" required /> },
  'TextField, with a hint': { show: () => <Example hint="As it stands on their invoices." /> },
  'TextField, with an error': { show: () => <Example required error="Name is required." /> },
  'TextField, with hint and error': {
    show: () => <Example value="x" hint={LONG_TEXT} error="Name must have at least 2 characters." />,
  },
  'TextField, disabled': { show: () => <Example value="Harbor Press" disabled /> },
  'TextField, with a long text': { show: () => <Example value={LONG_TEXT} /> },
};
