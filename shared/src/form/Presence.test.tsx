import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../http/index.ts';
import { network, renderScreen, signInForTest, type SentCall } from '../testing/index.ts';
import { Presence } from './Presence.tsx';

beforeEach(() => {
  queryClient.clear();
  signInForTest();
});

test('colleagues who have a record open are shown by initials and named, and the page reports when it leaves (LIVE-11)', async () => {
  let names = ['Ana Reed', 'Bo van der Field', 'Cher', 'Dee Example'];
  let isAway = false;
  const sent = network({
    '/v1/presence': ({ method }: SentCall) => {
      if (isAway) return Response.json({}, { status: 503 });
      return method === 'PUT' ? { Others: names.map((Name) => ({ Name })) } : true;
    },
  });
  const { unmount } = renderScreen(<Presence record={{ topic: 'contacts', id: 12 }} />, '/contacts');
  const marks = await screen.findByRole('img', {
    name: 'Ana Reed, Bo van der Field, Cher, and Dee Example also have this open',
  });
  expect(marks).toHaveTextContent('ARBF+2');
  act(() => marks.focus());
  expect(marks).toHaveFocus();
  const again = () => act(() => queryClient.invalidateQueries({ queryKey: ['presence'] }));
  names = ['Cher'];
  await again();
  expect(await screen.findByRole('img', { name: 'Cher also has this open' })).toHaveTextContent('C');
  isAway = true;
  await again();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  isAway = false;
  await again();
  await screen.findByRole('img');
  unmount();
  const body = sent[0]?.body ?? {};
  expect(body).toEqual({ Topic: 'contacts', ID: 12, Page: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(sent.at(-1)).toMatchObject({
    method: 'DELETE',
    path: `/v1/presence?topic=contacts&id=12&page=${String(body['Page'])}`,
  });
});
