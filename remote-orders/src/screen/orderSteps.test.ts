import { describe, expect, test } from '@jest/globals';
import { exampleLine } from '../testing/exampleLine.ts';
import { orderSteps } from './orderSteps.ts';

const line = (change: object = {}) =>
  exampleLine({
    OrderStatusDescription: 'Printing',
    OrderDate: '2026-11-02T00:00:00',
    ShipDisplayLabel: 'Est. Ship',
    ShipDisplayValue: '2026-11-20T00:00:00',
    DeliveryDisplayLabel: 'Est. Delivery',
    DeliveryDisplayValue: '2026-11-26T00:00:00',
    PostDate: '2026-11-30T00:00:00',
    ...change,
  });
const states = (today: string, change: object = {}) =>
  orderSteps(line(change), today).map(({ label, state }) => `${label} ${state}`);

describe('The four steps of an order line', () => {
  test('say what has happened, what comes next and what lies ahead (GRID-11)', () => {
    expect(states('2026-11-19')).toEqual(['Order done', 'Ship next', 'Delivery ahead', 'Post ahead']);
  });

  test('show a step as late if its day has passed and it hasn’t happened (GRID-11)', () => {
    expect(states('2026-11-23')).toEqual(['Order done', 'Ship late', 'Delivery ahead', 'Post ahead']);
  });

  test('follow the server’s labels, not the day (GRID-11)', () => {
    const shipped = { OrderStatusDescription: 'Shipped', ShipDisplayLabel: 'Shipped' };
    expect(states('2026-11-23', shipped)).toEqual(['Order done', 'Ship done', 'Delivery next', 'Post ahead']);
  });

  test('are all done for a finished line after its post date', () => {
    const delivered = {
      OrderStatusDescription: 'Paid',
      ShipDisplayLabel: 'Shipped',
      DeliveryDisplayLabel: 'Delivered',
    };
    expect(states('2026-12-24', delivered)).toEqual([
      'Order done',
      'Ship done',
      'Delivery done',
      'Post done',
    ]);
  });

  test.each(['Canceled', 'Do Not Reprint'])(
    'show only what happened to a line that is %s; nothing comes next (GRID-11)',
    (status) => {
      expect(states('2026-12-24', { OrderStatusDescription: status })).toEqual([
        'Order done',
        'Ship ahead',
        'Delivery ahead',
        'Post ahead',
      ]);
    },
  );

  test('keep their places if a day is unknown', () => {
    const [, ship] = orderSteps(line({ ShipDisplayValue: '0001-01-01T00:00:00' }), '2026-11-23');
    expect(ship).toEqual({ label: 'Ship', day: undefined, state: 'next' });
  });
});
