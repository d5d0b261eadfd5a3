import { hasUnsaved } from '@galley/shared/host';
import type { ReleaseStatus } from '@galley/server/releases/operating/contract';
import { queryClient } from '@galley/shared/http';
import {
  type Answers,
  choose,
  network,
  optionsOf,
  press,
  renderScreen,
  type SentCall,
} from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadsText } from './RemoteCard.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';

const orders: ReleaseStatus['remotes'][number] = {
  remote: 'orders',
  active: '1.2.0',
  canary: null,
  disabled: null,
  published: ['1.0.0', '1.1.0', '1.2.0'],
  builtAt: { '1.1.0': '2026-11-20T18:00:00Z', '1.2.0': '2026-11-21T01:00:00Z' },
  last: null,
  loads: [{ release: '1.2.0', loaded: 190, failed: 10 }],
};
const OPERATIONS = '/v1/releases/operations';
function open(more: Answers = {}, employeeType = 'Operations', remote = orders) {
  const sent = network({
    '/v1/employees': { EmployeeType: employeeType },
    '/v1/releases': { revision: 12, host: '1.8.2-a', remotes: [remote] },
    '/v1/releases/history': [
      {
        revision: 12,
        at: '2026-11-21T02:00:00Z',
        by: 'Jo Watch',
        operation: 'promote',
        remote: 'orders',
        from: '1.1.0',
        to: '1.2.0',
        reason: 'new card',
        audience: '5%, all Operations',
      },
    ],
    '/v1/releases/figures': [],
    [OPERATIONS]: { revision: 13 },
    ...more,
  });
  renderScreen(<ReleasesPage />, '/releases');
  return sent;
}
const card = () => screen.findByRole('article', { name: 'orders' });
const bodyOf = (sent: readonly SentCall[]) => sent.find(({ path }) => path === OPERATIONS)?.body;

