import { QueryClientProvider, Toasts } from '@galley/shared/host';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ApiError, queryClient, useQuery } from '@galley/shared/http';
import { signInForTest } from '@galley/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { announceRateLimit } from './announceRateLimit.ts';

const SENTENCE = 'Too many lists and searches in a short time. Try again in 6 seconds.';
const refused = (status: number) =>
  new ApiError(status, SENTENCE, {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail: SENTENCE,
    requestId: 'r-1',
  });

let end = () => {};
beforeEach(() => {
  signInForTest();
  end = announceRateLimit();
});
afterEach(() => end());

let answer: () => Promise<string>;
function List() {
  const { data, isError } = useQuery({ queryKey: ['list'], queryFn: () => answer(), retry: false });
  return (
    <p>
      {data} {isError && 'Failed to load'}
    </p>
  );
}

test.each([
  ['says when to try again, and keeps what is on the screen (RATE-04)', 429, 1],
  ['for another reason shows no toast', 503, 0],
])('A list that is refused %s', async (_title, status, told) => {
  answer = () => Promise.resolve('Ten orders');
  render(
    <QueryClientProvider client={queryClient}>
      <List />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByText(/Ten orders/);
  answer = () => Promise.reject(refused(status));
  await act(() => queryClient.refetchQueries({ queryKey: ['list'] }));
  expect(await screen.findByText(/Ten orders.*Failed to load/)).toBeInTheDocument();
  expect(screen.queryAllByText(SENTENCE)).toHaveLength(told);
});

test('A rejected prefetch shows no message', async () => {
  render(<Toasts />);
  await act(() =>
    queryClient.prefetchQuery({
      queryKey: ['next'],
      queryFn: () => Promise.reject(refused(429)),
      retry: false,
    }),
  );
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
