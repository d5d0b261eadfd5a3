import { describe, expect, test } from '@jest/globals';
import { ORDER_STATUSES } from './orderStatus.ts';
import { orderTone } from './orderTone.ts';

describe('The state of an order line (ORD-16)', () => {
  test.each([
    ['Art Needed', 'attention'],
    ['Delivery-Exception', 'attention'],
    ['Print', 'working'],
    ['Shipped', 'shipped'],
    ['Paid', 'over'],
    ['a status that is new', 'working'],
  ])('%s is %s', (status, tone) => expect(orderTone(status)).toBe(tone));

  test('is determined by the status names that the server sends', () => {
    const count = (tone: string) => ORDER_STATUSES.filter((status) => orderTone(status) === tone).length;
    expect([count('attention'), count('over'), count('shipped')]).toEqual([9, 5, 1]);
  });
});