describe('The Releases page (REL-06)', () => {
  test('shows active releases, their performance, and who changed them', async () => {
    open();
    expect(await card()).toHaveTextContent('1.2.0 (last hour: 200 people; 5% had failures)');
    expect(screen.getByText('Revision 12 · host 1.8.2-a')).toBeVisible();
    const row = await screen.findByRole('row', { name: /^12 / });
    expect(row).toHaveTextContent('12Fri 11/20/2026, 7:00:00 PM MSTJo WatchPromoted');
    expect(row).toHaveTextContent('new card');
    expect(row).toHaveTextContent('1.2.0 for 5%, all Operations');
  });

  test('shows tampering in the store, and says if the last change was made by hand', async () => {
    const finding = 'The active release of orders was changed by hand, bypassing the history and the gate.';
    open({
      '/v1/releases': {
        revision: 12,
        host: null,
        findings: [finding],
        remotes: [{ ...orders, active: null, isEdited: true }],
      },
    });
    expect(await card()).toHaveTextContent('LiveNone');
    expect(await card()).toHaveTextContent('Last ChangeChanged by hand, bypassing the history and the gate');
    const region = screen.getByRole('region', { name: 'Problems in the Release Store' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([finding]);
  });

  test('shows the commit of the active release, and which others were withdrawn or uncommitted', async () => {
    const modified = '3f9ab2c1 with uncommitted changes';
    open({}, 'Operations', {
      ...orders,
      origins: { '1.2.0': modified, '1.1.0': '0a1b2c3d', '1.0.0': modified },
      withdrawn: { '1.1.0': 'It was rolled back: exports fail' },
    });
    expect(await card()).toHaveTextContent(`Commit${modified}`);
    await press('Promote orders');
    expect(await optionsOf('Release')).toEqual([
      'Choose a release',
      expect.stringMatching(/^1\.1\.0.*, withdrawn$/),
      expect.stringMatching(/^1\.0\.0.*, uncommitted$/),
    ]);
  });

  test('rolls back only with a reason, at the revision that the user saw', async () => {
    const sent = open();
    await card();
    await press('Roll Back orders');
    const dialog = screen.getByRole('dialog', { name: 'Roll Back orders' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll Back' }));
    expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription('Reason is required.');
    expect(bodyOf(sent)).toBeUndefined();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'exports fail');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll Back' }));
    expect(await screen.findByText('orders rolled back')).toBeVisible();
    expect(bodyOf(sent)).toEqual({
      Operation: 'rollback',
      Remote: 'orders',
      Reason: 'exports fail',
      ExpectRevision: 12,
    });
  });

  test('does not lose a typed reason to one Esc', async () => {
    open();
    await card();
    await press('Roll Back orders');
    await userEvent.type(screen.getByLabelText('Reason'), 'exports fail');
    expect(hasUnsaved()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await press('Keep Editing');
    expect(screen.getByLabelText('Reason')).toHaveValue('exports fail');
    expect(screen.getByRole('dialog', { name: 'Roll Back orders' })).toBeVisible();
  });

  test('refuses an operation after somebody else’s change, shows the change, and then accepts it', async () => {
    let revision = 12;
    const sent = open({
      '/v1/releases': () => ({ revision, host: '1.8.2-a', remotes: [orders] }),
      [OPERATIONS]: ({ body }: SentCall) =>
        (body as { ExpectRevision: number }).ExpectRevision === revision
          ? { revision: 14 }
          : Response.json(
              { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Changed.' },
              { status: 409 },
            ),
    });
    await card();
    await press('Roll Back orders');
    const dialog = screen.getByRole('dialog', { name: 'Roll Back orders' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'exports fail');
    revision = 13;
    await queryClient.invalidateQueries({ queryKey: ['releases'] });
    expect(await screen.findByText('Revision 13 · host 1.8.2-a')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll Back' }));
    expect(await within(dialog).findByText('Changed.')).toBeVisible();
    expect(bodyOf(sent)).toMatchObject({ ExpectRevision: 12 });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Roll Back' })).toBeEnabled());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Roll Back' }));
    expect(await screen.findByText('orders rolled back')).toBeVisible();
  });

  test('offers the other releases, newest first, each with its build time', async () => {
    open({}, 'Operations', {
      ...orders,
      published: [...orders.published, '1.3.0'],
      builtAt: { ...orders.builtAt, '1.3.0': '2026-11-21T09:00:00Z' },
    });
    await card();
    await press('Promote orders');
    const options = await optionsOf('Release');
    expect(options).toEqual([
      'Choose a release',
      '1.3.0, built Sat 11/21/2026, 2:00:00 AM MST',
      '1.1.0, built Fri 11/20/2026, 11:00:00 AM MST',
      '1.0.0, its record is broken',
    ]);
  });

  test('offers releases by name if an older server sends no times', async () => {
    const { builtAt: _, ...earlier } = orders;
    open({}, 'Operations', earlier);
    await card();
    await press('Promote orders');
    expect(await optionsOf('Release')).toEqual(['Choose a release', '1.0.0', '1.1.0']);
  });

  test('a canary needs a release and a percentage below 100', async () => {
    const sent = open();
    await card();
    await press('Start Canary for orders');
    const dialog = screen.getByRole('dialog', { name: 'Start Canary for orders' });
    await userEvent.clear(within(dialog).getByLabelText('Percent of Employees'));
    await userEvent.type(within(dialog).getByLabelText('Percent of Employees'), '100');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'try it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Canary' }));
    expect(within(dialog).getByLabelText('Release')).toHaveAccessibleDescription('Release is required.');
    expect(within(dialog).getByLabelText('Percent of Employees')).toHaveAccessibleDescription(
      /Percent of Employees must be at least 0 and less than 100\.$/,
    );
    expect(bodyOf(sent)).toBeUndefined();
  });

  test('a canary can be limited to named people and employee types, but needs somebody', async () => {
    const sent = open();
    await card();
    await press('Start Canary for orders');
    const dialog = within(screen.getByRole('dialog', { name: 'Start Canary for orders' }));
    await choose('Release', /^1\.1\.0/);
    await userEvent.clear(dialog.getByLabelText('Percent of Employees'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'try it');
    await userEvent.click(dialog.getByRole('button', { name: 'Start Canary' }));
    expect(dialog.getByLabelText('Percent of Employees')).toHaveAccessibleDescription(
      /Percent of Employees must be more than 0 unless you name employees or select employee types\.$/,
    );
    await userEvent.type(dialog.getByLabelText('Employee Emails'), 'ana@galley.example, bo@galley.example');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Operations' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start Canary' }));
    expect(await screen.findByText('Canary for orders started')).toBeVisible();
    expect(bodyOf(sent)).toMatchObject({
      Operation: 'canary',
      Release: '1.1.0',
      Percent: 0,
      Employees: ['ana@galley.example', 'bo@galley.example'],
      EmployeeTypes: ['Operations'],
    });
  });

  test('shows the gate’s reasons in the dialog, which stays open', async () => {
    const errors = [{ field: 'Release', message: 'react ^20 is not met by 19.3.1' }];
    const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, errors };
    open({ [OPERATIONS]: () => Response.json(problem, { status: 422 }) });
    await card();
    await press('Promote orders');
    const dialog = screen.getByRole('dialog', { name: 'Promote orders' });
    await choose('Release', /^1\.1\.0/);
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'back');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('react ^20 is not met by 19.3.1');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveFocus());
  });

  test('says why a remote is disabled, and enables it again', async () => {
    const sent = open({}, 'Operations', { ...orders, disabled: 'prices are wrong' });
    expect(await card()).toHaveTextContent('Disabled: prices are wrong');
    await press('Enable orders');
    const dialog = within(screen.getByRole('dialog', { name: 'Enable orders' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'fixed');
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('orders enabled')).toBeVisible();
    expect(bodyOf(sent)).toMatchObject({ Operation: 'enable', Remote: 'orders', Reason: 'fixed' });
  });

  test('is only for Operations', async () => {
    const sent = open({}, 'Sales');
    expect(await screen.findByText('Only Operations can see and change releases.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v1/releases'))).toBe(false);
  });
});

test.each([
  [{ loaded: 0, failed: 0 }, 'no loads reported'],
  [{ loaded: 1, failed: 0 }, '1 person; 0% had failures'],
  [{ loaded: 2, failed: 1 }, '3 people; 33.3% had failures'],
])('%j reads %s', (loads, text) => expect(loadsText({ release: '1', ...loads })).toBe(text));
