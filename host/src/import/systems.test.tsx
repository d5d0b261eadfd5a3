import type { Webhook } from '@galley/server/exchange/changes/contract';
import type { ServiceToken } from '@galley/server/exchange/tokens/contract';
import { type Answers, network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './ImportPage.tsx';

const WEBHOOK: Webhook = {
  id: 4,
  source: 'press',
  url: 'https://press.example/hook',
  resources: ['activities', 'contacts'],
  createdAt: '2026-11-20T17:00:00Z',
  deliveredAt: '2026-11-23T17:00:00Z',
  waiting: 3,
  dead: 1,
  paused: false,
  ended: false,
};
const LETTER = { webhook: 4, cursor: '88', resource: 'contacts', id: 12, attempts: 8, error: 'HTTP 500' };
const token = (change: Partial<ServiceToken> = {}): ServiceToken => ({
  id: 2,
  name: 'Order system',
  source: 'press',
  scopes: ['feed:orders'],
  expiresOn: '2999-12-31',
  createdAt: '2026-11-20T17:00:00Z',
  createdBy: 'Parker Testcase',
  lastUsedAt: null,
  revokedAt: null,
  ...change,
});

function open(part: string, answers: Answers = {}) {
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/imports': { imports: [], sources: ['press'] },
    '/v1/webhooks': ({ method }: SentCall) => (method === 'GET' ? [WEBHOOK] : WEBHOOK),
    '/v1/webhooks/4': () => true,
    '/v1/webhooks/4/pause': () => ({ ...WEBHOOK, paused: true }),
    '/v1/webhooks/4/resume': () => WEBHOOK,
    '/v1/webhooks/4/dead-letters': [LETTER],
    '/v1/webhooks/4/replay': () => 1,
    '/v1/service-tokens': [token(), token({ id: 3, name: 'Old one', revokedAt: '2026-11-21T17:00:00Z' })],
    '/v1/service-tokens/2': () => true,
    ...answers,
  });
  renderScreen(<ImportPage />, `/import?part=${part}`);
  return sent;
}
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const written = (sent: readonly SentCall[]) => sent.filter(({ method }) => method !== 'GET');

describe('The webhooks of the import page', () => {
  test('show the state of each, with failed deliveries and reasons; one or all can be resent (IMPO-09)', async () => {
    const sent = open('webhooks');
    const letters = await screen.findByRole('list', { name: 'Failed Deliveries' });
    expect(await within(letters).findByText('Contact 12')).toBeVisible();
    expect(letters).toHaveTextContent('HTTP 500, after 8 attempts');
    expect(screen.getByText('3 waiting, 1 failed')).toBeVisible();
    expect(screen.getByText(/^Last delivered Mon 11\/23\/2026/)).toBeVisible();
    expect(screen.getByText('Activities, Contacts · Source of external ids: press')).toBeVisible();
    await press('Resend Contact 12');
    expect(await screen.findByText('Resending 1 change')).toBeVisible();
    await press('Resend all to https://press.example/hook');
    expect(written(sent).map(({ path }) => path)).toEqual([
      '/v1/webhooks/4/replay?cursor=88',
      '/v1/webhooks/4/replay',
    ]);
  });

  test('are paused and resumed, which a toast confirms (IMPO-11)', async () => {
    const isPaused = { now: false };
    const sent = open('webhooks', {
      '/v1/webhooks': () => [{ ...WEBHOOK, paused: isPaused.now }],
    });
    await screen.findByText('3 waiting, 1 failed');
    isPaused.now = true;
    await press('Pause https://press.example/hook');
    expect(await screen.findByText('https://press.example/hook paused')).toBeVisible();
    expect(await screen.findByText('Paused: 3 waiting, 1 failed')).toBeVisible();
    isPaused.now = false;
    await press('Resume https://press.example/hook');
    expect(await screen.findByText('3 waiting, 1 failed')).toBeVisible();
    expect(written(sent).map(({ path }) => path)).toEqual(['/v1/webhooks/4/pause', '/v1/webhooks/4/resume']);
  });

  test('are added with a secret, and deleted after a confirmation (IMPO-09)', async () => {
    const sent = open('webhooks');
    await press('Add Webhook');
    await press('Add');
    expect(await screen.findByLabelText('URL')).toHaveAccessibleDescription('URL is required.');
    await fill('URL', 'press.example/new');
    await press('Add');
    expect(await screen.findByLabelText('URL')).toHaveAccessibleDescription(
      'Start the URL with https:// or http://.',
    );
    await userEvent.clear(screen.getByLabelText('URL'));
    await fill('URL', 'https://press.example/new');
    await fill('Secret', 'x'.repeat(16));
    await press('Add');
    expect(await screen.findByText('Webhook added')).toBeVisible();
    expect(written(sent)[0]?.body).toEqual({
      url: 'https://press.example/new',
      secret: 'x'.repeat(16),
      source: 'press',
      resources: ['activities', 'contacts', 'prospects', 'addresses', 'quotes'],
    });
    await press('Delete https://press.example/hook');
    const question = await screen.findByRole('dialog', { name: 'Delete this webhook?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Webhook deleted')).toBeVisible();
  });
});

