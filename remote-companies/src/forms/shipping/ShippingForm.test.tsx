import { choose, optionsOf, press, select } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  both,
  depot,
  enterAddress,
  openShipping,
  plant,
  refusal,
  sentBy,
  type,
} from '../../testing/openShipping.tsx';
import { ADDRESSES, shippingAnswers as answers } from '../../testing/shippingAnswers.ts';

beforeEach(() => localStorage.clear());

const listed = () =>
  within(screen.getByRole('list', { name: 'Shipping addresses' })).getAllByRole('listitem');

describe('The shipping addresses of a company', () => {
  test('are listed, each with whether it is selected (SHIP-01)', async () => {
    const { sent } = await openShipping(answers(both));
    expect(screen.getByRole('dialog', { name: 'Shipping Addresses' })).toHaveAccessibleDescription(
      'Acme Outdoor - Denver',
    );
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      'Depot1 Main St, Denver, CO 80202 Edit Delete',
      'Plant9 Mill Rd, Denver, CO 80202 Edit Delete',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Plant' })).toBeChecked();
    expect(sent.map(({ path }) => path)).toContain(`${ADDRESSES}?customerUid=c-12`);
  });

  test('are replaced by a message if there are none (SHIP-01)', async () => {
    await openShipping(answers(() => []));
    expect(screen.getByText('No shipping addresses have been added.')).toBeVisible();
  });

  test('that can’t be loaded can be requested again (SHIP-06)', async () => {
    let isBroken = true;
    await openShipping(answers(() => (isBroken ? refusal(500) : both())));
    expect(await screen.findByText('Failed to fetch previously used address')).toBeVisible();
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByRole('checkbox', { name: 'Depot' })).toBeVisible();
  });

  test('can all be selected or unselected at once, and are saved that way (SHIP-04, SHIP-06)', async () => {
    const { sent } = await openShipping(answers(both));
    await press('Select All');
    expect(screen.getByText('2 of 2 selected')).toBeVisible();
    await press('Unselect All');
    await press('Save');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT').map(({ body }) => body)).toEqual([[depot, { ...plant, isSelected: false }]]);
  });

  test('can’t lose an unsaved selection without a confirmation', async () => {
    const { closings } = await openShipping(answers(both));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Depot' }));
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(closings).toEqual([]);
  });

  test('are only deleted after a confirmation (SHIP-04, SHIP-06)', async () => {
    let left = both();
    const remove = (): boolean => {
      left = [plant];
      return true;
    };
    const { sent } = await openShipping(answers(() => left, { remove }));
    await press('Delete Depot');
    await press('Keep');
    await press('Delete Depot');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Delete Depot?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Shipping Address Removed')).toBeVisible();
    expect(sentBy(sent, 'DELETE').map(({ path }) => path)).toEqual([`${ADDRESSES}?id=1`]);
    expect(listed()).toHaveLength(1);
  });

  test.each<[string, () => unknown]>([
    ['false', () => false],
    ['a refusal', () => refusal(403)],
  ])('that could not be deleted (%s) cause an error message (SHIP-06)', async (_what, remove) => {
    await openShipping(answers(both, { remove }));
    await press('Delete Plant');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Delete Plant?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Failed to Removed Shipping Address')).toBeVisible();
  });
});

describe('The keyboard focus', () => {
  const enter = () => screen.getByRole('button', { name: 'Enter New Address' });
  const confirmDelete = () =>
    userEvent.click(
      within(screen.getByRole('group', { name: /^Delete / })).getByRole('button', { name: 'Delete' }),
    );

  test('returns to the button for new addresses after one is added or deleted, and to its row after a change', async () => {
    let left = both();
    const remove = (): boolean => {
      left = [];
      return true;
    };
    await openShipping(answers(() => left, { remove }));
    await enterAddress();
    await press('Add Address');
    await waitFor(() => expect(enter()).toHaveFocus());
    await press('Edit Depot');
    await type('Name', ' 2');
    await press('Update Address');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Depot' })).toHaveFocus());
    await press('Delete Depot');
    await confirmDelete();
    await waitFor(() => expect(enter()).toHaveFocus());
  });

  test('returns to Delete if an address is kept after all', async () => {
    await openShipping(answers(both));
    await press('Delete Depot');
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await press('Keep');
    expect(screen.getByRole('button', { name: 'Delete Depot' })).toHaveFocus();
  });
});

