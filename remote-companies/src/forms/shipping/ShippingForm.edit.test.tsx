import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import type { SentCall } from '@galley/shared/testing';
import { press } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
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
import { shippingAnswers as answers } from '../../testing/shippingAnswers.ts';

beforeEach(() => localStorage.clear());

describe('A change to an address', () => {
  async function change(text: string) {
    await press('Edit Depot');
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    await type('City', text);
    await press('Update Address');
  }

  test('is made in its place and saved with the list (SHIP-04)', async () => {
    const { sent } = await openShipping(answers(both));
    await change('Aurora');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT').map(({ body }) => body)).toEqual([[{ ...depot, city: 'Aurora' }, plant]]);
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  });

  test('moves the focus to the first field, because the Edit button that was pressed is gone', async () => {
    await openShipping(answers(both));
    await press('Edit Depot');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test.each(['Cancel', 'Update Address'])('returns the focus to its Edit button after %s', async (name) => {
    await openShipping(answers(both));
    await press('Edit Plant');
    await press(name);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Plant' })).toHaveFocus());
  });

  test.each([
    ['Select All', true],
    ['Unselect All', false],
  ])('keeps what %s did to the address meanwhile', async (name, isSelected) => {
    const { sent } = await openShipping(answers(() => [{ ...depot, isSelected: !isSelected }, plant]));
    await press('Edit Depot');
    await press(name);
    await press('Update Address');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT').map(({ body }) => body)).toMatchObject([[{ isSelected }, { isSelected }]]);
  });

  test('is saved once, however often Ctrl+Enter is pressed while it is being saved', async () => {
    let answer: (value: boolean) => void = () => {};
    const put = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { sent } = await openShipping(answers(both, { put }));
    await press('Edit Depot');
    await type('City', '{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(sentBy(sent, 'PUT')).not.toEqual([]));
    answer(true);
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT')).toHaveLength(1);
  });

  test('doesn’t undo what is selected while it is being saved', async () => {
    let answer: (value: boolean) => void = () => {};
    const put = () => new Promise<boolean>((resolve) => (answer = resolve));
    const stored = both();
    const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
    const { sent } = await openShipping(answers(() => stored, { put }));
    await tick('Depot');
    await press('Save');
    await waitFor(() => expect(sentBy(sent, 'PUT')).not.toEqual([]));
    await tick('Plant');
    stored[0] = { ...depot, isSelected: true };
    answer(true);
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Depot' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Plant' })).not.toBeChecked();
    await press('Save');
    await waitFor(() =>
      expect(sentBy(sent, 'PUT').at(-1)?.body).toMatchObject([{ isSelected: true }, { isSelected: false }]),
    );
  });

  test('that could not be saved stays in the form, with an error (SHIP-06)', async () => {
    await openShipping(answers(both, { put: () => refusal(403) }));
    await change('Aurora');
    expect(await screen.findByText('Failed to Update Shipping Address(es)')).toBeVisible();
    expect(screen.getByText('For a reason.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Aurora');
  });

  test('that conflicts with somebody else’s shows both, and can overwrite theirs (SHIP-07)', async () => {
    const theirs = { ...depot, city: 'Boulder', Version: 4 };
    let stored: ShippingAddress[] = both();
    const put = ({ body }: SentCall) => {
      const [first] = body as unknown as ShippingAddress[];
      stored = [theirs, plant];
      return first?.Version === 4 ? true : refusal(409, { current: theirs, changedBy: 'Ben Ode' });
    };
    const { sent } = await openShipping(answers(() => stored, { put }));
    await change('Aurora');
    const conflict = await screen.findByRole('dialog', { name: 'Record Changed' });
    expect(within(conflict).getByRole('row', { name: /^City/ })).toHaveTextContent('CityAuroraBoulder');
    expect(screen.queryByText('Failed to Update Shipping Address(es)')).toBeNull();
    await press('Overwrite with Mine');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT').at(-1)?.body).toMatchObject([{ city: 'Aurora', Version: 4 }, { id: 2 }]);
  });

  test('doesn’t overwrite somebody else’s change to another address', async () => {
    const theirs = { ...plant, city: 'Boulder', Version: 2 };
    let stored: ShippingAddress[] = both();
    const put = ({ body }: SentCall) => {
      const [, second] = body as unknown as ShippingAddress[];
      stored = [depot, theirs];
      return second?.Version === 2 ? true : refusal(409, { current: theirs });
    };
    const { sent } = await openShipping(answers(() => stored, { put }));
    await change('Aurora');
    expect(await screen.findByText('Shipping Address(es) Updated')).toBeVisible();
    expect(sentBy(sent, 'PUT').at(-1)?.body).toMatchObject([{ city: 'Aurora' }, { city: 'Boulder' }]);
    expect(screen.queryByText('Failed to Update Shipping Address(es)')).toBeNull();
  });
});

describe('The Excel button (SHIP-05)', () => {
  const QUOTE = '/v1/PricingExport/BuildAQuote/c-12';
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
  });
  const tickets = { '/v1/downloads/tickets': { url: `${QUOTE}#ticket` } };

  test('saves the addresses, then fetches the quote', async () => {
    const { sent } = await openShipping({ ...answers(both), ...tickets });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Depot' }));
    await press('Excel');
    await waitFor(() => expect(clicked).toEqual([`${QUOTE}#ticket`]));
    expect(sentBy(sent, 'PUT').map(({ body }) => body)).toEqual([[{ ...depot, isSelected: true }, plant]]);
    expect(screen.getByText('Shipping Address(es) Updated')).toBeVisible();
  });

  test('also saves an address that is being entered', async () => {
    const { sent } = await openShipping({ ...answers(both), ...tickets });
    await enterAddress();
    await press('Excel');
    await waitFor(() => expect(clicked).toHaveLength(1));
    expect(sent.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
      'POST',
      'PUT',
      'POST',
    ]);
  });

  test('fetches nothing when saving fails', async () => {
    await openShipping({ ...answers(both, { put: () => false }), ...tickets });
    await press('Excel');
    expect(await screen.findByText('Failed to Update Shipping Address(es)')).toBeVisible();
    expect(clicked).toEqual([]);
  });
});
