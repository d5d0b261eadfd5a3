import { after, describe, test } from 'node:test';
import { embeddedStore, postgresStore } from '../../durability/store.ts';
import { share } from '../../length.ts';
import { killStarted } from '../../testProcess.ts';
import { assertSurvivesKill } from './assertSurvivesKill.ts';

describe('A server that is killed while 200 activities are reassigned', () => {
  after(killStarted);

  for (const openStore of share([postgresStore, embeddedStore]))
    test(`continues after a restart: each is done once, and the undo restores every row (${openStore.name}) (BULK-08)`, () =>
      assertSurvivesKill(openStore, { count: 200, kills: 1 }));
});
