import { describe, expect, test } from '@jest/globals';
import { exampleJob } from '../../testing/exampleJob.ts';
import { bulkText, leftName } from './bulkText.ts';

const job = exampleJob({ Total: 1312, Done: 1312 });

describe('The text for a bulk change (SEL-06)', () => {
  test.each([
    [{ State: 'running', Done: 40, Refused: 2 }, 'Snoozing 42 of 1,312 activities'],
    [{ State: 'running', Done: 40, Undoes: 6 }, 'Restoring 40 of 1,312 activities'],
    [{}, '1,312 activities snoozed.'],
    [{ Done: 1 }, '1 activity snoozed.'],
    [
      { Done: 1307, Unchanged: 1, Refused: 2, Changed: 2 },
      '1,307 activities snoozed. 1 unchanged. 2 refused. 2 skipped: changed in the meantime.',
    ],
    [{ State: 'canceled', Done: 40 }, 'Canceled: 40 of 1,312 activities snoozed.'],
    [{ Undoes: 6, Done: 1310, Changed: 2 }, '1,310 activities restored. 2 kept.'],
    [{ Action: 'addToContacts', Undoes: 6, Done: 3 }, '3 activities removed.'],
    [{ Action: 'closeActivities', Done: 3 }, '3 activities closed.'],
    [{ Action: 'closeActivities', Cancels: true, Done: 3 }, '3 activities canceled.'],
    [
      { Action: 'closeActivities', Cancels: true, State: 'running', Done: 3 },
      'Canceling 3 of 1,312 activities',
    ],
    [{ Action: 'inactivateContacts', Done: 3 }, '3 contacts made inactive.'],
  ] as const)('%o reads %s', (change, text) => {
    expect(bulkText({ ...job, ...change })).toBe(text);
  });

  test.each([
    [{ Refused: 2 }, 'Refused'],
    [{ Changed: 2 }, 'Skipped'],
    [{ Refused: 1, Changed: 1 }, 'Refused and Skipped'],
    [{ Refused: 1, Changed: 1, Undoes: 7 }, 'Kept'],
  ])('names what was left as it was: %o as %s', (change, text) => {
    expect(leftName({ ...job, ...change })).toBe(text);
  });
});
