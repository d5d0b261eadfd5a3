import { describe, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { network, renderScreen, signInForTest } from '@galley/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { exampleLine } from '../testing/exampleLine.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderGrid } from './OrderGrid.tsx';

const MIA = { IndividualIDSalesContact: 7, IndividualNameSalesContact: 'Mia Stone' };
const LEE = { IndividualIDGraphicsContact: 8, IndividualNameGraphicsContact: 'Lee Park' };
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const open = (shown: ReactElement) => {
  network({});
  renderScreen(shown, '/orders');
};
const opened = () => galley.getState().dialogs.at(-1);

describe('Writing about an order line (MAIL-23)', () => {
  test('takes one press if the line names one contact, and includes the line’s number', async () => {
    signInForTest();
    open(<OrderCard line={exampleLine(MIA)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Write to Mia Stone about order line 1001-1' }));
    expect(opened()).toMatchObject({
      name: 'contacts/write',
      contact: 7,
      person: 'Mia Stone',
      line: '1001-1',
    });
  });

  test('asks whom to write to if the order and the art have different contacts', async () => {
    signInForTest();
    open(<OrderCard line={exampleLine({ ...MIA, ...LEE })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Write email about order line 1001-1' }));
    expect(entries()).toEqual(['Write to Mia Stone', 'Write to Lee Park']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Write to Lee Park' }));
    expect(opened()).toMatchObject({ name: 'contacts/write', contact: 8, line: '1001-1' });
  });

  test('names a contact once if the order and the art have the same one', () => {
    open(<OrderCard line={exampleLine({ ...MIA, ...LEE, IndividualIDGraphicsContact: 7 })} />);
    expect(screen.getByRole('button', { name: 'Write to Mia Stone about order line 1001-1' })).toBeVisible();
  });

  test('is not offered if the line names nobody', () => {
    open(<OrderCard line={exampleLine({ IndividualIDSalesContact: 0 })} />);
    expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
  });

  test('is in the menu of a row of the grid', async () => {
    signInForTest();
    open(<OrderGrid lines={[exampleLine({ ...MIA, ...LEE })]} />);
    await userEvent.click(screen.getByRole('button', { name: /^More actions for/ }));
    expect(entries()).toEqual(['Share', 'Write to Mia Stone', 'Write to Lee Park']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Write to Mia Stone' }));
    expect(opened()).toMatchObject({ name: 'contacts/write', contact: 7, line: '1001-1' });
  });
});
