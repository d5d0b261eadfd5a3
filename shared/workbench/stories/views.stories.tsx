import type { View } from '@galley/shared/contract/views';
import { ManageViews } from '../../src/ui/views/ManageViews.tsx';
import { ViewBar } from '../../src/ui/views/ViewBar.tsx';
import { ViewForm } from '../../src/ui/views/ViewForm.tsx';
import { exampleView } from '../../src/testing/exampleViews.ts';
import { nothing, press, refused, see } from '../acts.ts';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const VIEWS: View[] = [
  exampleView({ Pin: 1, IsDefault: true }),
  exampleView({ ID: 2, Name: 'Without an address', Query: 'status=2', Pin: 2, Visibility: 'team' }),
  exampleView({ ID: 3, Name: LONG_TEXT.slice(0, 60), Query: 'status=3', IsOwn: false, MayDelete: false }),
];
const answersOf = (views: View[]) => ({
  '/v1/views': views,
  '/v1/views/counts': { Counts: views.map(({ ID }) => ({ ID, Count: ID * 1200 })) },
});
const bar = (query: string) => () => <ViewBar list="contacts" query={query} isLoading={false} />;
const manage = (views: View[]) => () => (
  <ManageViews list="orders" views={views} onEdit={nothing} onClose={nothing} />
);

export const stories: Stories = {
  'ViewBar, none yet': { show: bar(''), answers: answersOf([]) },
  'ViewBar, pinned and counted': { show: bar(''), answers: answersOf(VIEWS), act: () => see('1,200') },
  'ViewBar, what can be saved': {
    show: bar('status=4'),
    answers: answersOf(VIEWS),
    act: () => see('Save View'),
  },
  'ViewBar, its menu': {
    show: bar(''),
    answers: answersOf(VIEWS),
    act: async () => {
      await see('1,200');
      await press('Views');
      await see('Manage Views…');
    },
  },
  'ManageViews, of order lines': {
    show: manage(VIEWS),
    answers: { '/v1/orders/watched': { Watches: [{ Kind: 'view', ID: '1', Name: 'Done ones' }] } },
  },
  'ManageViews, none': { show: manage([]) },
  'ManageViews, many': {
    show: manage(Array.from({ length: 30 }, (_, at) => exampleView({ ID: at + 1, Name: `View ${at + 1}` }))),
    answers: { '/v1/orders/watched': () => refused() },
  },
  'ViewForm, new': {
    show: () => <ViewForm list="contacts" query="status=1" pinned={[]} onClose={nothing} />,
  },
  'ViewForm, with an error': {
    show: () => <ViewForm list="contacts" query="status=1" pinned={[]} onClose={nothing} />,
    act: async () => {
      await press('Save');
      await see('Name is required.');
    },
  },
};
