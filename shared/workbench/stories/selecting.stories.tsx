import { screen } from '@testing-library/dom';
import { see } from '../acts.ts';
import { DemoList, serverWith } from './demoList.tsx';
import type { Stories } from '../story.ts';

const list = { isScreen: true, show: () => <DemoList canSelect /> } as const;
const select = async (name: string) => (await screen.findByRole('checkbox', { name })).click();

export const stories: Stories = {
  'SelectBox, none selected': {
    ...list,
    answers: serverWith(250),
    act: () => screen.findByRole('checkbox', { name: 'Select Mara Quill 1' }),
  },
  'SelectionBar, one selected': {
    ...list,
    answers: serverWith(250),
    act: async () => {
      await select('Select Mara Quill 1');
      await see('1 selected');
    },
  },
  'SelectionBar, the whole page selected': {
    ...list,
    answers: serverWith(250),
    act: async () => {
      await see('Mara Quill 1');
      await select('Select this page');
      await see('Select all 250 that match');
    },
  },
};
