import { watchBack } from '@galley/shared/host';
import { mountDomRenderer } from 'react-cosmos-dom';
import { createRoot } from 'react-dom/client';
import { followColorScheme } from '../../host/src/styles/colorScheme.ts';
import { Alone } from './Alone.tsx';
import { Coloured } from './Coloured.tsx';
import { families } from './families.ts';
import { StoryPage } from './StoryPage.tsx';
import type { Stories } from './story.ts';
import '../../host/src/styles/main.scss';
import './workbench.scss';

/** As React Cosmos takes them. */
const fixturesOf = (stories: Stories) =>
  Object.fromEntries(
    Object.entries(stories).map(([name, story]) => [
      name,
      () => (
        <Coloured>
          <StoryPage name={name} story={story} />
        </Coloured>
      ),
    ]),
  );

const root = document.getElementById('root');
if (root === null) throw new Error('renderer.html has lost its root');
watchBack();
followColorScheme();
// The workbench names a story in the query where it opens one in a window of its own.
if (globalThis.parent === globalThis.window && location.search === '') {
  createRoot(root).render(<Alone />);
} else {
  mountDomRenderer({
    rendererConfig: { containerQuerySelector: '#root', webSocketUrl: null, rendererUrl: null },
    moduleWrappers: {
      lazy: false,
      decorators: {},
      fixtures: Object.fromEntries(
        [...families].map(([family, stories]) => [family, { module: { default: fixturesOf(stories) } }]),
      ),
    },
  });
}
