import { Link } from '@galley/shared/ui';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { SetupPanelSlot } from './SetupPanelSlot.tsx';
import { OPERATIONS, setupServer, untouched } from './testing.ts';

beforeEach(() => localStorage.clear());

const REGION = { name: 'Getting Started' };
const list = () => screen.findByRole('region', REGION);

test('Operations sees the remaining setup steps on the landing page, each with its link and state (FIRST-05)', async () => {
  const state = untouched();
  state.steps = state.steps.map((step) =>
    step.name === 'customers' ? { ...step, done: true, count: 1000 } : step,
  );
  network(setupServer(state));
  renderScreen(<SetupPanelSlot />, '/activities');
  const shown = within(await list());
  expect(shown.getByText('1 of 7 done')).toBeVisible();
  const items = shown.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'To DoAccount OwnersYour sales teams or regions',
    'To DoPeopleSales reps, invited by email',
    'DoneCustomers1,000+ companies',
    'To DoContactsThe people at your customers',
    'To DoOrdersFrom a file or your order system',
    'To DoLinks and PhoneFor the header and footer',
    'To DoOutgoing EmailGalley can’t send email yet',
  ]);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/people?part=owners',
    '/people?part=employees',
    '/import',
    '/import',
    '/import',
    '/people?part=links',
    '/people?part=mail',
  ]);
});

test('Operations neither sees nor requests the setup steps on another page', async () => {
  const sent = network(setupServer(untouched()));
  renderScreen(
    <>
      <SetupPanelSlot />
      <Link to="/activities">Activities</Link>
    </>,
    '/contacts',
  );
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Activities' }));
  expect(await list()).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('region', REGION)).toBeNull());
});

test('employees who aren’t in Operations request no setup steps', async () => {
  const sent = network({ '/v1/employees': { ...OPERATIONS, EmployeeType: 'Sales' } });
  renderScreen(<SetupPanelSlot />, '/activities');
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/v1/employees']));
  expect(screen.queryByRole('region', REGION)).toBeNull();
});

test('the list of setup steps disappears when everything is done, and this browser doesn’t request it again (FIRST-05)', async () => {
  const sent = network(setupServer({ ...untouched(), over: true }));
  const { unmount } = renderScreen(<SetupPanelSlot />, '/activities');
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/v1/setup'));
  expect(screen.queryByRole('region', REGION)).toBeNull();
  const kept = () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? ''));
  await waitFor(() => expect(kept()).toContain('over'));
  unmount();
  const requested = sent.length;
  renderScreen(<SetupPanelSlot />, '/activities');
  expect(screen.queryByRole('region', REGION)).toBeNull();
  expect(sent.slice(requested).map(({ path }) => path)).not.toContain('/v1/setup');
});

test('the list of setup steps can be dismissed, and is then under People (FIRST-05)', async () => {
  const state = untouched();
  network(
    setupServer(state, ({ Operation }) => {
      expect(Operation).toBe('dismiss');
      state.dismissed = true;
      return undefined;
    }),
  );
  const { unmount } = renderScreen(<SetupPanelSlot />, '/activities');
  await list();
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByRole('region', REGION)).toBeNull());
  expect(
    await screen.findByText('You can find the setup steps under People, Getting Started.'),
  ).toBeVisible();
  unmount();
  renderScreen(<PeoplePage />, '/people?part=start');
  expect(await screen.findByRole('link', { name: 'Customers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load sample data to look around' })).toBeVisible();
});

test('sample data is loaded with its progress, and removed after a confirmation (FIRST-06, FIRST-07)', async () => {
  const state = untouched();
  const sent: unknown[] = [];
  network(
    setupServer(state, ({ Operation }) => {
      sent.push(Operation);
      state.sample =
        Operation === 'loadSample'
          ? { ...state.sample, state: 'loading', percent: 40, mayLoad: false, mayRemove: true }
          : untouched().sample;
      return undefined;
    }),
  );
  renderScreen(<SetupPanelSlot />, '/activities');
  await list();
  await press('Load sample data to look around');
  expect(await screen.findByRole('progressbar', { name: 'Loading sample data' })).toHaveAttribute(
    'value',
    '40',
  );
  expect(screen.getByText('Loading sample data: 40%')).toBeVisible();
  state.sample = { ...state.sample, state: 'loaded', percent: 100, added: 2 };
  expect(await screen.findByText('Sample data loaded')).toBeVisible();
  await press('Remove the sample data');
  const question = within(await screen.findByRole('dialog', { name: 'Remove the sample data?' }));
  expect(
    question.getByText(
      /^This deletes the sample account owners, employees, .+\. It also deletes 2 records that people added to them\./,
    ),
  ).toBeVisible();
  await press('Remove');
  expect(await screen.findByText('Sample data removed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load sample data to look around' })).toBeVisible();
  expect(sent).toEqual(['loadSample', 'removeSample']);
});

test('if sample data is removed while it is loading, the button that loads it again gets the focus (FIRST-07)', async () => {
  const state = untouched();
  state.sample = { ...state.sample, state: 'loading', percent: 90, mayLoad: false, mayRemove: true };
  let answer = () => {};
  const removal = new Promise<void>((resolve) => (answer = resolve));
  network({
    ...setupServer(state),
    '/v1/setup': async ({ method }: SentCall) => {
      if (method === 'GET') return state;
      await removal;
      return { state: untouched(), url: null };
    },
  });
  renderScreen(<SetupPanelSlot />, '/activities');
  await press('Remove the sample data');
  await press('Remove');
  state.sample = { ...state.sample, state: 'loaded', percent: 100 };
  expect(await screen.findByText('Sample data loaded')).toBeVisible();
  state.sample = untouched().sample;
  answer();
  expect(await screen.findByText('Sample data removed')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Load sample data to look around' })).toHaveFocus(),
  );
});

test('if sample data stopped loading, or exists beside people’s own records, the list says what to do (FIRST-07)', async () => {
  const state = untouched();
  state.sample = { ...state.sample, state: 'loaded', percent: 100, mayLoad: false, own: 3 };
  network(setupServer(state));
  const { unmount } = renderScreen(<SetupPanelSlot />, '/activities');
  expect(
    await screen.findByText(
      'You’ve added 3 records of your own. Delete them, or undo their imports, before you remove the sample data.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /sample data/ })).toBeNull();
  unmount();
  state.sample = {
    ...state.sample,
    state: 'stopped',
    percent: 30,
    own: 0,
    mayRemove: true,
    error: 'A name.',
  };
  renderScreen(<PeoplePage />, '/people?part=start');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Loading the sample data stopped. A name. Remove it, then load it again.',
  );
  expect(screen.getByRole('button', { name: 'Remove the sample data' })).toBeVisible();
});

test('a separate page shows how email is sent and which settings it needs', async () => {
  const state = untouched();
  network(setupServer(state));
  const { unmount } = renderScreen(<PeoplePage />, '/people?part=mail');
  expect(await screen.findByText(/set MAIL_FROM and SMTP_URL/)).toBeVisible();
  unmount();
  state.mail = { host: 'smtp.galley.example', from: 'press@galley.example' };
  renderScreen(<PeoplePage />, '/people?part=mail');
  expect(await screen.findByText('smtp.galley.example')).toBeVisible();
});
