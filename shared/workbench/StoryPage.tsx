import { QueryClientProvider, Toasts } from '@galley/shared/host';
import { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { callOf, responseTo } from '../src/testing/answers.ts';
import { signInForTest } from '../src/testing/session.ts';
import type { Story } from './story.ts';

/** The page as the story needs it: somebody is signed in who has chosen nothing, and the server answers as it says. */
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
  /** Once the state to be seen is there, or with what went wrong on the way to it. */
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

/** A page as a screen has it around its parts. */
const Parts = ({ name, children }: { name: string; children: ReactNode }) => (
  <main className="workbench-page" id="main" tabIndex={-1}>
    <h1 className="visually-hidden">{name}</h1>
    {children}
  </main>
);

/** A story in the page that it needs. To be given a key: another story is another page. */
export function StoryPage({ name, story, onShown }: Props) {
  const [isPrepared, setPrepared] = useState(false);
  // The story before is gone by now, and nothing of this one is there.
  useLayoutEffect(() => {
    prepare(story);
    // oxlint-disable-next-line react/set-state-in-effect -- nothing of the story may render before
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
