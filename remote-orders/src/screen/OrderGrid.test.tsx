import { businessToday } from '@galley/shared/store';
import { renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { exampleLine } from '../testing/exampleLine.ts';
import { OrderGrid } from './OrderGrid.tsx';

test('the table of order lines shows the year of a date unless it is this year (GRID-11)', async () => {
  const year = Number(businessToday().slice(0, 4));
  const dates = { OrderDate: `${year - 1}-11-23T00:00:00`, ShipDisplayValue: `${year}-02-05T00:00:00` };
  renderScreen(<OrderGrid lines={[exampleLine(dates)]} />, '/orders?parent=3');
  const row = within(await screen.findByRole('row', { name: /1001-1/ }));
  const [ordered, shipped] = row.getAllByRole('listitem');
  expect(ordered).toHaveTextContent(`Order: 11/23/${String(year - 1).slice(2)}`);
  expect(shipped).toHaveTextContent(/02\/05$/);
});
