import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Problem } from '@galley/shared/contract/common';
import { embeddedStore, postgresStore } from '../../durability/store.ts';
import { killStarted } from '../../testProcess.ts';
import { onBothServers, REP } from '../../testing.ts';
import { assertSurvivesKill } from './assertSurvivesKill.ts';
import { addActivities, ofDays } from './testing.ts';

describe('A server that is killed while 5,000 activities are reassigned, and again while that is undone', () => {
  after(killStarted);

  for (const openStore of [embeddedStore, postgresStore])
    test(`continues after a restart: each is done once, and every row is as before (${openStore.name}) (BULK-08)`, () =>
      assertSurvivesKill(openStore, { count: 5000, kills: 2 }));
});

onBothServers('A bulk change to too many records', (server) => {
  test('is refused with the number of records (BULK-03)', async () => {
    for (let added = 0; added < 20_001; added += 2223)
      await addActivities(server.database(), 2223, { start: '2037-07-01' });
    const { status, body } = await server.call<Problem>('POST', '/v1/bulk', {
      as: REP,
      body: {
        Action: 'retypeActivities',
        Activities: ofDays('2037-07-01', '2037-07-31'),
        TypeID: 2,
      },
    });
    assert.equal(status, 422);
    assert.match(
      body.errors?.[0]?.message ?? '',
      /^These are 20,0\d\d records; at most 20,000 can be changed at once\. Narrow the list with a filter\.$/,
    );
  });
});
