import { expect, test } from '@jest/globals';
import { renderScreen } from '@galley/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Choice } from '../federation/registry/registry.ts';
import type { LoadError } from '../federation/errors/loadError.ts';
import { ordersRelease } from '../federation/registry/testRegistry.ts';
import { LANDED } from '../opening.ts';
import { otherPage } from './OtherPage.tsx';

const chosen: Choice = { ok: true, release: ordersRelease('1'), isCanary: false };
const failed = (error: LoadError): Choice => ({ ok: false, error });

const LINKS = [{ remote: 'my-day', title: 'My day' }];

/** A page whose registry has this entry for `my-day`, until the test changes it. */
function pageOf(choice: Choice, links = LINKS) {
  let state = { choice, links, revision: 0 };
  let tell = () => {};
  const Page = otherPage({
    remoteScreens: () => state.links,
    choose: (remote) => (remote === 'my-day' ? state.choice : failed({ kind: 'unregistered' })),
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    revision: () => state.revision,
    Screen: ({ name }) => <h1>Screen of {name}</h1>,
  });
  const follow = (next: Choice, nextLinks: typeof links) =>
    act(() => {
      state = { choice: next, links: nextLinks, revision: state.revision + 1 };
      tell();
    });
  return { Page, follow };
}

function open(url: string, choice: Choice, links = LINKS) {
  const { Page, follow } = pageOf(choice, links);
  renderScreen(<Page />, url);
  return follow;
}

/** The address as opened by a sign-in. */
function landOn(choice: Choice, links = LINKS) {
  const { Page, follow } = pageOf(choice, links);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/my-day', state: LANDED }]}>
      <Routes>
        <Route path="/activities" element={<h1>Activities</h1>} />
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  return follow;
}
const heading = () => screen.getByRole('heading', { level: 1 });

test('the address of a remote’s own screen shows it (TEAM-07)', () => {
  open('/my-day', chosen);
  expect(heading()).toHaveTextContent('Screen of my-day');
});

test('an address without a screen, or with one for other employee types, is not found (TEAM-08)', () => {
  open('/my-day', chosen, []);
  expect(heading()).toHaveTextContent('404 · Page Not Found');
});

test.each(['/400', '/405', '/nothing/here'])('%s has its status page (SHELL-10)', (url) => {
  open(url, chosen);
  expect(heading()).toHaveTextContent(url === '/nothing/here' ? '404' : url.slice(1));
});

test('a disabled screen keeps its address, which says why (REL-05)', () => {
  const follow = open('/my-day', chosen);
  follow(failed({ kind: 'disabled', reason: 'wrong figures' }), []);
  expect(heading()).toHaveTextContent('Screen of my-day');
});

test('signing in to a screen that isn’t active opens Activities instead, but not if it is disabled later (MYD-08)', () => {
  const disabled = failed({ kind: 'disabled', reason: 'wrong figures' });
  landOn(disabled, []);
  expect(heading()).toHaveTextContent('Activities');
  cleanup();
  const follow = landOn(chosen);
  follow(disabled, []);
  expect(heading()).toHaveTextContent('Screen of my-day');
});

test('a page without a registry waits for it before it says that nothing is found', () => {
  const follow = open('/my-day', failed({ kind: 'registry' }), []);
  expect(heading()).toHaveTextContent('Screen of my-day');
  follow(failed({ kind: 'unregistered' }), []);
  expect(heading()).toHaveTextContent('404');
});
