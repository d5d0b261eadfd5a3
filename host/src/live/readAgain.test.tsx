import { connection } from '@galley/shared/host';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Contact } from '@galley/server/contacts/contract';
import { queryClient } from '@galley/shared/http';
import { network, type SentCall } from '@galley/shared/testing';
import { createRefresher } from './refresher.ts';
import { answered, COUNTS, LIST, named, openContacts, shown } from './testing.tsx';

/** The server's data. */
let contacts: Partial<Contact>[] = [];
let sent: SentCall[] = [];
let live: ReturnType<typeof createRefresher>;

const no = () => false;
const start = (everyMs: number, spreadMs: number) =>
  createRefresher({ client: queryClient, isHeld: no, isBusy: no, everyMs, spreadMs, shownSpreadMs: 0 });
const listCalls = () => sent.filter(({ path }) => path.endsWith(LIST)).length;

beforeEach(async () => {
  contacts = [named(1), named(2), named(3)];
  sent = await openContacts(() => contacts);
});
afterEach(() => live.end());

describe('A change to a visible record (LIVE-21)', () => {
  const NEVER_MS = 60_000;
  const change = (id: number) => [{ topic: 'contacts' as const, records: [{ id }] }];
  beforeEach(() => void (live = start(NEVER_MS, NEVER_MS)));

  test('is read at once, while a change to another record waits for its turn and is then included', async () => {
    contacts = [named(1), named(2, 'Ana Reed'), named(3)];
    act(() => live.note(change(77)));
    act(() => live.note([{ topic: 'contacts' }]));
    const before = listCalls();
    act(() => live.note(change(2)));
    expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
    await answered();
    expect(listCalls()).toBe(before + 1);
  });

  test('causes only one early read, however often it changes', async () => {
    const before = listCalls();
    contacts = [named(1), named(2, 'Ana Reed'), named(3)];
    act(() => live.note(change(2)));
    expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
    contacts = [named(1), named(2, 'Ben Cole'), named(3)];
    act(() => live.note(change(2)));
    expect(await screen.findByRole('article', { name: 'Ben Cole' })).toBeVisible();
    const late = jest.spyOn(globalThis, 'setTimeout');
    for (let time = 0; time < 100; time += 1) act(() => live.note(change(2)));
    expect(late.mock.calls).toEqual([[expect.any(Function), expect.any(Number)]]);
    expect(late.mock.calls[0]?.[1]).toBeGreaterThan(NEVER_MS / 2);
    expect(listCalls()).toBe(before + 2);
  });

  test('a response overtaken by a newer one isn’t shown', async () => {
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const names = ['Too late', 'Ana Reed'];
    network({
      [LIST]: async () => {
        const name = names.shift();
        if (name === 'Too late') await slow;
        return { Contacts: [named(1), named(2, name), named(3)], TotalCount: 3 };
      },
      [COUNTS]: () => ({ ContactCount: 3 }),
    });
    act(() => live.note(change(2)));
    await waitFor(() => expect(names).toHaveLength(1));
    act(() => live.note(change(2)));
    expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
    await act(async () => {
      answer();
      await slow;
    });
    await answered();
    expect(shown()).toEqual(['Name 1', 'Ana Reed', 'Name 3']);
  });
});

describe('While the server is unreachable', () => {
  const colleagueChanges = () =>
    act(() => {
      contacts = [named(1), named(2, 'Ana Reed'), named(3)];
      live.note([{ topic: 'contacts' }]);
    });
  beforeEach(() => void (live = start(30, 0)));

  test.each([
    ['the first call for it fails, as that server has just died', [502]],
    ['the server stays unreachable for a while', [502, 502, 502, 503, 503, 503]],
  ])('a change is shown although %s (LIVE-22)', async (_what, failures) => {
    network({
      [LIST]: () => {
        const status = failures.shift();
        return status === undefined
          ? { Contacts: contacts, TotalCount: contacts.length }
          : Response.json({}, { status });
      },
      [COUNTS]: () => ({ ContactCount: contacts.length }),
    });
    colleagueChanges();
    expect(await screen.findByRole('article', { name: 'Ana Reed' }, { timeout: 10_000 })).toBeVisible();
  });

  test('a change announced without a network is read only once the server responds (LIVE-20)', async () => {
    connection.setState({ isLost: true });
    const before = listCalls();
    colleagueChanges();
    await answered();
    expect(listCalls()).toBe(before);
    act(() => connection.setState({ isLost: false }));
    expect(await screen.findByRole('article', { name: 'Ana Reed' })).toBeVisible();
  });
});
