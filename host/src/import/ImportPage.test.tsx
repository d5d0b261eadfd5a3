import type { FileImport, ImportRecord } from '@galley/server/exchange/imports/contract';
import { choose, press, select, type SentCall } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECKED, COUNTS, LIST, one, open, problem, written } from './testing.tsx';

describe('The import page', () => {
  test('accepts a dropped file, and shows its columns with detected fields and first rows (IMPO-01, IMPO-02, IMPO-22)', async () => {
    const sent = open('/import');
    const label = await screen.findByText('Choose a file', { exact: false });
    const file = new File(['Order No,Line\n1,1\n'], 'march.csv');
    fireEvent.drop(label.parentElement ?? label, { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('heading', { name: 'orders.csv' })).toBeVisible();
    expect(written(sent).map(({ path }) => path)).toEqual(['/v1/imports?file=march.csv']);
    expect(select('File Contents')).toHaveTextContent('Orders');
    expect(select('Order No')).toHaveTextContent('Order number');
    expect(screen.getByRole('list', { name: 'First values in Order No' })).toHaveTextContent('940001940002');
    expect(select('Ordered')).toHaveTextContent('Not imported');
    expect(screen.getByText('Not imported: Ordered')).toBeVisible();
    expect(screen.getByText('“n/a” isn’t a number.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent('UploadMatch ColumnsReviewImport');
  });

  test('reports an invalid file before it is sent, and shows the server’s errors (IMPO-01)', async () => {
    const sent = open('/import', {
      '/v1/imports': ({ method }: SentCall) =>
        method === 'GET'
          ? { imports: [], sources: [] }
          : problem(
              409,
              'Finish or discard old.csv first (uploaded by Parker Testcase): only one import from the same program can be open at a time.',
            ),
    });
    expect(await screen.findByText('No imports yet.')).toBeVisible();
    const file = screen.getByLabelText('Choose a file or drop it here');
    await userEvent.upload(file, new File(['x'], 'orders.pdf'), { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This kind of file can’t be imported. Save your list as .csv or .xlsx',
    );
    await userEvent.upload(file, new File([''], 'orders.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
    expect(written(sent)).toEqual([]);
    await userEvent.upload(file, new File(['x'], 'orders.csv'));
    expect(await screen.findByText(/^Finish or discard old\.csv first/)).toBeVisible();
  });

  test('previews the result for each record, failures first, and imports the rest (IMPO-03, IMPO-05)', async () => {
    let now = CHECKED;
    const sent = open('/import?file=7', {
      '/v1/imports/7': () => now,
      '/v1/imports/7/apply': () => (now = { ...CHECKED, state: 'applying', position: 1000 }),
      '/v1/imports/7/cancel': () => (now = { ...CHECKED, state: 'cancelled', position: 1000 }),
    });
    const refused = await screen.findByRole('list', { name: 'Orders: Can’t Be Imported' });
    expect(await within(refused).findByText('Row 2, 940002-1')).toBeVisible();
    expect(refused).toHaveTextContent('Ordered: "13/45/2026" must be a day like 2026-11-24');
    await press('Update 1');
    const changed = await screen.findByRole('list', { name: 'Orders: Update' });
    expect(await within(changed).findByText('3')).toBeVisible();
    expect(changed).toHaveTextContent('Quantity 2 → 3');
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await press('Import 2,499 Records');
    expect(await screen.findByText('Imported: 1,000 of 2,500 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveValue(1000);
    await press('Cancel Import');
    expect(await screen.findByText('Canceled after 1,000 of 2,500 rows')).toBeVisible();
    expect(written(sent).map(({ path }) => path)).toEqual(['/v1/imports/7/apply', '/v1/imports/7/cancel']);
  });

  test('shows existing companies and people separately, and checks again with the choice for each (IMPO-20, IMPO-21)', async () => {
    const checked: FileImport = {
      ...LIST,
      state: 'checked',
      rows: 2,
      position: 2,
      created: 2,
      people: { ...COUNTS, changed: 2, doubles: 2 },
    };
    const double = (row: number, name: string): ImportRecord => ({
      row,
      externalId: `${row}`,
      name: name.toUpperCase(),
      verdict: 'changed',
      double: { id: row, name, about: '303-555-0100', choice: 'update' },
      errors: [],
      changes: [{ field: 'title', before: '', after: 'Buyer' }],
    });
    const sent = open('/import?file=7', {
      '/v1/imports/7': checked,
      '/v1/imports/7/check': { ...checked, state: 'checking' },
      '/v1/imports/7/records': ({ path }: SentCall) =>
        path.includes('verdict=double') && path.includes('people=true')
          ? [double(1, 'Fay Finch'), double(2, 'Gus Finch')]
          : [],
    });
    const people = within(await screen.findByRole('region', { name: 'Contacts' }));
    const listed = within(await people.findByRole('list', { name: 'Contacts: Already in Galley' }));
    expect(await listed.findByText('Already in Galley: Fay Finch (303-555-0100)')).toBeVisible();
    expect(listed.getAllByText('Row 1, FAY FINCH')[0]).toBeVisible();
    expect(screen.getByRole('region', { name: 'Companies' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Check Again/ })).not.toBeInTheDocument();
    await choose('If Already in Galley', 'Skip');
    await choose('Row 2', 'Add anyway');
    await press('Check Again');
    expect(written(sent)[0]?.body).toMatchObject({
      people: { doubles: { all: 'skip', rows: { 2: 'add' } } },
    });
  });

  test('lists past imports, and says how many of the added or updated records have kept fields (IMPO-08)', async () => {
    open('/import', {
      '/v1/imports': {
        imports: [
          one({ id: 8, state: 'undone', created: 2, restored: 2 }),
          one({ state: 'done', created: 2, changed: 3, kept: 3 }),
        ],
        sources: [],
      },
    });
    expect(await screen.findByText(/2 added, 3 updated, 3 with some fields kept$/)).toBeVisible();
    expect(screen.getByText('Undone: 2 records')).toBeVisible();
  });

  test('says if everything exists already, and offers no import (IMPO-03)', async () => {
    open('/import?file=7', {
      '/v1/imports/7': one({ state: 'checked', rows: 2, position: 2, unchanged: 2 }),
    });
    expect(await screen.findByText('Nothing in this file would change Galley.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
  });

  test('leads from an import that doesn’t exist to all imports (IMPO-08)', async () => {
    open('/import?file=7', {
      '/v1/imports/7': Response.json({ status: 404, title: 'Not Found' }, { status: 404 }),
    });
    expect(await screen.findByText('This import doesn’t exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Imports' })).toHaveAttribute('href', '/import');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  test('says that an import has stopped and why, and resumes it (IMPO-05)', async () => {
    const sent = open('/import?file=7', {
      '/v1/imports/7': {
        ...CHECKED,
        state: 'stopped',
        position: 1000,
        error: 'Something went wrong on our side. Try again. If it happens again, see the server’s log.',
      },
      '/v1/imports/7/apply': { ...CHECKED, state: 'applying', position: 1000 },
    });
    expect(await screen.findByText('Stopped after 1,000 of 2,500 rows')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Try again. If it happens again, see the server’s log.',
    );
    await press('Continue Import');
    expect(written(sent)[0]?.path).toBe('/v1/imports/7/apply');
  });

  test('lists past imports with author, time and result, and undoes one (IMPO-08)', async () => {
    const done = one({ state: 'done', rows: 3, position: 3, created: 2, refused: 1 });
    const kept = [{ resource: 'orders', externalId: '940001-1', message: 'it was imported again later' }];
    let now = done;
    open('/import', {
      '/v1/imports/7': () => now,
      '/v1/imports/7/undo': () => (now = { ...done, state: 'undoing', restored: 1 }),
      '/v1/imports/7/undone': { restored: 1, kept },
    });
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent(/Parker Testcase, Mon 11\/23\/2026.*Imported: 2 added, 1 not imported/);
    await userEvent.click(within(entry).getByRole('link', { name: 'orders.csv' }));
    await press('Undo Import');
    await press('Undo');
    expect(await screen.findByText('Undone: 1 of 2 records')).toBeVisible();
    now = { ...done, state: 'undone', restored: 1 };
    const rest = within(await screen.findByRole('list', { name: 'Not Undone' }));
    expect(rest.getByText('Order 940001-1 wasn’t undone: it was imported again later')).toBeVisible();
    expect(screen.getByText('Undone: 1 record')).toBeVisible();
  });

  test('resumes an undo that has stopped (IMPO-08)', async () => {
    const half = one({ state: 'halfUndone', rows: 3, position: 3, created: 3, restored: 1 });
    const sent = open('/import?file=7', { '/v1/imports/7': half, '/v1/imports/7/undo': half });
    expect(await screen.findByText('Partly undone: 1 record')).toBeVisible();
    await press('Continue Undo');
    await press('Undo');
    expect(written(sent)[0]?.path).toBe('/v1/imports/7/undo');
  });

  test('saves the rejected rows (IMPO-06)', async () => {
    const saved = jest.fn(() => 'blob:rows');
    URL.createObjectURL = saved;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open('/import?file=7', { '/v1/imports/7': CHECKED, '/v1/imports/7/refused': new Response('Row,Reason') });
    expect(await screen.findByText(/formulas in it would run/)).toBeVisible();
    await press('Download Rows with Errors');
    await screen.findByRole('button', { name: 'Download Rows with Errors' });
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('saves a sample file for the selected kind of records, under a descriptive name (IMPO-19)', async () => {
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
    await userEvent.click(await screen.findByText('Sample Files'));
    await choose('Record Type', 'Contacts');
    await press('Download Sample File');
    expect(names).toEqual(['contacts-sample.csv']);
    expect(blobs).toHaveLength(1);
    expect(written(sent)).toEqual([]);
  });

  test('is only for Operations (IMPO-04)', async () => {
    const sent = open('/import', {}, 'Sales');
    expect(await screen.findByText('Only Operations can import files.')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/v1/imports'))).toBe(false);
  });
});
