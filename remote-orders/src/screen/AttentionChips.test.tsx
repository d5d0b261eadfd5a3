import { describe, expect, test } from '@jest/globals';
import { network, renderScreen } from '@galley/shared/testing';
import { screen, within } from '@testing-library/react';
import { exampleLine } from '../testing/exampleLine.ts';
import { Screen } from './Screen.tsx';

const answer = (...lines: ReturnType<typeof exampleLine>[]) => ({
  Orders: lines,
  TotalCount: lines.length,
  UnfilteredCount: lines.length,
});
const paged = '/v1/orders/paged';

describe('The links above the order lines', () => {
  test('show the number of lines that need attention in each status, and lead to them (ORD-14)', async () => {
    network({
      [paged]: answer(exampleLine()),
      '/v1/orders/attention': {
        Statuses: [
          { Status: 3, Count: 1204 },
          { Status: 17, Count: 2 },
        ],
      },
    });
    renderScreen(<Screen />, '/orders?parent=3&status=17&range=7');
    const chips = screen.getByRole('navigation', { name: 'Needs Attention' });
    const art = await within(chips).findByRole('link', { name: 'Art Needed 1,204' });
    expect(art).toHaveAttribute('href', '/orders?parent=3&status=3&range=7');
    expect(within(chips).getByRole('link', { name: 'Delivery-Exception 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('are replaced by a message if no lines need attention (ORD-14)', async () => {
    network({ [paged]: answer(exampleLine()), '/v1/orders/attention': { Statuses: [] } });
    renderScreen(<Screen />, '/orders?parent=3');
    const chips = screen.getByRole('navigation', { name: 'Needs Attention' });
    expect(await within(chips).findByText('No lines need your attention.')).toBeVisible();
  });
});
