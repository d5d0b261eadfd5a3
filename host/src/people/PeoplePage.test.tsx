import type { ManagedEmployee, NamedRecord } from '@galley/server/account/employees/contract';
import { type Answers, choose, network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEmployee as employee } from './exampleEmployee.ts';
import { PeoplePage } from './PeoplePage.tsx';

const owner = (change: Partial<NamedRecord> = {}): NamedRecord => ({
  ID: 1,
  Name: 'Rocky Mountain',
  IsUsed: true,
  IsDefault: false,
  Version: 1,
  ...change,
});
const OWNERS = [
  owner(),
  owner({ ID: 2, Name: 'Great Plains' }),
  owner({ ID: 9, Name: 'Nobody Yet', IsUsed: false }),
];
const problem = (status: number, more: object) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, ...more }, { status });

function open(
  answers: Answers = {},
  {
    url = '/people',
    type = 'Operations',
    all = [employee()],
  }: { url?: string; type?: string; all?: ManagedEmployee[] } = {},
) {
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: type },
    '/v1/people': ({ method }: SentCall) =>
      method === 'GET'
        ? { Employees: all, TotalCount: all.length }
        : { Success: true, Employee: employee({ ID: 12, EmployeeEmail: 'new@galley.example' }) },
    '/v1/account-owners': OWNERS,
    '/v1/setup': { mail: { host: 'mail.example', from: '' }, sample: {} },
    '/v1/activity-types': [owner({ ID: 5, Name: 'Follow-Up', IsDefault: true })],
    ...answers,
  });
  renderScreen(<PeoplePage />, url);
  return sent;
}
const entry = (name = 'Sky Fiction') => screen.findByRole('article', { name });
const fill = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const written = (sent: readonly SentCall[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/'));

describe('The people page', () => {
  test('shows each employee’s name, account owners, and whether they can sign in (PEOP-01)', async () => {
    open(
      {},
      {
        all: [
          employee({ OrderMasterOverride: true }),
          employee({ ID: 4, EmployeeFirstName: 'Ray', HasPassword: false }),
          employee({
            ID: 5,
            EmployeeFirstName: 'Kim',
            HasPassword: false,
            InvitedUntil: '2026-12-01T12:00:00Z',
          }),
          employee({ ID: 6, EmployeeFirstName: 'Lou', IsDisabled: true, AccountOwners: [] }),
          employee({ ID: 1, EmployeeFirstName: 'Oneself' }),
        ],
      },
    );
    const sky = await entry();
    expect(sky).toHaveTextContent('Sales');
    expect(within(sky).getByRole('link', { name: 'sky@galley.example' })).toBeVisible();
    expect(sky).toHaveTextContent('Rocky Mountain, Great Plains');
    expect(sky).toHaveTextContent('Can see all companies’ orders');
    expect(sky).toHaveTextContent('Can sign in');
    expect(within(sky).queryByRole('button', { name: 'Invite Sky Fiction' })).not.toBeInTheDocument();
    expect(await entry('Ray Fiction')).toHaveTextContent('Not invited');
    expect(await entry('Kim Fiction')).toHaveTextContent(
      /Invitation valid until Tue 12\/01\/2026, 5:00\sAM MST/,
    );
    expect(await entry('Lou Fiction')).toHaveTextContent(/No account owner.*Disabled/);
    expect(screen.getByRole('button', { name: 'Enable Lou Fiction' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable Oneself Fiction' })).not.toBeInTheDocument();
    expect(screen.getByText('Displaying 5 of 5 Employees')).toBeVisible();
  });

  test('searches by name, and shows disabled employees on request (PEOP-01)', async () => {
    const sent = open();
    await entry();
    await userEvent.type(screen.getByLabelText('Name or Email'), 'ray');
    await userEvent.click(screen.getByLabelText('Show disabled'));
    await screen.findByText('Displaying 1 of 1 Employee');
    await waitFor(() => expect(sent.at(-1)?.path).toContain('searchterm=ray&WithDisabled=true'));
  });

  test('adds an employee with account owners and a default, and sends the invitation (PEOP-02, PEOP-03)', async () => {
    const sent = open({ '/v1/people/12/invitation': { Success: true, Employee: employee({ ID: 12 }) } });
    await entry();
    await press('Add Employee');
    await fill('First Name', 'New');
    await fill('Last Name', 'Person');
    await fill('Email', 'new@galley.example');
    await userEvent.click(screen.getByRole('combobox', { name: 'Account Owners' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Great Plains' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody Yet' }));
    await userEvent.keyboard('{Escape}');
    await choose('Default Account Owner', 'Nobody Yet');
    await userEvent.click(screen.getByLabelText('Can see all companies’ orders'));
    await press('Save');
    expect(await screen.findByText('Employee Added!')).toBeVisible();
    expect(await screen.findByText('Invitation sent to new@galley.example')).toBeVisible();
    const [save, invitation] = written(sent);
    expect(save?.body).toEqual({
      ID: 0,
      EmployeeFirstName: 'New',
      EmployeeLastName: 'Person',
      EmployeeEmail: 'new@galley.example',
      DirectPhone: '',
      EmployeeType: 'Sales',
      OrderMasterOverride: true,
      AccountOwners: [
        { value: 2, isDefault: false },
        { value: 9, isDefault: true },
      ],
    });
    expect(invitation?.path).toBe('/v1/people/12/invitation');
  });

  test('shows missing values and the server’s errors at the field', async () => {
    const taken = { field: 'EmployeeEmail', message: 'Another employee has this email.' };
    const sent = open({
      '/v1/people': ({ method }: SentCall) =>
        method === 'GET' ? { Employees: [employee()], TotalCount: 1 } : problem(422, { errors: [taken] }),
    });
    await entry();
    await press('Add Employee');
    await press('Save');
    expect(await screen.findByText('First Name is required.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(written(sent)).toEqual([]);
    await fill('First Name', 'New');
    await fill('Last Name', 'Person');
    await fill('Email', 'sky@galley.example');
    await press('Save');
    expect(await screen.findByText(taken.message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  test('says that the account owners could not be loaded, not that there are none (FORM-07)', async () => {
    open({ '/v1/account-owners': () => Response.json({}, { status: 403 }) });
    await entry();
    await press('Add Employee');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Account Owners' }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('shows a colleague’s conflicting save field by field (PEOP-06)', async () => {
    open({
      '/v1/people': ({ method }: SentCall) =>
        method === 'GET'
          ? { Employees: [employee()], TotalCount: 1 }
          : problem(409, {
              detail: 'Changed.',
              current: employee({ DirectPhone: '303-555-0199', Version: 5 }),
              changedBy: 'Parker Testcase',
              changedAt: '2026-11-23T17:00:00Z',
            }),
    });
    await entry();
    await press('Edit Sky Fiction');
    await fill('Phone', '303-555-0102');
    await press('Save');
    const conflict = within(await screen.findByRole('dialog', { name: 'Record Changed' }));
    expect(conflict.getByRole('row', { name: 'Phone 303-555-0102 303-555-0199' })).toBeVisible();
    expect(conflict.getAllByRole('row')).toHaveLength(2);
  });

  test('asks before disabling somebody, and keeps the question open if that is refused (PEOP-04)', async () => {
    let refusals = 1;
    const sent = open({
      '/v1/people/3/access': () =>
        (refusals -= 1) >= 0
          ? problem(422, { detail: 'Someone else in Operations has to disable you.' })
          : { Success: true, Employee: employee({ IsDisabled: true }) },
    });
    await entry();
    await press('Disable Sky Fiction');
    const question = within(screen.getByRole('dialog', { name: 'Disable Sky Fiction?' }));
    expect(written(sent)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Someone else in Operations has to disable you.',
    );
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Sky Fiction disabled')).toBeVisible();
    expect(written(sent).at(-1)?.body).toEqual({ IsDisabled: true, Version: 4 });
  });

  test('lists what somebody created before disabling them, and takes it over on request (PEOP-21)', async () => {
    const sent = open({
      '/v1/people': () => ({
        Employees: [employee({ Created: [{ Kind: 'service token', Name: 'Order system' }] })],
        TotalCount: 1,
      }),
      '/v1/people/3/access': () => ({ Success: true, Employee: employee({ IsDisabled: true }) }),
    });
    await entry();
    await press('Disable Sky Fiction');
    const question = within(screen.getByRole('dialog', { name: 'Disable Sky Fiction?' }));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(question.getByRole('listitem')).toHaveTextContent('Service token Order system');
    await userEvent.click(question.getByRole('checkbox', { name: /^Keep these working, and transfer them/ }));
    await userEvent.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Sky Fiction disabled')).toBeVisible();
    expect(written(sent).at(-1)?.body).toEqual({ IsDisabled: true, HandOver: true, Version: 4 });
  });

  test('renames an account owner in use, and deletes one that is not (PEOP-10)', async () => {
    const sent = open(
      {
        '/v1/account-owners': ({ method }: SentCall) =>
          method === 'GET'
            ? OWNERS
            : method === 'DELETE'
              ? true
              : { Success: true, Record: owner({ Name: 'Rockies', Version: 2 }) },
      },
      { url: '/people?part=owners' },
    );
    await screen.findByText('Nobody Yet');
    expect(screen.queryByRole('button', { name: 'Delete Rocky Mountain' })).not.toBeInTheDocument();
    await press('Rename Rocky Mountain');
    await fill('Name', 'Rockies');
    await press('Save');
    expect(await screen.findByText('Rockies renamed')).toBeVisible();
    expect(written(sent)[0]?.body).toEqual({ ID: 1, Name: 'Rockies', Version: 1 });
    await press('Delete Nobody Yet');
    await press('Delete');
    expect(await screen.findByText('Nobody Yet deleted')).toBeVisible();
    expect(written(sent).at(-1)?.path).toBe('/v1/account-owners?id=9&Version=1');
  });

  test('doesn’t offer to delete the default activity type (PEOP-11)', async () => {
    open({}, { url: '/people' });
    await userEvent.click(await screen.findByRole('link', { name: 'Activity Types' }));
    expect(await screen.findByText('Default')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rename Follow-Up' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Follow-Up' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Activity Types' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Activity Types · People · Galley');
  });

  test('is only for Operations (PEOP-01)', async () => {
    const sent = open({}, { type: 'Sales' });
    expect(await screen.findByText('Only Operations can manage people and settings.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v1/people'))).toBe(false);
  });
});
