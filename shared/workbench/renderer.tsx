import { closeDialogsOnBack } from '@galley/shared/host';
import { mountDomRenderer } from 'react-cosmos-dom';
import { createRoot } from 'react-dom/client';
import { followColorScheme } from '../../host/src/styles/colorScheme.ts';
import { StandaloneStory } from './StandaloneStory.tsx';
import { ThemedStory } from './ThemedStory.tsx';
import { families } from './families.ts';
import { StoryPage } from './StoryPage.tsx';
import type { Stories } from './story.ts';
import '../../host/src/styles/main.scss';
import './workbench.scss';

/** The fixtures of a family for React Cosmos. */
const fixturesOf = (stories: Stories) =>
  Object.fromEntries(
    Object.entries(stories).map(([name, story]) => [
      name,
      () => (
        <ThemedStory>
          <StoryPage name={name} story={story} />
        </ThemedStory>
      ),
    ]),
  );

const root = document.getElementById('root');
if (root === null) throw new Error('renderer.html has lost its root');
closeDialogsOnBack();
followColorScheme();
// When the workbench opens a story in its own window, it puts the name of the story into the query.
if (globalThis.parent === globalThis.window && location.search === '') {
  createRoot(root).render(<StandaloneStory />);
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
