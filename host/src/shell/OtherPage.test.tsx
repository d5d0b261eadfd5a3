import { expect, test } from '@jest/globals';
import { renderScreen } from '@galley/shared/testing';
import { act, screen } from '@testing-library/react';
import type { Choice } from '../federation/registry/registry.ts';
import type { LoadError } from '../federation/errors/loadError.ts';
import { ordersRelease } from '../federation/registry/testRegistry.ts';
import { otherPage } from './OtherPage.tsx';

const chosen: Choice = { ok: true, release: ordersRelease('1'), isCanary: false };
const failed = (error: LoadError): Choice => ({ ok: false, error });

/** A page whose registry says this of `my-day`, until it says something else. */
function open(url: string, choice: Choice, links = [{ remote: 'my-day', title: 'My day' }]) {
  let state = { choice, links, revision: 0 };
  let tell = () => {};
  const Page = otherPage({
    brought: () => state.links,
    choose: (remote) => (remote === 'my-day' ? state.choice : failed({ kind: 'unregistered' })),
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    revision: () => state.revision,
    Screen: ({ name }) => <h1>Screen of {name}</h1>,
  });
  renderScreen(<Page />, url);
  return (next: Choice, nextLinks: typeof links) =>
    act(() => {
      state = { choice: next, links: nextLinks, revision: state.revision + 1 };
      tell();
    });
}
const heading = () => screen.getByRole('heading', { level: 1 });

test('the address of a screen that a remote brings along shows it (TEAM-07)', () => {
  open('/my-day', chosen);
  expect(heading()).toHaveTextContent('Screen of my-day');
});

test('an address without a screen, or with one for others, is not found (TEAM-08)', () => {
  open('/my-day', chosen, []);
  expect(heading()).toHaveTextContent('404 · Page not found');
});

test.each(['/400', '/405', '/nothing/here'])('%s has its status page (SHELL-10)', (url) => {
  open(url, chosen);
  expect(heading()).toHaveTextContent(url === '/nothing/here' ? '404' : url.slice(1));
});

test('a screen that is disabled keeps its place, which says why (REL-05)', () => {
  const follow = open('/my-day', chosen);
  follow(failed({ kind: 'disabled', reason: 'wrong figures' }), []);
  expect(heading()).toHaveTextContent('Screen of my-day');
});

test('a page without a registry waits for it before it says that there is nothing', () => {
  const follow = open('/my-day', failed({ kind: 'registry' }), []);
  expect(heading()).toHaveTextContent('Screen of my-day');
  follow(failed({ kind: 'unregistered' }), []);
  expect(heading()).toHaveTextContent('404');
});
