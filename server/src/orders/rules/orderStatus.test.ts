import { expect, test } from '@jest/globals';
import { ORDER_STATUSES } from './orderStatus.ts';

test('there are 39 order statuses, numbered from 0 to 38', () => {
  expect(ORDER_STATUSES).toHaveLength(39);
  expect(new Set(ORDER_STATUSES).size).toBe(39);
  expect([ORDER_STATUSES[0], ORDER_STATUSES[16], ORDER_STATUSES[38]]).toEqual([
    'Approved - Holding Print',
    'Delivered',
    'Web Order',
  ]);
});
