import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEmployee } from './exampleEmployee.ts';
import { PeoplePage } from './PeoplePage.tsx';

const SESSION = {
  ID: 7,
  Device: 'Chrome on Windows',
  Address: '203.0.113.7',
  BegunAt: '2026-11-23T17:00:00Z',
  LastUseAt: '2026-11-23T18:30:00Z',
  IsCurrent: false,
};

/** Opens the dialog of an employee with two sessions. */
async function open() {
  let sessions = [SESSION, { ...SESSION, ID: 8, Device: 'Safari on iOS' }];
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/people': { Employees: [exampleEmployee()], TotalCount: 1 },
    '/v1/people/3/second-factor': () => true,
    '/v1/people/3/sessions': ({ method, path }: SentCall) => {
      if (method === 'GET') return sessions;
      const [, ended] = path.split('session=');
      sessions = sessions.filter(({ ID }) => ended !== undefined && String(ID) !== ended);
      return true;
    },
  });
  renderScreen(<PeoplePage />, '/people');
  await press('Security Settings for Sky Fiction');
  return {
    sent,
    dialog: within(await screen.findByRole('dialog', { name: 'Security Settings for Sky Fiction' })),
  };
}

test('Operations sees where an employee is signed in, and signs them out there (SESS-03)', async () => {
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Sign Out: Safari on iOS' }));
  expect(await screen.findByText('Signed out of Safari on iOS')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('Operations signs an employee out everywhere (SESS-03)', async () => {
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Sign Out Everywhere' }));
  expect(await dialog.findByText('No active sessions.')).toBeVisible();
});

test('Operations resets an employee’s two-step verification after a confirmation (FACT-10)', async () => {
  const { sent, dialog } = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Reset Two-Step Verification' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Reset two-step verification for Sky Fiction?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Two-step verification reset for Sky Fiction')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    expect.stringContaining('/v1/people/3/second-factor'),
  ]);
});
