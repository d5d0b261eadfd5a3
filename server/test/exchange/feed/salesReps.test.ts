import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { run } from '../../day/bulk/testing.ts';
import { onOneServer } from '../../testing.ts';
import { countsOf, feedOf, recordVerdictsOf } from './testing.ts';

const PROSPECT = {
  externalId: 'rep-c',
  name: 'Reassigned Company',
  parent: 'rep-g',
  accountOwner: 'rep-ao',
  salesRep: 'rep-1',
  prospect: true,
  phone: '303-555-0100',
};

const employee = (number: number) => ({
  externalId: `rep-${number}`,
  email: `rep-${number}@example.com`,
  givenName: 'Rep',
  familyName: `Number ${number}`,
  type: 'Sales',
});

onOneServer('The sales rep', (server) => {
  const { feed } = feedOf(server);
  const idOf = async (externalId: string) => {
    const [row] = await server.database().query<{ id: number }>(sql`
      SELECT record_id AS id FROM feed_record WHERE external_id = ${externalId}`);
    return row?.id ?? 0;
  };
  const repOf = async (externalId: string) => {
    const [row] = await server.database().query<{ rep: number }>(sql`
      SELECT sales_rep_id AS rep FROM company WHERE id = ${await idOf(externalId)}`);
    return row?.rep;
  };

  test('that people assigned to a prospect is kept, and a customer’s comes from the feed (FEED-07, REC-09)', async () => {
    await feed('account-owners', [{ externalId: 'rep-ao', name: 'Rocky Mountain' }]);
    await feed('employees', [employee(1), employee(2), employee(3)]);
    await feed('parents', [{ externalId: 'rep-g', name: 'Reassigned Group' }]);
    assert.deepEqual(countsOf(await feed('companies', [PROSPECT])), { created: 1 });
    const [first, second, third] = [await idOf('rep-1'), await idOf('rep-2'), await idOf('rep-3')];
    assert.equal(await repOf('rep-c'), first);

    const job = await run(server, {
      Action: 'reassignProspects',
      Ids: [await idOf('rep-c')],
      AssignTo: second,
    });
    assert.equal(job.Done, 1);
    const answer = await feed('companies', [{ ...PROSPECT, phone: '303-555-0199' }]);
    assert.deepEqual(recordVerdictsOf(answer), [['kept', 'salesRep']]);
    assert.equal(answer.changed, 1);
    assert.equal(await repOf('rep-c'), second);

    await feed('companies', [{ ...PROSPECT, prospect: false, salesRep: 'rep-3' }]);
    assert.equal(await repOf('rep-c'), third);
  });

  test('of a prospect follows the feed if an earlier version didn’t record what was fed (FEED-07)', async () => {
    const fed = { ...PROSPECT, externalId: 'rep-d', name: 'Noted Later' };
    await feed('companies', [fed]);
    await server
      .database()
      .query(sql`UPDATE feed_record SET fed = fed - 'salesRep' WHERE external_id = 'rep-d'`);
    assert.deepEqual(recordVerdictsOf(await feed('companies', [{ ...fed, salesRep: 'rep-2' }])), []);
    assert.equal(await repOf('rep-d'), await idOf('rep-2'));
  });
});
