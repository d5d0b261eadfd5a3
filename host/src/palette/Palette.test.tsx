import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { queryClient } from '@galley/shared/http';
import { type Answers, network, renderScreen } from '@galley/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from './Palette.tsx';

const company = (value: number, label: string) => ({ value, label, TrendGroupId: 1, Phone: '' });
const found = (...Companies: ReturnType<typeof company>[]) => ({ Companies, Contacts: [], Orders: [] });
const ACADEMY = company(1, 'Academy Posters');
const ACE = company(2, 'Ace Signs');
const ACME = company(3, 'Acme Burgers');
const ACME_URL = '/companies?parent=1&company=3';

/** The server's responses, each held back until the test releases it. */
const held = new Map<string, (answer: object) => void>();
const ran = jest.fn();
const closed = jest.fn();

async function open(more: Answers = {}) {
  network({
    '/v1/palette/texts': { Activities: [], Orders: [] },
    '/v1/palette': ({ path }: { path: string }) =>
      new Promise((answer) => held.set(path.split('term=')[1] ?? '', answer)),
    ...more,
  });
  HTMLElement.prototype.scrollIntoView = () => {};
  renderScreen(
    <Palette actions={[{ key: 'logout', label: 'Logout', run: ran }]} onClose={closed} />,
    '/activities',
  );
}
const box = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const address = () => globalThis.location.pathname + globalThis.location.search;
async function answer(term: string, companies: object) {
  await waitFor(() => expect(held.has(term)).toBe(true));
  await act(async () => held.get(term)?.(companies));
}
/** The companies for 'ac' are listed while 'acme' is pending. */
async function typeOn() {
  await open();
  type('ac');
  await answer('ac', found(ACADEMY, ACE));
  await screen.findByText(/^2 results/);
  type('acme');
  expect(screen.getByRole('option', { name: 'Academy Posters' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
}

beforeEach(() => {
  held.clear();
  jest.clearAllMocks();
  queryClient.clear();
});

test('says that there might be more results if a kind has as many as the server returns (PAL-03)', async () => {
  await open();
  type('ac');
  await answer('ac', found(...Array.from({ length: 8 }, (_, n) => company(n, `Academy ${n}`))));
  expect(await screen.findByText(/^8 results/)).toHaveTextContent('8 results (there might be more)');
  type('ace');
  await answer('ace', found(ACE));
  expect(await screen.findByText(/^1 result/)).not.toHaveTextContent('more');
});

test('lists what one search found if the other fails, and says that results are missing (PAL-08)', async () => {
  const order = (n: number) => ({
    label: `${n}-1`,
    Advertiser: '',
    Company: 'Acme Burgers',
    CompanyID: 3,
    ParentID: 1,
  });
  await open({
    '/v1/palette/texts': { Activities: [], Orders: [1, 2, 3, 4, 5, 6, 7, 8].map(order) },
    '/v1/palette': () => Response.json({}, { status: 500 }),
  });
  type('4711');
  expect(await screen.findByText(/^Some results could not be loaded/)).not.toHaveTextContent('more');
  expect(screen.getAllByRole('option')).toHaveLength(8);
});

describe('Enter at typing speed (PAL-05)', () => {
  test('opens the match for what was typed, not for an earlier letter', async () => {
    await typeOn();
    await userEvent.keyboard('{Enter}');
    expect(closed).not.toHaveBeenCalled();
    await answer('acme', found(ACME));
    await waitFor(() => expect(address()).toBe(ACME_URL));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('opens the match for what was typed, if nothing is listed yet', async () => {
    await open();
    type('acme');
    await userEvent.keyboard('{Enter}');
    await answer('acme', found(ACME));
    await waitFor(() => expect(address()).toBe(ACME_URL));
  });

  test.each([
    ['nothing is found', () => found()],
    ['the search fails', () => Response.json({}, { status: 500 })],
  ])('opens nothing when %s, now or later', async (_why, result) => {
    await typeOn();
    await userEvent.keyboard('{Enter}');
    await answer('acme', result());
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Searching…'));
    act(() => void queryClient.setQueryData(['palette', 'acme'], found(ACME)));
    expect(await screen.findByRole('option', { name: 'Acme Burgers' })).toBeVisible();
    expect(address()).toBe('/activities');
    expect(closed).not.toHaveBeenCalled();
  });

  test('opens nothing else if the selected row is not found again', async () => {
    await typeOn();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await answer('acme', found(ACME));
    await screen.findByText(/^1 result/);
    expect(closed).not.toHaveBeenCalled();
  });

  test('opens the selected row if it is found again', async () => {
    await typeOn();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await answer('acme', found(ACME, ACE));
    await waitFor(() => expect(address()).toBe('/companies?parent=1&company=2'));
  });

  test.each([
    ['further typing', () => type('acme b'), 'acme+b'],
    ['an arrow key', () => fireEvent.keyDown(box(), { key: 'ArrowDown' }), 'acme'],
  ])('is canceled by %s', async (_what, change, term) => {
    await typeOn();
    await userEvent.keyboard('{Enter}');
    change();
    await answer(term, found(ACME));
    await screen.findByText(/^1 result/);
    expect(closed).not.toHaveBeenCalled();
  });

  test('runs a command at once, because it needs no response', async () => {
    await open();
    type('logout');
    await userEvent.keyboard('{Enter}');
    expect(ran).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('opens an earlier match for the same term at once, while it is refetched', async () => {
    await open();
    queryClient.setQueryData(['palette', 'acme'], found(ACME), { updatedAt: 0 });
    type('acme');
    await waitFor(() => expect(held.has('acme')).toBe(true));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe(ACME_URL);
  });
});
