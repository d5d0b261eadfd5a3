import type { Figure, Figures, Work } from '@galley/server/day/figures/contract';
import { businessToday } from '@galley/shared/store';
import { addDays } from '@galley/shared/domain/calendar';
import { type Answers, network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserMenu } from '../shell/UserMenu.tsx';
import { FiguresPage } from './FiguresPage.tsx';

const figure = (Count: number, List = `/activities?for=0&n=${Count}`): Figure => ({ Count, List });
const work = (first: number): Work => ({
  Done: figure(first),
  Calls: figure(first + 1),
  OnTime: figure(first + 2),
  FollowUps: figure(first + 3),
  FollowUpsKept: figure(first + 4),
  Won: figure(first + 5, '/companies?team=2'),
  Waiting: [6, 7, 8, 9].map((more) => figure(first + more, `/orders?n=${first + more}`)),
});
const answer: Figures = {
  From: '2026-11-25T00:00:00',
  To: '2026-11-27T00:00:00',
  Team: 2,
  Employee: 0,
  Total: work(1_000),
  People: [{ EmployeeID: 4, Name: 'Ana Ruiz', ...work(10) }],
  Days: ['25', '26', '28'].map((day, index) => ({
    Day: `2026-11-${day}T00:00:00`,
    Done: figure(40 + index),
    Calls: figure(20 + index),
  })),
};

function open(answers: Answers = {}, url = '/figures') {
  const sent = network({
    '/v1/individuals/salesreps': [
      { value: 2, label: 'Northside' },
      { value: 3, label: 'Southside' },
    ],
    '/v1/figures': answer,
    ...answers,
  });
  renderScreen(<FiguresPage />, url);
  return sent;
}
const table = (name: string) => screen.findByRole('table', { name });
const requested = (sent: readonly SentCall[]) =>
  sent
    .filter(({ path }) => path.startsWith('/v1/figures'))
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));

describe('The performance figures', () => {
  test('are loaded for this week and your own team, under the selection (FIG-01, FIG-07)', async () => {
    const sent = open({}, '/figures?parent=3&company=12');
    await table('Performance by Person');
    expect(requested(sent)).toEqual([
      expect.objectContaining({
        Team: '0',
        Employee: '0',
        To: businessToday(),
        ParentID: '3',
        CompanyID: '12',
      }),
    ]);
    expect(screen.getByRole('combobox', { name: /^Team/ })).toHaveTextContent('Northside');
  });

  test('say that the teams could not be loaded, not that there are none (FORM-07)', async () => {
    open({ '/v1/individuals/salesreps': () => Response.json({}, { status: 403 }) });
    await userEvent.click(screen.getByRole('combobox', { name: /^Team/ }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('each link to the list that they count, and names link to the person’s figures (FIG-01)', async () => {
    open();
    const people = within(await table('Performance by Person'));
    const row = within(people.getByRole('row', { name: /^Ana Ruiz/ }));
    expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ana Ruiz', '/figures?team=2&person=4'],
      ...['10', '11', '12', '13', '14'].map((count) => [count, `/activities?for=0&n=${count}`]),
      ['15', '/companies?team=2'],
      ...['16', '17', '18', '19'].map((count) => [count, `/orders?n=${count}`]),
    ]);
    const team = people.getByRole('row', { name: /^Team/ });
    expect(within(team).getByRole('link', { name: '1,000' })).toBeVisible();
  });

  test('are tables under the charts, with non-business days marked (FIG-08)', async () => {
    open();
    await table('Performance by Person');
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Activities Done by Day' })).getByText('Show as Table'),
    );
    const days = within(await table('Activities Done by Day'));
    expect(days.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayDoneCalls',
      'Wed 11/25/2026 4020',
      'Thu 11/26/2026 Thanksgiving Day4121',
      'Sat 11/28/2026 Weekend4222',
    ]);
    const waiting = screen.getByRole('region', { name: 'Waiting on Customer, by Order Age' });
    await userEvent.click(within(waiting).getByText('Show as Table'));
    const ages = within(await table('Waiting on Customer, by Order Age'));
    expect(ages.getByRole('row', { name: 'Over 30 Days 1,009' })).toBeVisible();
  });

  test('show invalid days at the field beside your own team, and send no request (FIG-07)', async () => {
    const today = businessToday();
    const associations = [
      { value: 2, label: 'Northside', isDefault: false },
      { value: 3, label: 'Southside', isDefault: true },
    ];
    const sent = open(
      { '/v1/associations/account/ana-uid': associations },
      `/figures?period=custom&from=${addDays(today, -100)}&to=${today}`,
    );
    expect(await screen.findByText('The period can be at most 92 days.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Team/ })).toHaveTextContent('Southside'),
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(requested(sent)).toEqual([]);
  });

  test('show the server’s message for an unknown team, and can be retried', async () => {
    const detail = 'There is no such team.';
    open({
      '/v1/figures': () =>
        Response.json(
          { type: 'about:blank', title: 'Not Found', status: 404, detail },
          { status: 404, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('are saved as a file for the same days (FIG-06)', async () => {
    URL.createObjectURL = () => 'blob:figures';
    URL.revokeObjectURL = () => {};
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const sent = open(
      { '/v1/figures/export': () => new Response('Person') },
      '/figures?period=days30&team=2',
    );
    await table('Performance by Person');
    await press('CSV');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const { Format, ...file } = requested(sent).at(-1) ?? {};
    expect(Format).toBe('csv');
    expect(file).toEqual(requested(sent)[0]);
  });

  test('are in everybody’s user menu (FIG-09)', async () => {
    network({ '/v1/employees': { EmployeeType: 'Sales' } });
    renderScreen(<UserMenu />, '/activities?parent=3');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Performance' }));
    expect(location.pathname + location.search).toBe('/figures?parent=3');
  });
});
