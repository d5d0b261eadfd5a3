import { QueryClientProvider, Toasts } from '@galley/shared/host';
import { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { callOf, responseTo } from '../src/testing/answers.ts';
import { signInForTest } from '../src/testing/session.ts';
import type { Story } from './story.ts';

/** Prepares the page for a story: a signed-in user without preferences, and a server with the story's answers. */
function prepare({ answers = {} }: Story): void {
  globalThis.fetch = (input, init) => responseTo(callOf(input, init), answers);
  queryClient.clear();
  signInForTest();
  galley.getState().prefer({ density: 'comfortable', grids: {}, tables: {}, views: {} });
  galley.setState({ contributions: { actions: [], chips: [], topics: [] } });
}

interface Props {
  name: string;
  story: Story;
  /** Called when the story has reached its state, or with the error that prevented it. */
  onShown?: (fault?: unknown) => void;
}

function Shown({ story, onShown }: Omit<Props, 'name'>) {
  useEffect(() => {
    let isLeft = false;
    const tell = (fault?: unknown) => isLeft || onShown?.(fault);
    void Promise.resolve(story.act?.()).then(() => tell(), tell);
    return () => {
      isLeft = true;
    };
  }, [story, onShown]);
  return story.show();
}

/** The page around components, as on a screen. */
const Parts = ({ name, children }: { name: string; children: ReactNode }) => (
  <main className="workbench-page" id="main" tabIndex={-1}>
    <h1 className="visually-hidden">{name}</h1>
    {children}
  </main>
);

/** A story in the page that it needs. Give it a key, so that each story gets a new page. */
export function StoryPage({ name, story, onShown }: Props) {
  const [isPrepared, setPrepared] = useState(false);
  // By now the previous story has unmounted, and nothing of this one has rendered.
  useLayoutEffect(() => {
    prepare(story);
    // oxlint-disable-next-line react/set-state-in-effect -- the story must not render earlier
    setPrepared(true);
  }, [story]);
  if (!isPrepared) return null;
  const shown = <Shown story={story} {...(onShown && { onShown })} />;
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${story.search ?? ''}`]}>
        {story.isScreen === true ? shown : <Parts name={name}>{shown}</Parts>}
        {story.hasOwnToasts !== true && <Toasts />}
      </MemoryRouter>
    </QueryClientProvider>
  );
}
