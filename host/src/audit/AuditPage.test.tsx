import type { AuditRow } from '@galley/server/operations/contract';
import { type Answers, network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditPage } from './AuditPage.tsx';

const CALL = '/v1/audit';

afterEach(() => {
  jest.restoreAllMocks();
});
const entry = (id: number, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: '2026-11-21T12:00:12Z',
  employee: 3,
  by: 'Ana Ruiz',
  action: 'company changed',
  record: 'company/5',
  before: { name: 'Acme', city: 'Provo', phone: '' },
  after: { name: 'Acme Signs', city: 'Provo', phone: null },
  ...more,
});
const answer = (rows: readonly AuditRow[], more = false) => ({ rows, more });

function open(answers: Answers = {}, url = '/audit', employeeType = 'Operations') {
  const sent = network({
    '/v1/employees': { EmployeeType: employeeType },
    '/v1/customers/trendgroups': { Employees: [{ value: 3, label: 'Ana Ruiz', data: 'ANA' }] },
    [CALL]: answer([entry(9)]),
    ...answers,
  });
  renderScreen(<AuditPage />, url);
  return sent;
}
const requested = (sent: readonly SentCall[]) =>
  sent.filter(({ path }) => path.startsWith(CALL)).map(({ path }) => path.slice(CALL.length));
const first = async () => (await screen.findAllByRole('article'))[0] as HTMLElement;
const query = () => Object.fromEntries(new URLSearchParams(location.search));
/** A call whose response the test controls. */
function held() {
  let answerIt: (body: object) => void = () => {};
  const promise = new Promise<object>((resolve) => (answerIt = resolve));
  return { promise, answer: (body: object) => answerIt(body) };
}

