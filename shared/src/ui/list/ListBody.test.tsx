import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { press } from '../../testing/press.ts';
import { ListBody } from './ListBody.tsx';

const RESULT = {
  isLoading: false,
  isFailed: false,
  retry: () => {},
  news: undefined,
  of: '',
  load: () => Promise.resolve([]),
};

test('the first list of a page renders the cards in view first; later lists render whole (LOAD-13)', async () => {
  const items = Array.from({ length: 20 }, (_, nth) => nth);
  const result = { ...RESULT, shown: { page: 1, size: 20, items, total: 20 } };
  const renderList = () => {
    const counts: number[] = [];
    const { unmount } = render(
      <ListBody result={result} onPage={() => {}} failure="" empty="" areTall>
        {(shown) => {
          counts.push(shown.length);
          return null;
        }}
      </ListBody>,
    );
    return { counts, unmount };
  };
  const first = renderList();
  expect(first.counts[0]).toBe(Math.ceil((globalThis.innerHeight - 200) / 110));
  expect(first.counts[0]).toBeLessThan(20);
  await waitFor(() => expect(first.counts.at(-1)).toBe(20));
  first.unmount();
  expect(renderList().counts[0]).toBe(20);
});

test('a page whose last record is gone offers the new last page', async () => {
  const onPage = jest.fn();
  const result = {
    ...RESULT,
    shown: { page: 2, size: 20, items: [], total: 20 },
  };
  render(
    <ListBody result={result} onPage={onPage} failure="Failed to load" empty="Nothing here." areTall={false}>
      {() => null}
    </ListBody>,
  );
  expect(screen.getByText('Page 2 no longer exists.')).toBeVisible();
  await press('Go to the Last Page');
  expect(onPage).toHaveBeenCalledWith(1);
});
