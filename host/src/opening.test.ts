import { beforeEach, describe, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { signInForTest } from '@galley/shared/testing';
import { opening, openWithDefaultView } from './opening.ts';

const address = () => globalThis.location.pathname + globalThis.location.search;
const openWith = (Query: string) =>
  galley
    .getState()
    .prefer({ views: { activities: { pinned: [], default: { ID: 5, Name: 'Calls', Query } } } });

describe('A list (VIEW-07)', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  test('opens with the user’s default view', () => {
    openWith('for=0&type=3');
    expect(opening('/activities')).toBe('/activities?for=0&type=3&view=5');
    globalThis.history.replaceState(null, '', '/activities');
    openWithDefaultView();
    expect(address()).toBe('/activities?for=0&type=3&view=5');
  });

  test('opens unchanged without a default view, or if the address has parameters', () => {
    expect(opening('/activities')).toBe('/activities');
    openWith('for=0');
    for (const url of ['/orders', '/activities?parent=3&for=0&status=4', '/activities?view=0', '/account'])
      expect(opening(url)).toBe(url);
  });

  test('opens without a view if nobody is signed in', () => {
    openWith('for=0');
    galley.getState().endSession('signed-out');
    globalThis.history.replaceState(null, '', '/activities');
    openWithDefaultView();
    expect(address()).toBe('/activities');
  });
});
