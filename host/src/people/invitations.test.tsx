import type { ManagedEmployee } from '@galley/server/account/employees/contract';
import { configure, network, press, renderScreen } from '@galley/shared/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEmployee as employee } from './exampleEmployee.ts';
import { PeoplePage } from './PeoplePage.tsx';

/** A server with company accounts and these employees. @param OnlyPasswordOf the break-glass account, if passwords are off */
function open(Employees: ManagedEmployee[], OnlyPasswordOf: string | null) {
  const passwords = OnlyPasswordOf === null;
  configure({ signIn: { label: 'Sign In with Galley ID', address: '/account/oidc/start', passwords } });
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/people': { Employees, TotalCount: 1, OnlyPasswordOf, Success: true, Employee: employee({ ID: 12 }) },
    '/v1/account-owners': [],
    '/v1/activity-types': [],
    '/v1/setup': { mail: { host: null, from: '' }, sample: {} },
  });
  renderScreen(<PeoplePage />, '/people');
  return sent;
}
async function fillIn() {
  for (const [label, text] of [
    ['First Name', 'Sky'],
    ['Last Name', 'Fiction'],
    ['Email', employee().EmployeeEmail],
  ] as const)
    await userEvent.type(await screen.findByLabelText(label), text);
}
const invitable = () =>
  screen.queryAllByRole('button', { name: /^Invite/ }).map((button) => button.getAttribute('aria-label'));

afterEach(() => configure({}));

test('An employee who signs in with a company account can sign in without an invitation (PEOP-01)', async () => {
  open([employee({ HasPassword: false, HasCompanyAccount: true })], null);
  expect(await screen.findByRole('article', { name: 'Sky Fiction' })).toHaveTextContent('Can sign in');
  expect(invitable()).toEqual(['Invite Sky Fiction']);
});

test('An employee with an open invitation can be invited again (PEOP-03)', async () => {
  open([employee({ HasPassword: false, InvitedUntil: '2026-12-01T12:00:00Z' })], null);
  await screen.findByRole('article', { name: 'Sky Fiction' });
  expect(invitable()).toEqual(['Invite Again: Sky Fiction']);
});

test('While passwords are off, only the break-glass account can be invited (PEOP-01, PEOP-03)', async () => {
  open(
    [
      employee({ HasPassword: false }),
      employee({
        ID: 4,
        EmployeeFirstName: 'Safe',
        EmployeeEmail: 'Safe@galley.example',
        HasPassword: false,
      }),
    ],
    'safe@galley.example',
  );
  expect(await screen.findByRole('article', { name: 'Sky Fiction' })).toHaveTextContent(
    'Can sign in with a company account',
  );
  expect(screen.getByRole('article', { name: 'Safe Fiction' })).toHaveTextContent('Not invited');
  expect(invitable()).toEqual(['Invite Safe Fiction']);
});

test('While passwords are off, a new employee isn’t invited (PEOP-03)', async () => {
  const sent = open([employee()], 'safe@galley.example');
  await press('Add Employee');
  await fillIn();
  expect(screen.queryByLabelText('Send an invitation by email')).not.toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Employee Added!')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/invitation'))).toEqual([]);
});

test('While the server can’t send email, an invitation becomes a file, and the form says so (PEOP-03)', async () => {
  network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/people': { Employees: [employee()], TotalCount: 1, Success: true, Employee: employee({ ID: 12 }) },
    '/v1/people/12/invitation': { Success: true, Employee: employee({ ID: 12 }) },
    '/v1/account-owners': [],
    '/v1/activity-types': [],
    '/v1/setup': { mail: { host: null, from: '' }, sample: {} },
  });
  renderScreen(<PeoplePage />, '/people');
  await screen.findByRole('article', { name: 'Sky Fiction' });
  await press('Add Employee');
  expect(
    await screen.findByText(/^Galley can’t send email yet, so the invitation will be saved/),
  ).toBeVisible();
  await fillIn();
  await press('Save');
  expect(
    await screen.findByText(`Invitation for ${employee().EmployeeEmail} saved in DATA_DIR/outbox`),
  ).toBeVisible();
});
