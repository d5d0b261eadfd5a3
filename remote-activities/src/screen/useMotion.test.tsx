import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { network, press, renderScreen } from '@galley/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { beginAfresh, PAGED, success } from '../testing/openActivities.tsx';
import { Screen } from './Screen.tsx';

/** A started transition: the browser takes its snapshot, and then calls `update`. */
interface Begun {
  types: string[];
  update: () => void;
}
let begun: Begun[] = [];
let prefersLess = false;

/** Simulates a browser with view transitions, which jsdom lacks. */
function pretendBrowser() {
  class ViewTransition {
    readonly types = new Set<string>();
  }
  Object.defineProperty(ViewTransition.prototype, 'types', { value: new Set(), configurable: true });
  Object.assign(globalThis, {
    ViewTransition,
    matchMedia: () => ({ matches: prefersLess }),
  });
  Object.assign(document, {
    startViewTransition: (one: Begun) => {
      begun.push(one);
      return { ready: Promise.resolve() };
    },
  });
}

const FIRST = exampleActivity({ ID: 1, Title: 'First' });
const OTHERS = [2, 3, 4, 5].map((ID) => exampleActivity({ ID, Title: `Number ${ID}` }));
const titles = () =>
  screen.getAllByRole('article').map((card) => card.textContent?.match(/First|Number \d/)?.[0]);

async function open() {
  let activities = [FIRST, ...OTHERS];
  network({
    [PAGED]: () => ({ Activities: activities, TotalCount: activities.length, UnfilteredCount: 5 }),
    '/v1/activity/done/1': () => {
      activities = OTHERS;
      return success;
    },
    '/v1/activity/undo/1': () => {
      activities = [FIRST, ...OTHERS];
      return { Success: true, Version: 3 };
    },
  });
  renderScreen(<Screen />, '/activities');
  await screen.findByText('Number 5');
}
const done = async () => {
  const [first = document.body] = screen.getAllByRole('button', { name: 'Done' });
  await userEvent.click(first);
};

beforeEach(() => {
  beginAfresh();
  begun = [];
  prefersLess = false;
  pretendBrowser();
});
afterEach(() => {
  for (const name of ['ViewTransition', 'matchMedia']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

describe('An activity that is done (ACT-21)', () => {
  test('stays until the browser has a snapshot of it, and then leaves', async () => {
    await open();
    await done();
    await waitFor(() => expect(begun).toHaveLength(1));
    expect(begun[0]?.types).toEqual(['records']);
    expect(titles()).toHaveLength(5);
    act(() => begun[0]?.update());
    expect(titles()).toEqual(['Number 2', 'Number 3', 'Number 4', 'Number 5']);
  });

  test('comes back in the same way when it is undone', async () => {
    await open();
    await done();
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.update());
    await press('Undo');
    await waitFor(() => expect(begun).toHaveLength(2));
    expect(titles()).toHaveLength(4);
    act(() => begun[1]?.update());
    expect(titles()).toHaveLength(5);
  });

  test('leaves at once if the user prefers reduced motion', async () => {
    prefersLess = true;
    await open();
    await done();
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(begun).toEqual([]);
  });

  test('leaves at once in a browser without view transitions', async () => {
    Reflect.deleteProperty(globalThis, 'ViewTransition');
    await open();
    await done();
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(begun).toEqual([]);
  });
});
