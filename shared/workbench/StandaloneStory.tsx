import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { families } from './families.ts';
import { StoryPage } from './StoryPage.tsx';

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('hashchange', listener);
  return () => globalThis.removeEventListener('hashchange', listener);
};
const named = () => decodeURIComponent(location.hash.slice(1));

/** A story without the workbench around it, at its own address: `renderer.html#card/RecordCard, open`. */
export function StandaloneStory() {
  const address = useSyncExternalStore(subscribe, named);
  const [family = '', ...rest] = address.split('/');
  const name = rest.join('/');
  const story = families.get(family)?.[name];
  const { dataset } = document.documentElement;
  useEffect(() => {
    delete dataset['shown'];
  }, [dataset, address]);
  const onShown = useCallback(
    (fault?: unknown) => {
      if (fault !== undefined) globalThis.reportError(fault);
      dataset['shown'] = address;
    },
    [dataset, address],
  );
  if (story !== undefined) return <StoryPage key={address} name={name} story={story} onShown={onShown} />;
  return (
    <main className="workbench-page">
      <h1>Stories</h1>
      <ul>
        {[...families].flatMap(([one, stories]) =>
          Object.keys(stories).map((title) => (
            <li key={`${one}/${title}`}>
              <a href={`#${encodeURIComponent(`${one}/${title}`)}`}>{`${one}/${title}`}</a>
            </li>
          )),
        )}
      </ul>
    </main>
  );
}
