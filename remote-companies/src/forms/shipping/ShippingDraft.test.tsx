import { galley } from '@galley/shared/store';
import { press } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { both, depot, enterAddress, openShipping, sentBy, type } from '../../testing/openShipping.tsx';
import { shippingAnswers as answers } from '../../testing/shippingAnswers.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Shipping addresses that are not saved when the session ends', () => {
  test('are restored, both the address being edited and the selection', async () => {
    await openShipping(answers(both));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Plant' }));
    await press('Edit Depot');
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    await type('City', 'Aurora');
    cleanup();
    const { sent } = await openShipping(answers(both));
    expect(galley.getState().dialogs).toMatchObject([{ name: 'companies/shipping' }]);
    expect(screen.getByRole('checkbox', { name: 'Plant' })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Aurora');
    await press('Update Address');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT')[0]?.body).toMatchObject([
      { ...depot, city: 'Aurora' },
      { name: 'Plant', isSelected: false },
    ]);
  });

  test('are not restored after they were saved or discarded', async () => {
    await openShipping(answers(both));
    await enterAddress();
    await press('Add Address');
    expect(await screen.findByText('Shipping Address Added')).toBeVisible();
    cleanup();
    await openShipping(answers(both));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await enterAddress();
    await press('Close');
    await press('Discard');
    cleanup();
    await openShipping(answers(both));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(galley.getState().dialogs).toEqual([]);
  });
});
