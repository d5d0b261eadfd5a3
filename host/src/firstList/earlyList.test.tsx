import { network, renderScreen, signInForTest } from '@galley/shared/testing';
import { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { requestEarly } from './earlyList.ts';
import { prefetchList } from './prefetchList.ts';

const LIST = { OrderLines: [], Orders: [{ OrderIDLineNum: '7-1' }], TotalCount: 1 };

const open = (url: string) => globalThis.history.replaceState(null, '', url);
/** Requests the list as the app does once its code has loaded. */
const startApp = (search = globalThis.location.search) => act(() => prefetchList('orders', search));
const shown = () =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['orders'] })
    .map(({ state }) => state.data);

describe('A page that requires a sign-in (LOAD-12)', () => {
  beforeEach(() => {
    localStorage.clear();
    renderScreen(null, '/');
    signInForTest();
    open('/orders?parent=3&size=50');
  });

  test('requests its list before the app has loaded; the app uses that response and sends no request of its own', async () => {
    const sent = network({ '/v1/orders/paged': LIST });
    requestEarly();
    expect(sent).toHaveLength(1);
    await startApp();
    expect(sent).toHaveLength(1);
    expect(shown()).toEqual([LIST]);
  });

  test('sends the request that the app would send', async () => {
    const sent = network({ '/v1/orders/paged': LIST });
    requestEarly();
    await startApp('?parent=4');
    open('/orders?parent=4');
    requestEarly();
    const [, byApp, early] = sent;
    expect(early).toEqual(byApp);
  });

  test('requests the list again if the early request was refused', async () => {
    let times = 0;
    const sent = network({
      '/v1/orders/paged': () => {
        times += 1;
        return times === 1 ? new Response('', { status: 503 }) : LIST;
      },
    });
    requestEarly();
    await startApp();
    expect(sent).toHaveLength(2);
    expect(shown()).toEqual([LIST]);
  });

  test('doesn’t give the response to a user who signs in afterward', async () => {
    const sent = network({ '/v1/orders/paged': LIST });
    requestEarly();
    signInForTest({ sub: 'bea-uid' });
    await startApp();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ body: { EmployeeUID: 'bea-uid' } });
  });

  test('starts with the user’s default view', () => {
    galley.getState().prefer({
      views: { activities: { pinned: [], default: { ID: 5, Name: 'Calls', Query: 'for=0&type=3' } } },
    });
    open('/activities');
    const sent = network({});
    requestEarly();
    expect(sent).toMatchObject([{ path: '/v1/activity/paged', body: { Filter_ActivityType: 3 } }]);
  });

  test('requests nothing without a session, for a page without a list, or if something has to be selected first', () => {
    const sent = network({});
    for (const url of ['/account', '/orders', '/orders/7', '/constructor']) {
      open(url);
      requestEarly();
    }
    galley.getState().endSession('signed-out');
    open('/orders?parent=3');
    requestEarly();
    expect(sent).toEqual([]);
  });
});
