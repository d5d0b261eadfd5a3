import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { VariableVerifyResponse } from '#server/companies/prospects/contract';
import { DEMO_OWNER_PASSWORD, DEMO_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, REP } from '../../testing.ts';
import { permitHash } from '#server/common/permit';
import { prospectsOf, unchanged, VALUES } from './testing.ts';

onOneServer('The account owner of a prospect', (server) => {
  const { save, read, add } = prospectsOf(server);
  const proveWith = async (caller: { as: string } | { token: string }, CustomerID?: number) => {
    const { body } = await server.call<VariableVerifyResponse>('POST', '/v1/CGOM_Variables/verify', {
      ...caller,
      body: { VariableName: 'AccountOwnerPassword', Value: DEMO_OWNER_PASSWORD, CustomerID },
    });
    return body.ProofToken;
  };
  const prove = (as = REP, CustomerID?: number) => proveWith({ as }, CustomerID);
  const signIn = async () => {
    const body = { email: REP, password: DEMO_PASSWORD };
    return (await server.call<string>('POST', '/account/login', { body })).body;
  };

  test('is the selected one if the prospect is new', async () => {
    const company = await add({ AccountTypeID: 3 });
    assert.deepEqual([company.AccountTypeID, company.IsAssociated], [3, false]);
  });

  test('changes only with the caller’s own valid proof (PROS-06)', async () => {
    const company = await add();
    const expired = await prove();
    await server.database().query(sql`
      UPDATE ticket SET expires_at = now() - interval '1 second' WHERE id = ${permitHash(expired)}`);
    const download = 'a-ticket-for-a-download';
    await server.database().query(sql`
      INSERT INTO ticket (id, kind, employee_id, jti, expires_at)
      SELECT ${permitHash(download)}, 'download', 1, jti, now() + interval '5 minutes' FROM session WHERE employee_id = 1
      LIMIT 1 ON CONFLICT DO NOTHING`);
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

  test('changes once per proof, and not with a proof for another prospect', async () => {
    const [company, other] = [await add(), await add()];
    const forOther = await prove(REP, other.CustomerID);
    const refused = await save<Problem>({
      ...unchanged(company),
      AccountTypeID: 2,
      AccountOwnerProof: forOther,
    });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [403, 'AccountOwnerProof']);
    for (const AccountOwnerProof of [await prove(REP, company.CustomerID), await prove()]) {
      const before = await read(company.CustomerID);
      const AccountTypeID = before.AccountTypeID === 2 ? 1 : 2;
      const change = { ...unchanged(before), AccountTypeID, AccountOwnerProof };
      const headers = { 'idempotency-key': AccountOwnerProof };
      assert.equal((await save(change, REP, headers)).status, 200);
      assert.equal((await save(change, REP, headers)).body.Success, true, 'a repeat gets the first response');
      const now = await read(company.CustomerID);
      for (const record of [now, other]) {
        const again = { ...unchanged(record), AccountTypeID: 3, AccountOwnerProof };
        assert.equal((await save(again)).status, 403);
      }
    }
    const saved = await save({ ...unchanged(other), AccountTypeID: 2, AccountOwnerProof: forOther });
    assert.equal(saved.status, 200, 'the earlier refusal didn’t use up the proof');
  });

  test('still changes with a proof after a refused save, or one that found a company with the same name', async () => {
    const [company, other] = [await add(), await add()];
    const AccountOwnerProof = await prove(REP, company.CustomerID);
    const change = { ...unchanged(company), AccountTypeID: 2, AccountOwnerProof };
    assert.equal((await save({ ...change, City: '' })).status, 422);
    assert.equal((await save({ ...change, Version: 0 })).status, 409);
    assert.equal((await save({ ...change, Company: other.CompanyName })).body.DuplicateCompany, true);
    assert.equal((await save({ ...change, IndividualAssociations: [{ value: 2_000_000_000 }] })).status, 422);
    assert.equal((await save(change)).status, 200);
  });

  test('changes only once if two changes arrive with one proof', async () => {
    const companies = [await add(), await add(), await add()];
    const AccountOwnerProof = await prove();
    const answers = await Promise.all(
      companies.map((company) => save({ ...unchanged(company), AccountTypeID: 2, AccountOwnerProof })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 403, 403],
    );
  });

  test('doesn’t change with a proof from another session, even one that has ended', async () => {
    const company = await add();
    const [token, other] = [await signIn(), await signIn()];
    const AccountOwnerProof = await proveWith({ token: other });
    const change = { ...VALUES, ...unchanged(company), AccountTypeID: 2, AccountOwnerProof };
    const saveWith = async (by: string) =>
      (await server.call('POST', '/v1/customers/prospect', { token: by, body: change })).status;
    assert.equal(await saveWith(token), 403);
    await server.call('POST', '/account/logout', { token: other });
    assert.deepEqual([await saveWith(token), await saveWith(other)], [403, 401]);
    assert.deepEqual(await read(company.CustomerID), company);
  });

  test('needs no proof if it doesn’t change', async () => {
    const company = await add();
    assert.equal((await save({ ...unchanged(company), City: 'Golden' })).body.Success, true);
  });
});
