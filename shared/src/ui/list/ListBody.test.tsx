import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { press } from '../../testing/press.ts';
import { ListBody } from './ListBody.tsx';

test('a page that its last record has left offers the last page that there is', async () => {
  const onPage = jest.fn();
  const result = {
    shown: { page: 2, size: 20, items: [], total: 20 },
    isLoading: false,
    isFailed: false,
    retry: () => {},
    news: undefined,
    of: '',
    load: () => Promise.resolve([]),
  };
  render(
    <ListBody result={result} onPage={onPage} failure="Failed to load" empty="Nothing here.">
      {() => null}
    </ListBody>,
  );
  expect(screen.getByText('Page 2 no longer exists.')).toBeVisible();
  await press('Go to the last page');
  expect(onPage).toHaveBeenCalledWith(1);
});
