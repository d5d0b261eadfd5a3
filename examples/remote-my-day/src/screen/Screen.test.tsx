import { galley } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { myDayQuery } from '../http/myDayQuery.ts';
import { exampleDay } from '../testing/exampleDay.ts';
import { Screen } from './Screen.tsx';

const path = '/v1/myday';
const figures = () => within(screen.getByRole('list', { name: 'Figures' }));

test('each figure links to the list that it counts, and one call loads them all (MYD-01)', async () => {
  const sent = network({ [path]: exampleDay() });
  renderScreen(<Screen />, '/my-day?parent=3');
  const late = await screen.findByRole('link', { name: /^Late Orders 1,204/ });
  expect(late).toHaveAttribute('href', '/orders?rep=1&late=1');
  for (const name of ['Overdue', 'DueToday', 'Waiting', 'AtRisk', 'Quiet'] as const)
    expect(
      figures()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(exampleDay()[name].List);
  expect(sent.filter((call) => call.path.startsWith(path)).map((call) => call.path)).toEqual([
    `${path}?ParentID=3&CompanyID=0`,
  ]);
});

test('My Day lists the due activities, and opens the form of each (MYD-02)', async () => {
  network({ [path]: exampleDay() });
  renderScreen(<Screen />, '/my-day');
  expect(await screen.findByText('1 to do, 2 done. First: Mia Stone, Acme Posters.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'My Day: Monday, November 23' })).toBeInTheDocument();
  expect(screen.getByText('10 days overdue')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mia Stone, Acme Posters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Snooze Mia Stone' }));
  expect(galley.getState().dialogs).toMatchObject([
    { name: 'activities/edit', draft: { ID: 7 } },
    { name: 'activities/snooze', activity: { ID: 7 } },
  ]);
  const through = screen.getByRole('link', { name: 'Call Queue 1' });
  expect(through).toHaveAttribute('href', `${exampleDay().ToDo.List}&work=1`);
});

test('My Day describes what is empty, late, at risk or quiet', async () => {
  network({ [path]: exampleDay() });
  renderScreen(<Screen />, '/my-day');
  const panel = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  expect((await panel(/^Waiting/)).getByText('You’re not waiting on any customers.')).toBeInTheDocument();
  expect((await panel(/^Late/)).getByText('1 day late')).toBeInTheDocument();
  expect((await panel(/^At Risk/)).getByText('Usually orders every 24 days')).toBeInTheDocument();
  expect((await panel(/^Gone Quiet/)).getByText('No activity')).toBeInTheDocument();
});

test('My Day can be chosen as the screen that opens after sign-in (MYD-08)', async () => {
  network({ [path]: exampleDay() });
  renderScreen(<Screen />, '/my-day');
  const choice = screen.getByRole('checkbox', { name: 'Open My Day after signing in' });
  await userEvent.click(choice);
  expect(galley.getState().preferences.start).toBe('my-day');
  await userEvent.click(choice);
  expect(galley.getState().preferences.start).toBe('');
});

test('My Day updates its figures when a colleague changes the records behind them (MYD-06)', () => {
  const { meta } = myDayQuery({ parentId: 0, companyId: 0 });
  expect(meta?.live).toEqual(['activities', 'contacts', 'companies', 'orders']);
});

test('My Day says that it could not be loaded, and retries on request', async () => {
  let isDown = true;
  network({ [path]: () => (isDown ? Response.json({}, { status: 500 }) : exampleDay()) });
  renderScreen(<Screen />, '/my-day');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your day could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^1 to do/)).toBeInTheDocument();
});
