import { network, renderScreen } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { prefetchList } from './prefetchList.ts';

const CALLS = {
  activities: { path: '/v1/activity/paged', body: { SelectedParentID: 3, PageSize: 50 } },
  companies: { path: '/v1/customers/paged', body: { ParentID: 3, PageSize: 50 } },
  contacts: { path: '/v1/individuals/paged', body: { ParentID: 3, PageSize: 50 } },
  orders: { path: '/v1/orders/paged', body: { ParentID: 3, PageSize: 50 } },
};

describe('A page that opens with a list', () => {
  test.each(Object.entries(CALLS))(
    'prefetches its %s, as the address says, while their screen loads',
    async (name, call) => {
      const sent = network({});
      renderScreen(null, '/');
      await act(() => prefetchList(name, '?parent=3&size=50'));
      expect(sent).toMatchObject([call]);
    },
  );

  test('requests nothing if the screen would only ask for a selection', async () => {
    const sent = network({});
    renderScreen(null, '/');
    await act(
      async () =>
        void (await Promise.all(
          [...Object.keys(CALLS), 'account', 'constructor'].map((name) => prefetchList(name, '')),
        )),
    );
    expect(sent.map(({ path }) => path)).toEqual([CALLS.activities.path]);
  });
});
