import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { OUTCOMES } from './outcomes.ts';
import { begin, changeOf, handleRecord, skip, summaryOf, type Queue } from './queue.ts';

const queueOf = (count: number): Queue =>
  begin(
    {
      Activities: Array.from({ length: count }, (_, index) => exampleActivity({ ID: index + 1 })),
      TotalCount: count,
    },
    '2026-11-23T17:00:00Z',
  );

describe('A call queue', () => {
  test('contains the open activities that the user can close, in the order of the list (QUEUE-02)', () => {
    const Activities = [
      exampleActivity({ ID: 4 }),
      exampleActivity({ ID: 2, Status: 'CLOSED' }),
      exampleActivity({ ID: 9 }),
      exampleActivity({ ID: 1, IsAssociated: false }),
      exampleActivity({ ID: 3 }),
    ];
    expect(begin({ Activities, TotalCount: 1204 }, '')).toMatchObject({ rest: [4, 9, 3], matched: 1204 });
  });

  test('contains each activity once, skipped ones after all others, whatever is skipped and handled (QUEUE-03)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.boolean(), { maxLength: 60 }),
        (count, steps) => {
          let queue = queueOf(count);
          const passed: number[] = [];
          for (const isSkipped of steps) {
            const [current] = queue.rest;
            if (current === undefined) break;
            if (isSkipped) queue = skip(queue);
            else {
              queue = handleRecord(queue, { id: current, result: 'message' });
              passed.push(current);
            }
          }
          const ids = [...queue.handled.map(({ id }) => id), ...queue.rest];
          expect(ids.toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: count }, (_, index) => index + 1),
          );
          expect(queue.handled.map(({ id }) => id)).toEqual(passed);
          // Those that were never skipped keep the list's order, before all that were.
          const untouched = queue.rest.filter((id) => !queue.skipped.includes(id));
          expect(untouched).toEqual(untouched.toSorted((a, b) => a - b));
          expect(queue.rest.slice(0, untouched.length)).toEqual(untouched);
        },
      ),
    );
  });

  test('doesn’t handle another activity on a second press', () => {
    const once = handleRecord(queueOf(3), { id: 1, result: 'reached' });
    expect(handleRecord(once, { id: 1, result: 'reached' })).toBe(once);
  });

  test('doesn’t skip its last activity', () => {
    const last = queueOf(1);
    expect(skip(last)).toBe(last);
  });

  test('counts its outcomes in a fixed order', () => {
    const results = ['message', 'ordered', 'message', 'passed'] as const;
    const queue = results.reduce(
      (before, result, index) => handleRecord(before, { id: index + 1, result }),
      queueOf(5),
    );
    expect(summaryOf(queue)).toBe('1 ordered · 2 messages · 1 already handled');
    expect(summaryOf(handleRecord(queueOf(2), { id: 1, result: 'message' }))).toBe('1 message');
    expect(OUTCOMES.map(({ label }) => label)).toEqual([
      'Reached, ordered',
      'Reached, follow up',
      'Left a message',
      'No answer',
      'Not interested',
    ]);
  });
});

describe('What a colleague did to a record (QUEUE-08)', () => {
  const [entry] = begin({ Activities: [exampleActivity()], TotalCount: 1 }, '').entries;
  test.each([
    [{}, ''],
    [{ Version: 2, Status: 'CLOSED' }, 'closed this activity'],
    [{ Version: 2, Status: 'CANCELED' }, 'canceled this activity'],
    [
      { Version: 2, StartDate: '2026-11-30T00:00:00' },
      'changed the date from Mon 11/23/2026 to Mon 11/30/2026',
    ],
    [
      { Version: 2, ActivityForName: 'Ben Ode', TypeName: 'Quote' },
      'changed the type from Follow-Up to Quote and the assignee from Ana Ruiz to Ben Ode',
    ],
    [{ Version: 2, ActivityComments: 'Other' }, 'changed this activity'],
  ] as const)('%j: “%s”', (change, text) => {
    expect(entry && changeOf(entry, exampleActivity(change))).toBe(text);
  });
});
