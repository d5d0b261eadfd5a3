import type { FileImport } from '@galley/server/exchange/imports/contract';
import { choose, press, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, one, open, written } from './testing.tsx';

describe('The columns of a file', () => {
  test('asks for values that no column has, and checks with them: a person, an account owner, a fixed value (IMPO-02)', async () => {
    const sent = open('/import?file=7', {
      '/v1/imports/7': LIST,
      '/v1/imports/7/check': { ...LIST, state: 'checking' },
    });
    await screen.findByRole('heading', { name: 'customers.csv' });
    // The only account owner is chosen already.
    expect(await screen.findByText('Rocky Mountain')).toBeVisible();
    await press('Check File');
    expect(screen.getByText('Sales Rep is required because no column contains it.')).toBeVisible();
    expect(written(sent)).toEqual([]);
    await choose('Sales Rep', 'Robin Sample');
    await userEvent.click(screen.getByText('Set Another Field for Every Row'));
    await choose('Field', 'Account type');
    await userEvent.type(screen.getByLabelText('Account Type'), 'Agency');
    await press('Check File');
    expect(written(sent)[0]?.body).toEqual({
      ...LIST.map,
      constants: { accountOwner: 'Rocky Mountain', salesRep: 'rep@galley.example', typeOfAccount: 'Agency' },
    });
  });

  test('says that an account owner is missing before it offers to add one (IMPO-02)', async () => {
    const owner = { Version: 1, IsUsed: true, IsDefault: false };
    open('/import?file=7', {
      '/v1/imports/7': LIST,
      '/v1/account-owners': [
        { ...owner, ID: 2, Name: 'Rocky Mountain' },
        { ...owner, ID: 3, Name: 'Coast' },
      ],
    });
    await screen.findByRole('heading', { name: 'customers.csv' });
    await press('Check File');
    const missing = screen.getByText('Account Owner is required because no column contains it.');
    const add = screen.getByRole('button', { name: 'Add Account Owner' });
    expect(missing.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says that sources, people and account owners could not be loaded, not that there are none (FORM-07)', async () => {
    const failure = () => Response.json({}, { status: 403 });
    open('/import?file=7', {
      '/v1/imports': failure,
      '/v1/imports/7': LIST,
      '/v1/people': failure,
      '/v1/account-owners': failure,
    });
    await screen.findByRole('heading', { name: 'customers.csv' });
    for (const name of ['Source Program', 'Sales Rep', 'Account Owner']) {
      await userEvent.click(screen.getByRole('combobox', { name }));
      expect(await screen.findByText('Could not be loaded.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
  });

  test('lets users map a column to another field of the company or its people; two columns of one field are joined (IMPO-02, IMPO-21)', async () => {
    const sent = open('/import?file=7', {
      '/v1/imports/7': {
        ...LIST,
        map: { ...LIST.map, constants: { accountOwner: 'Rocky Mountain', salesRep: 'rep@galley.example' } },
      },
      '/v1/imports/7/check': { ...LIST, state: 'checking' },
    });
    await screen.findByRole('heading', { name: 'customers.csv' });
    await choose('City', 'Company name');
    expect(screen.getByText('Joined with Customer')).toBeVisible();
    await choose('Buyer e-mail', 'Not imported');
    await press('Check File');
    expect(written(sent)[0]?.body).toMatchObject({
      columns: { externalId: 'auto', name: ['Customer', 'City'] },
      people: { columns: { externalId: 'auto', name: 'Buyer' } },
    });
  });

  test('lets users correct the file’s content, source and encoding (IMPO-13, IMPO-22)', async () => {
    const sent = open('/import?file=7', { '/v1/imports/7': LIST, '/v1/imports/7/guess': LIST });
    await screen.findByRole('heading', { name: 'customers.csv' });
    await choose('File Contents', /^Companies$/);
    await choose('Source Program', 'HubSpot');
    await userEvent.click(screen.getByText('Are some characters garbled, or is everything in one column?'));
    await choose('Encoding', 'Windows (Western)');
    expect(written(sent).map(({ body }) => body)).toEqual([
      { resource: 'companies', source: 'list', people: false },
      { resource: 'companies', source: 'hubspot', people: true },
      { resource: 'companies', source: 'list', people: true, encoding: 'windows-1252' },
    ]);
  });

  test('asks whether the month or the day comes first if the file doesn’t show it (IMPO-16)', async () => {
    const ready = one({
      map: {
        columns: { order: 'Order No', line: 'Line', orderDate: 'Ordered' },
        constants: { company: 'Finch Flags', status: 'Shipped', product: 'Poster' },
      },
    });
    const message = 'Ordered: "3/4/2026" is 2026-03-04 or 2026-04-03. Choose one.';
    const sent = open('/import?file=7', {
      '/v1/imports/7': ready,
      '/v1/imports/7/check': ({ body }: SentCall) =>
        (body as FileImport['map']).dates === undefined
          ? Response.json(
              {
                type: 'about:blank',
                title: 'Refused',
                status: 422,
                detail: message,
                errors: [{ field: 'dates', message }],
              },
              { status: 422 },
            )
          : { ...ready, state: 'checking' },
    });
    await screen.findByRole('heading', { name: 'orders.csv' });
    await press('Check File');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose one.');
    await choose('3/4/2026 is', 'April 3');
    await press('Check File');
    expect(written(sent).at(-1)?.body).toMatchObject({ dates: 'dmy' });
  });
});
