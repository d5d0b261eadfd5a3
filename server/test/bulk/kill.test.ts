import { after, describe, test } from 'node:test';
import { embeddedStore, postgresStore } from '../durability/store.ts';
import { killStarted } from '../testProcess.ts';
import { killIsSurvived } from './killIsSurvived.ts';

describe('A server that is killed while 200 activities are reassigned', () => {
  after(killStarted);

  test('goes on when it starts again: each is done once, and the undo restores every row, on the embedded database (BULK-08)', () =>
    killIsSurvived(embeddedStore, { count: 200, kills: 1 }));

  test('goes on when it starts again: each is done once, and the undo restores every row, on PostgreSQL (BULK-08)', () =>
    killIsSurvived(postgresStore, { count: 200, kills: 1 }));
});