describe('The service tokens of the import page', () => {
  test('are listed with what they allow, in the words of the form (IMPO-10)', async () => {
    const scopes = ['feed:orders', 'releases:publish:*', 'releases:publish:my-day', 'inbox:post:my-day'];
    open('tokens', { '/v1/service-tokens': [token({ scopes })] });
    const allowed =
      'Feed orders, Publish releases of all remotes, Publish releases of my-day, Post to inboxes for my-day · Source of external ids: press';
    expect(await screen.findByText(allowed)).toBeVisible();
  });

  test('say who created them and when, and when they were last used (IMPO-10)', async () => {
    const used = token({ id: 3, name: 'Press', createdBy: '', lastUsedAt: '2026-11-23T17:00:00Z' });
    open('tokens', { '/v1/service-tokens': [token(), used] });
    const [unused, other] = await screen.findAllByRole('listitem');
    expect(unused).toHaveTextContent(/Created by Parker Testcase on Fri 11\/20\/2026, .+\. Never used\./);
    expect(other).toHaveTextContent(
      /Created from the command line on Fri .+\. Last used Mon 11\/23\/2026, .+\./,
    );
  });

  test('are created with scopes, and the secret is shown once (IMPO-10)', async () => {
    const sent = open('tokens', {
      '/v1/service-tokens': ({ method }: SentCall) =>
        method === 'GET' ? [token()] : { ...token({ name: 'Plant' }), secret: 'galley_once' },
    });
    await press('Create Token');
    await fill('Name', 'Plant');
    await fill('Source', 'plant');
    await press('Create');
    const scopes = screen.getByRole('combobox', { name: 'Scopes' });
    await waitFor(() => expect(scopes).toBeInvalid());
    expect(scopes).toHaveAccessibleDescription('Scopes are required.');
    await userEvent.click(scopes);
    await userEvent.click(await screen.findByRole('option', { name: 'Feed orders' }));
    await userEvent.keyboard('{Escape}');
    await press('Create');
    const shown = await screen.findByRole('dialog', { name: 'Secret for Plant' });
    expect(within(shown).getByText('galley_once')).toBeVisible();
    expect(written(sent)[0]?.body).toMatchObject({ name: 'Plant', source: 'plant', scopes: ['feed:orders'] });
    await press('Done');
    expect(screen.queryByText('galley_once')).not.toBeInTheDocument();
  });

  test('can be for the releases of one remote, even if the server doesn’t have it yet (IMPO-10)', async () => {
    const sent = open('tokens');
    await press('Create Token');
    await fill('Name', 'My Day pipeline');
    await fill('Source', 'ci');
    expect(screen.queryByLabelText('Remote')).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: 'Scopes' }), 'Publish');
    await userEvent.click(await screen.findByRole('option', { name: 'Publish releases of one remote' }));
    await userEvent.keyboard('{Escape}');
    await press('Create');
    expect(await screen.findByLabelText('Remote')).toHaveAccessibleDescription(/Remote is required\.$/);
    await fill('Remote', 'My Day');
    await press('Create');
    expect(screen.getByLabelText('Remote')).toHaveAccessibleDescription(
      /Remote must start with a lowercase letter and can contain only lowercase letters, digits and hyphens\.$/,
    );
    expect(written(sent)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Remote'));
    await fill('Remote', 'my-day');
    await press('Create');
    await waitFor(() =>
      expect(written(sent)[0]?.body).toMatchObject({ scopes: ['releases:publish:my-day'] }),
    );
  });

  test('can be for the inbox topics of each remote that has some (TEAM-27)', async () => {
    const topics = [{ key: 'news', label: 'News', icon: 'bell' }];
    const releases = {
      orders: { A: {} },
      // Only its canary offers topics.
      'my-day': { A: {}, B: { screen: { title: 'My Day' }, topics } },
    };
    const sent = open('tokens', { '/releases.json': { schema: 1, remotes: {}, releases } });
    await press('Create Token');
    await fill('Name', 'My Day');
    await fill('Source', 'my-day');
    await userEvent.type(screen.getByRole('combobox', { name: 'Scopes' }), 'Post to');
    await userEvent.click(await screen.findByRole('option', { name: 'Post to inboxes for My Day' }));
    expect(screen.queryByRole('option', { name: /^Post to inboxes for orders/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Create');
    await screen.findByRole('dialog', { name: /^Secret for/ });
    expect(written(sent)[0]?.body).toMatchObject({ scopes: ['inbox:post:my-day'] });
  });

  test('say in their form that the topics of remotes could not be loaded, not that there are none (FORM-07)', async () => {
    open('tokens', { '/releases.json': () => Response.json({}, { status: 403 }) });
    await press('Create Token');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Scopes' }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('are revoked after a confirmation, and then show since when (IMPO-10)', async () => {
    const sent = open('tokens');
    expect(await screen.findByText(/^Revoked Sat 11\/21\/2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke Old one' })).not.toBeInTheDocument();
    await press('Revoke Order system');
    await press('Revoke');
    expect(await screen.findByText('Order system revoked')).toBeVisible();
    expect(written(sent)[0]?.path).toBe('/v1/service-tokens/2');
  });
});