describe('The audit log', () => {
  test('says who did what to which record, and when, in the business time zone and in UTC (AUD-01)', async () => {
    open();
    const row = await first();
    expect(row).toHaveAccessibleName('company changed company/5');
    expect(within(row).getByText(/^Sat 11\/21\/2026, 5:00:12\sAM MST$/)).toBeVisible();
    expect(within(row).getByText('2026-11-21 12:00:12 UTC')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('Displaying 1 Entry')).toBeVisible();
  });

  test('shows only the changed fields, before and after (AUD-02)', async () => {
    open();
    const row = await first();
    expect(within(row).getByRole('definition')).toHaveTextContent('Acme→ became Acme Signs');
    expect(
      within(row)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['name']);
  });

  test('shows added and removed values, and values changed to nothing', async () => {
    open({
      [CALL]: answer([
        entry(3, { before: null }),
        entry(2, { after: null }),
        entry(1, { after: { city: 'Provo' } }),
        entry(0, { before: null, after: null, employee: null, by: '' }),
      ]),
    });
    await first();
    const [added, removed, emptied, bare] = screen.getAllByRole('article');
    expect(added).toHaveTextContent(/nameAcme SignscityProvo$/);
    expect(removed).toHaveTextContent(/nameAcmecityProvo$/);
    expect(emptied).toHaveTextContent(/nameAcme→ became none$/);
    expect(bare).toHaveTextContent(/Unknown/);
  });

  test('names the system whose service token made a change (AUD-01)', async () => {
    open({ [CALL]: answer([entry(1, { employee: null, by: 'Order system' })]) });
    expect(await first()).toHaveTextContent('Order system');
    expect(screen.queryByRole('link', { name: 'Order system' })).toBeNull();
  });

  test('names the customer for an answer through a link (AUD-01)', async () => {
    open({
      [CALL]: answer([
        entry(1, {
          employee: null,
          by: '',
          action: 'quote accepted by customer',
          record: 'customer_quote/64',
        }),
      ]),
    });
    expect(within(await first()).getByText('Customer')).toBeVisible();
  });

  test('says that a save changed nothing', async () => {
    open({ [CALL]: answer([entry(1, { after: entry(1).before })]) });
    expect(await first()).toHaveTextContent('No values changed.');
  });

  test('cuts off a long value, with a button to show it all', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
      return this.textContent.length > 100 ? 80 : 0;
    });
    const notes = 'They want the logo bigger. '.repeat(20).trim();
    open({ [CALL]: answer([entry(1, { before: { notes: 'short' }, after: { notes } })]) });
    await first();
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(screen.getByText(notes)).toHaveAttribute('data-clamped');
    await userEvent.click(more);
    expect(screen.getByText(notes)).not.toHaveAttribute('data-clamped');
  });

  test('shows an attacker’s markup as text', async () => {
    const hostile = '<img src=x onerror="globalThis.pwned=1">';
    open({ [CALL]: answer([entry(1, { by: hostile, record: hostile, after: { name: hostile } })]) });
    expect(within(await first()).getAllByText(hostile)).toHaveLength(3);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('links a record to its whole history, and a name to everything that the person did in those days (AUD-03)', async () => {
    const sent = open({}, '/audit?parent=7&record=company%2F5&employee=3&from=2026-11-17&to=2026-11-17');
    const row = await first();
    expect(requested(sent)).toEqual(['?record=company%2F5&employee=3&from=2026-11-17&to=2026-11-17']);
    expect(within(row).getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      '/audit?parent=7&employee=3&from=2026-11-17&to=2026-11-17',
    );
    await userEvent.click(within(row).getByRole('link', { name: 'company/5' }));
    expect(query()).toEqual({ parent: '7', record: 'company/5' });
    expect(screen.getByLabelText('Record')).toHaveValue('company/5');
    expect(screen.getByLabelText('From')).toHaveValue('');
    history.back();
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('Tue. 11/17/2026'));
  });

  test('filters by typed and selected values after View (AUD-03)', async () => {
    const sent = open();
    await first();
    await userEvent.type(screen.getByLabelText('Record'), ' activity/12 ');
    await userEvent.click(screen.getByRole('combobox', { name: 'Employee' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }));
    await userEvent.type(screen.getByLabelText('From'), '11/17/2026');
    await userEvent.type(screen.getByLabelText('To'), '11/16/2026');
    expect(requested(sent)).toEqual(['']);
    await press('View');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To can’t be before From.');
    expect(screen.getByLabelText('To')).toHaveFocus();
    expect(requested(sent)).toEqual(['']);
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '11/17/2026{Enter}');
    const filter = { record: 'activity/12', employee: '3', from: '2026-11-17', to: '2026-11-17' };
    expect(query()).toEqual(filter);
    expect(requested(sent).at(-1)).toBe(`?${new URLSearchParams(filter)}`);
    expect(await screen.findByText(/· 4 filters applied/)).toBeVisible();
    await press('remove filters');
    expect(query()).toEqual({});
    expect(screen.getByLabelText('Record')).toHaveValue('');
  });

  test('reloads when the same filter is applied again', async () => {
    const sent = open();
    await first();
    await press('View');
    expect(requested(sent)).toEqual(['', '']);
  });

  test('names an employee who has left and isn’t in any list', async () => {
    open({ [CALL]: answer([entry(1, { employee: 8, by: 'Kim Gone' })]) }, '/audit?employee=8');
    await first();
    expect(screen.getByRole('combobox', { name: 'Employee' })).toHaveTextContent('Kim Gone');
  });

  test('appends older entries below, and continues from there (AUD-04)', async () => {
    const sent = open({
      [CALL]: ({ path }: SentCall) =>
        path.includes('before=') ? answer([entry(7), entry(6)]) : answer([entry(9), entry(8)], true),
    });
    await first();
    expect(screen.getByText('Displaying the newest 2 Entries')).toBeVisible();
    await press('Show Older');
    expect(await screen.findByText('Displaying all 4 Entries')).toBeVisible();
    expect(requested(sent)).toEqual(['', '?before=8']);
    expect(screen.queryByRole('button', { name: 'Show Older' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')[2]).toHaveFocus();
  });

  test('retries older entries that could not be loaded, and keeps the newer ones', async () => {
    let isDown = true;
    open({
      [CALL]: ({ path }: SentCall) => {
        if (!path.includes('before=')) return answer([entry(9)], true);
        return isDown ? Response.json({}, { status: 500 }) : answer([entry(8)]);
      },
    });
    await first();
    await press('Show Older');
    expect(await screen.findByRole('alert')).toHaveTextContent('Older entries could not be loaded.');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    isDown = false;
    await press('Try Again');
    expect(await screen.findByText('Displaying all 2 Entries')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps its entries while another filter loads', async () => {
    const late = held();
    open({ [CALL]: ({ path }: SentCall) => (path === CALL ? answer([entry(9)]) : late.promise) });
    await userEvent.click(within(await first()).getByRole('link', { name: 'Ana Ruiz' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...please wait · 1 filter applied');
    expect(await first()).toBeVisible();
    late.answer(answer([entry(2), entry(1)]));
    expect(await screen.findByText(/Displaying all 2 Entries/)).toBeVisible();
  });

  test('says if it could not be loaded, and retries', async () => {
    let isDown = true;
    open({ [CALL]: () => (isDown ? Response.json({}, { status: 500 }) : answer([entry(1)])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The audit log could not be loaded.');
    isDown = false;
    await press('Try Again');
    expect(await first()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says if the employees could not be loaded, not that there are none', async () => {
    open({ '/v1/customers/trendgroups': () => Response.json({}, { status: 500 }) });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Employee' }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('says if nothing matches, and removes the filters on request', async () => {
    open({ [CALL]: ({ path }: SentCall) => answer(path === CALL ? [entry(1)] : []) }, '/audit?employee=3');
    expect(await screen.findByText('No entries match the filters.')).toBeVisible();
    await press('Remove Filters');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await first()).toBeVisible();
    expect(query()).toEqual({});
  });

  test('is only for Operations (AUD-05)', async () => {
    const sent = open({}, '/audit', 'Sales');
    expect(await screen.findByText('Only Operations can read the audit log.')).toBeVisible();
    expect(requested(sent)).toEqual([]);
  });

  test('rejects nobody before their type is known, and retries', async () => {
    let isDown = true;
    const employee = () => (isDown ? Response.json({}, { status: 500 }) : { EmployeeType: 'Operations' });
    open({ '/v1/employees': employee });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded.');
    expect(screen.queryByText('Only Operations can read the audit log.')).not.toBeInTheDocument();
    isDown = false;
    await press('Try Again');
    expect(await first()).toBeVisible();
  });
});