describe('A new address', () => {
  test('names the missing fields, and isn’t sent (SHIP-03)', async () => {
    const { sent } = await openShipping(answers(both));
    await press('Enter New Address');
    await press('Add Address');
    for (const message of [
      'Name is required.',
      'Address 1 is required.',
      'City is required.',
      'State is required.',
      'Zip is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(sentBy(sent, 'POST')).toEqual([]);
  });

  test('is sent as it was entered (SHIP-02, SHIP-06)', async () => {
    const { sent } = await openShipping(answers(both));
    await enterAddress();
    await press('Add Address');
    expect(await screen.findByText('Shipping Address Added')).toBeVisible();
    expect(sentBy(sent, 'POST')).toMatchObject([
      {
        path: `${ADDRESSES}?customerUid=c-12`,
        body: {
          id: 0,
          name: 'Shop',
          address1: '2 Elm St',
          address2: '',
          city: 'Provo',
          state: 'UT',
          zip: '84601',
          isSelected: true,
        },
      },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  test('can be that of a posting company, chosen by branch company, state and company (SHIP-02)', async () => {
    const { sent } = await openShipping(answers(both));
    await press('Select Posting Company Address');
    expect(screen.getByLabelText('Branch State')).toBeDisabled();
    await choose('Branch Company', 'Billboards Inc');
    expect(await optionsOf('Branch State')).toEqual(['Select...', 'CO', 'UT']);
    await userEvent.keyboard('{Escape}');
    await choose('Branch State', 'UT');
    await choose('Company', 'Billboards Provo, Provo');
    expect(screen.getByRole('textbox', { name: 'Address 1' })).toHaveValue('7 Lake Rd');
    await type('Zip', '999');
    expect(screen.getByRole('textbox', { name: 'Zip' })).toHaveValue('84601');
    await press('Add Address');
    await waitFor(() =>
      expect(sentBy(sent, 'POST')).toMatchObject([
        { body: { name: 'Billboards Provo', address2: 'Dock 2', state: 'UT', zip: '84601' } },
      ]),
    );
  });

  test('is cleared if another branch company is chosen (SHIP-02)', async () => {
    await openShipping(answers(both));
    await press('Select Posting Company Address');
    await choose('Branch Company', 'Billboards Inc');
    await choose('Branch State', 'UT');
    await choose('Company', 'Billboards Provo, Provo');
    await choose('Branch Company', 'Posters LLC');
    expect(screen.getByRole('textbox', { name: 'Address 1' })).toHaveValue('');
    expect(select('Company')).toHaveTextContent('Select...');
  });

  test.each([
    ['an id of 0', () => ({ id: 0 }), 'Failed to Add Shipping Address'],
    ['no answer', () => Promise.reject(new TypeError('offline')), 'Failed to Add Shipping Address'],
    ['a refusal', () => refusal(403), 'Failed to recieve ok response'],
  ])('answered with %s stays in the form (SHIP-06)', async (_what, post, toast) => {
    await openShipping(answers(both, { post }));
    await enterAddress();
    await press('Add Address');
    expect(await screen.findByText(toast)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Shop');
  });

  test.each([
    ['Enter New Address', 'State', '/v1/customers/trendgroups'],
    ['Select Posting Company Address', 'Branch Company', '/v1/customers/PostingCompanies'],
  ])(
    'by “%s” says that the options of %s could not be loaded, not that there are none (FORM-07)',
    async (button, label, path) => {
      await openShipping({ ...answers(both), [path]: () => Response.json({}, { status: 403 }) });
      await press(button);
      await userEvent.click(select(label));
      expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    },
  );

  test('shows the server’s error at its field', async () => {
    const errors = [{ field: 'zip', message: 'is too long' }];
    await openShipping(answers(both, { post: () => refusal(422, { errors }) }));
    await enterAddress();
    await press('Add Address');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Zip' })).toHaveAccessibleDescription('is too long'),
    );
  });
});
