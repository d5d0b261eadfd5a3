import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { VariableVerifyResponse } from '@galley/shared/contract/prospects';
import { DEMO_OWNER_PASSWORD } from '../demo/accounts.ts';
import { MANAGER, onBothServers, REP } from '../testing.ts';
import { prospectsOf, unchanged } from './testing.ts';

onBothServers('The account owner of a prospect', (server) => {
  const { save, read, add } = prospectsOf(server);
  const prove = async (as = REP) => {
    const { body } = await server.call<VariableVerifyResponse>('POST', '/v1/CGOM_Variables/verify', {
      as,
      body: { VariableName: 'AccountOwnerPassword', Value: DEMO_OWNER_PASSWORD },
    });
    return body.ProofToken;
  };

  test('of a new one is whichever was chosen', async () => {
    const company = await add({ AccountTypeID: 3 });
    assert.deepEqual([company.AccountTypeID, company.IsAssociated], [3, false]);
  });

  test('of an existing one changes with a proof that is good, and one’s own; else nothing changes (PROS-06)', async () => {
    const company = await add();
    const expired = await prove();
    await server.database().query(sql`
      UPDATE ticket SET expires_at = now() - interval '1 second' WHERE id = ${expired}`);
    const download = 'a-ticket-for-a-download';
    await server.database().query(sql`
      INSERT INTO ticket (id, kind, employee_id, expires_at)
      VALUES (${download}, 'download', 1, now() + interval '5 minutes') ON CONFLICT DO NOTHING`);
    const change = { ...unchanged(company), AccountTypeID: 2, City: 'Golden' };
    for (const AccountOwnerProof of [undefined, '', 'x', expired, download, await prove(MANAGER)]) {
      const { status, body } = await save<Problem>({ ...change, AccountOwnerProof });
      assert.equal(status, 403);
      assert.equal(body.errors?.[0]?.field, 'AccountOwnerProof');
      assert.deepEqual(await read(company.CustomerID), company);
    }
    const { status } = await save({ ...change, AccountOwnerProof: await prove() });
    assert.equal(status, 200);
    const changed = await read(company.CustomerID);
    assert.deepEqual([changed.AccountTypeID, changed.CompanyCity], [2, 'Golden']);
  });

  test('that stays as it is needs no proof', async () => {
    const company = await add();
    assert.equal((await save({ ...unchanged(company), City: 'Golden' })).body.Success, true);
  });
});
