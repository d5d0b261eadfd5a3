import type { FileImport, ImportRecord } from '@galley/server/exchange/imports/contract';
import { type Answers, choose, network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './ImportPage.tsx';

const one = (change: Partial<FileImport> = {}): FileImport => ({
  id: 7,
  source: 'press',
  resource: 'orders',
  file: 'orders.csv',
  size: 1200,
  by: 'Parker Testcase',
  at: '2026-11-23T17:00:00Z',
  state: 'open',
  headings: ['Order No', 'Line', 'Ordered'],
  encoding: 'utf-8',
  delimiter: ',',
  samples: [
    ['940001', '1', '11/3/2026'],
    ['940002', '1', ''],
  ],
  map: { columns: { order: 'Order No', line: 'Line' }, constants: {} },
  rows: 0,
  position: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  refused: 0,
  kept: 0,
  doubles: 0,
  skipped: 0,
  restored: 0,
  error: '',
  ...change,
});
const CHECKED = one({ state: 'checked', rows: 2500, position: 2500, created: 2498, changed: 1, refused: 1 });
const RECORDS: Record<string, ImportRecord[]> = {
  refused: [
    {
      row: 2,
      externalId: '940002-1',
      verdict: 'refused',
      errors: [{ field: 'orderDate', message: 'Ordered: "13/45/2026" must be a day like 2026-11-24' }],
      changes: [],
    },
  ],
  changed: [
    {
      row: 9,
      externalId: '940009-1',
      verdict: 'changed',
      errors: [],
      changes: [{ field: 'qty', before: '2', after: '3' }],
    },
  ],
};
const problem = (status: number, detail: string) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });

function open(url: string, answers: Answers = {}, type = 'Operations') {
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: type },
    '/v1/imports': ({ method }: SentCall) =>
      method === 'GET'
        ? { imports: [one({ state: 'done', position: 3, created: 2, refused: 1 })], sources: ['press'] }
        : one(),
    '/v1/imports/7': one(),
    '/v1/imports/7/records': ({ path }: SentCall) =>
      RECORDS[new URLSearchParams(path.split('?')[1]).get('verdict') ?? ''] ?? [],
    ...answers,
  });
  renderScreen(<ImportPage />, url);
  return sent;
}
const written = (sent: readonly SentCall[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/'));

describe('The import page', () => {
  test('takes a dropped file for the records that its name speaks of, and shows its columns (IMPO-01)', async () => {
    const sent = open('/import');
    const label = await screen.findByText('Drop a file here, or choose one');
    await screen.findByDisplayValue('press');
    const file = new File(['Order No,Line\n1,1\n'], 'contacts-march.csv');
    fireEvent.drop(label.parentElement ?? label, { dataTransfer: { files: [file] } });
    expect(await screen.findByText('contacts-march.csv')).toBeVisible();
    await press('Upload');
    expect(await screen.findByRole('heading', { name: 'orders.csv' })).toBeVisible();
    expect(written(sent).map(({ path }) => path)).toEqual([
      '/v1/imports?file=contacts-march.csv&resource=contacts&source=press',
    ]);
    expect(screen.getByText('940001, 940002')).toBeVisible();
  });

  test('says what is wrong with a file before it is sent, and what the server says of it (IMPO-01)', async () => {
    const sent = open('/import', {
      '/v1/imports': ({ method }: SentCall) =>
        method === 'GET'
          ? { imports: [], sources: [] }
          : problem(409, 'old.csv of press is not finished yet. Parker Testcase has brought it.'),
    });
    expect(await screen.findByText('No file was imported yet.')).toBeVisible();
    await press('Upload');
    expect(screen.getByLabelText('Drop a file here, or choose one')).toHaveAccessibleDescription(
      'Choose a file.',
    );
    expect(screen.getByLabelText('Source')).toBeInvalid();
    const file = screen.getByLabelText('Drop a file here, or choose one');
    await userEvent.upload(file, new File(['x'], 'orders.txt'), { applyAccept: false });
    expect(await screen.findByText('A file is .csv, .xlsx or .ndjson.')).toBeVisible();
    await userEvent.upload(file, new File(['x'], 'orders.csv'));
    await userEvent.type(screen.getByLabelText('Source'), 'press');
    expect(written(sent)).toEqual([]);
    await press('Upload');
    expect(await screen.findByRole('alert')).toHaveTextContent('old.csv of press is not finished yet');
  });

  test('maps columns and fixed values, and checks with them (IMPO-02)', async () => {
    const sent = open('/import?file=7', { '/v1/imports/7/check': one({ state: 'checking' }) });
    await screen.findByRole('heading', { name: 'orders.csv' });
    await choose('orderDate (required)', 'Ordered');
    await choose('advertiser (required)', 'The same in every record');
    await userEvent.type(screen.getByLabelText('Value of advertiser'), 'Outdoor');
    await choose('line (required)', 'Not in the file');
    await press('Check');
    expect(written(sent)[0]?.body).toEqual({
      columns: { order: 'Order No', orderDate: 'Ordered' },
      constants: { advertiser: 'Outdoor' },
    });
  });

  test('lists what would become of the records, the refused ones first, and applies it (IMPO-03, IMPO-05)', async () => {
    let now = CHECKED;
    const sent = open('/import?file=7', {
      '/v1/imports/7': () => now,
      '/v1/imports/7/apply': () => (now = { ...CHECKED, state: 'applying', position: 1000 }),
      '/v1/imports/7/cancel': () => (now = { ...CHECKED, state: 'cancelled', position: 1000 }),
    });
    const refused = await screen.findByRole('list', { name: 'Refused records' });
    expect(await within(refused).findByText('Row 2, 940002-1')).toBeVisible();
    expect(refused).toHaveTextContent('Ordered: "13/45/2026" must be a day like 2026-11-24');
    await press('Changed 1');
    const changed = await screen.findByRole('list', { name: 'Changed records' });
    expect(await within(changed).findByText('3')).toBeVisible();
    expect(changed).toHaveTextContent('qty 2 → 3');
    expect(screen.getByRole('button', { name: 'Deleted 0' })).toBeDisabled();
    await press('Apply');
    expect(await screen.findByText('Written: 1,000 of 2,500 records')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveValue(1000);
    await press('Cancel the Import');
    expect(await screen.findByText('Cancelled after 1,000 of 2,500 records')).toBeVisible();
    expect(written(sent).map(({ path }) => path)).toEqual(['/v1/imports/7/apply', '/v1/imports/7/cancel']);
  });

  test('says that an import has stopped and why, and goes on (IMPO-05)', async () => {
    const sent = open('/import?file=7', {
      '/v1/imports/7': {
        ...CHECKED,
        state: 'stopped',
        position: 1000,
        error: 'The server failed. Its log says why.',
      },
      '/v1/imports/7/apply': { ...CHECKED, state: 'applying', position: 1000 },
    });
    expect(await screen.findByText('Stopped after 1,000 of 2,500 records')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server failed. Its log says why.');
    await press('Continue');
    expect(written(sent)[0]?.path).toBe('/v1/imports/7/apply');
  });

  test('lists past imports with who, when and what came of them, and undoes one (IMPO-08)', async () => {
    const done = one({ state: 'done', rows: 3, position: 3, created: 2, refused: 1 });
    const kept = [{ resource: 'orders', externalId: '940001-1', message: 'was fed again since' }];
    let now = done;
    open('/import', {
      '/v1/imports/7': () => now,
      '/v1/imports/7/undo': () => (now = { ...done, state: 'undoing', restored: 1 }),
      '/v1/imports/7/undone': { restored: 1, kept },
    });
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent(/Parker Testcase, Mon 11\/23\/2026.*Applied\. Created 2, refused 1/);
    await userEvent.click(within(entry).getByRole('link', { name: 'orders.csv' }));
    await press('Undo the Import');
    await press('Undo');
    expect(await screen.findByText('Undone: 1 of 2 records')).toBeVisible();
    now = { ...done, state: 'undone', restored: 1 };
    const rest = within(await screen.findByRole('list', { name: 'Not undone' }));
    expect(rest.getByText('Orders 940001-1 stays: was fed again since')).toBeVisible();
    expect(screen.getByText('1 records are as they were before.')).toBeVisible();
  });

  test('goes on with an undo that has stopped (IMPO-08)', async () => {
    const half = one({ state: 'halfUndone', rows: 3, position: 3, created: 3, restored: 1 });
    const sent = open('/import?file=7', { '/v1/imports/7': half, '/v1/imports/7/undo': half });
    expect(await screen.findByText('Partly undone: 1 records are as they were')).toBeVisible();
    await press('Continue the Undo');
    await press('Undo');
    expect(written(sent)[0]?.path).toBe('/v1/imports/7/undo');
  });

  test('saves the refused rows (IMPO-06)', async () => {
    const saved = jest.fn(() => 'blob:rows');
    URL.createObjectURL = saved;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open('/import?file=7', { '/v1/imports/7': CHECKED, '/v1/imports/7/refused': new Response('Row,Reason') });
    expect(await screen.findByText(/formulas in them run/)).toBeVisible();
    await press('Download the Refused Rows');
    await screen.findByRole('button', { name: 'Download the Refused Rows' });
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('saves a sample file of the chosen kind of records, by a name that speaks of it (IMPO-19)', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:sample';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const sent = open('/import');
    await screen.findByDisplayValue('press');
    await choose('Records', 'Contacts');
    await press('Sample File');
    expect(names).toEqual(['contacts-sample.csv']);
    expect(blobs).toHaveLength(1);
    expect(written(sent)).toEqual([]);
  });

  test('is for Operations alone (IMPO-04)', async () => {
    const sent = open('/import', {}, 'Sales');
    expect(await screen.findByText('Only Operations may import files.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v1/imports'))).toBe(false);
  });
});
