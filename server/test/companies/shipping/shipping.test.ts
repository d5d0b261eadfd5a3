import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { PostingCompaniesResponse, ShippingAddress } from '#server/companies/shipping/contract';
import { onOneServer, OTHER, REP } from '../../testing.ts';

const PATH = '/v1/customers/ShippingAddresses';
const DOCK = {
  id: 0,
  name: 'Dock 4',
  address1: '1 Press Road',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

onOneServer('Posting companies and shipping addresses', (server) => {
  /** The UID of a company; 9 and 33 are the rep's, 3 is the other rep's. */
  const uidOf = async (id: number) => {
    const [row] = await server
      .database()
      .query<{ uid: string }>(sql`SELECT uid FROM company WHERE id = ${id}`);
    return row?.uid ?? '';
  };
  const list = async (company: number, as = REP) => {
    const { status, body } = await server.call<ShippingAddress[]>(
      'GET',
      `${PATH}?customerUid=${await uidOf(company)}`,
      { as },
    );
    assert.equal(status, 200);
    return body;
  };
  const add = async (company: number, address: object = {}, as = REP) =>
    server.call<{ id: number } & Problem>('POST', `${PATH}?customerUid=${await uidOf(company)}`, {
      as,
      body: { ...DOCK, ...address },
    });
  const save = (addresses: object[], as = REP) =>
    server.call<boolean & Problem>('PUT', PATH, { as, body: addresses });
  const remove = (id: number | string, as = REP) =>
    server.call<boolean>('DELETE', `${PATH}?id=${id}`, { as });

  test('the branches of posting companies can be filtered by name, then state (call 17)', async () => {
    const { status, body } = await server.call<PostingCompaniesResponse>(
      'GET',
      '/v1/customers/PostingCompanies',
      { as: REP },
    );
    assert.equal(status, 200);
    const rows = await server.database().query(sql`SELECT FROM posting_company`);
    assert.equal(body.MasterCompanyBranches.length, rows.length);
    const names = body.MasterCompanies.map(({ masterCompanyName }) => masterCompanyName);
    assert.deepEqual(names, [...new Set(names)].toSorted());
    const states = body.MasterCompanyStates.map((row) => `${row.masterCompanyName}/${row.state}`);
    const branches = body.MasterCompanyBranches.map((row) => `${row.masterCompanyName}/${row.state}`);
    assert.deepEqual(states, [...new Set(branches)]);
  });

  test('an added address is listed for everybody, with the company’s UID in upper or lower case', async () => {
    const before = await list(33);
    const { status, body } = await add(33, { name: ' Dock 4 ', isSelected: true, isNew: true });
    assert.equal(status, 200);
    assert.ok(body.id > 0);
    assert.deepEqual(await list(33, OTHER), [
      ...before,
      { ...DOCK, id: body.id, isSelected: true, Version: 1 },
    ]);
    const upper = (await uidOf(33)).toUpperCase();
    const answer = await server.call('GET', `${PATH}?customerUid=${upper}`, { as: REP });
    assert.deepEqual(answer.body, await list(33));
  });

  test('a new address needs no id, a changed one does', async () => {
    const { id: _, ...values } = DOCK;
    const added = await server.call<{ id: number }>('POST', `${PATH}?customerUid=${await uidOf(33)}`, {
      as: REP,
      body: values,
    });
    assert.equal(added.status, 200);
    assert.ok((await list(33)).some(({ id }) => id === added.body.id));
    const { status, body } = await save([values]);
    assert.deepEqual([status, body.errors?.[0]?.field], [400, '0.id']);
  });

  test('an address needs a name, address 1, city, state and zip; errors have the form’s messages', async () => {
    const before = await list(9);
    const { status, body } = await add(9, { name: ' ', address1: '', city: '', state: '', zip: '' });
    assert.equal(status, 422);
    assert.deepEqual(body.errors, [
      { field: 'name', message: 'Name is required.' },
      { field: 'address1', message: 'Address 1 is required.' },
      { field: 'city', message: 'City is required.' },
      { field: 'state', message: 'State is required.' },
      { field: 'zip', message: 'Zip is required.' },
    ]);
    const saved = await save([...before, { ...before[0], zip: '' }]);
    assert.deepEqual(
      [saved.status, saved.body.errors],
      [422, [{ field: `${before.length}.zip`, message: 'Zip is required.' }]],
    );
    assert.deepEqual(await list(9), before);
  });

  test('a list is saved as a whole (call 19), and unchanged addresses keep their version', async () => {
    await add(9);
    const [first, second] = await list(9);
    assert.ok(first && second);
    const { status, body } = await save([first, { ...second, name: 'Dock 5', isSelected: true }]);
    assert.deepEqual([status, body], [200, true]);
    assert.deepEqual((await list(9)).slice(0, 2), [
      first,
      { ...second, name: 'Dock 5', isSelected: true, Version: 2 },
    ]);
    assert.equal((await save([])).body, true);
  });

  test('a list with an unknown or duplicate address, or one that the employee can’t edit, isn’t saved at all (REC-05)', async () => {
    const before = await list(9);
    const changed = before.map((address) => ({ ...address, name: 'Lost' }));
    const [foreign] = await list(3);
    const refused = await Promise.all([
      save([...changed, { ...DOCK, id: 999_999 }]),
      save([...changed, { ...DOCK, id: 0 }]),
      save([...changed, { ...foreign }]),
      save([...changed, { ...changed[0] }]),
      save([...changed, { ...changed[0], color: 'red' }]),
    ]);
    assert.deepEqual(
      refused.map(({ status }) => status),
      [404, 404, 403, 400, 400],
    );
    assert.deepEqual(await list(9), before);
  });

  test('saving an address that has changed in the meantime shows who changed it, and its current values (SHIP-07)', async () => {
    const [opened] = await list(9);
    assert.ok(opened);
    await save([{ ...opened, name: 'Dock 6' }]);
    const { status, body } = await save([{ ...opened, name: 'Dock 7' }]);
    assert.equal(status, 409);
    assert.deepEqual(body.current, { ...opened, name: 'Dock 6', Version: (opened.Version ?? 0) + 1 });
    assert.equal(body.changedBy, 'Robin Sample');
    const { Version: _, ...overwriting } = opened;
    assert.equal((await save([{ ...overwriting, name: 'Dock 7' }])).status, 200);
  });

  test('an address is removed once (call 21)', async () => {
    const id = (await add(33)).body.id;
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404, 404],
    );
    assert.ok(!(await list(33)).some((address) => address.id === id));
  });

  test('addresses of a company that isn’t associated can be read, but not changed', async () => {
    const before = await list(3);
    const [address] = before;
    assert.ok(address);
    assert.equal((await add(3)).status, 403);
    assert.equal((await save([{ ...address, name: 'Mine' }])).status, 403);
    assert.equal((await remove(address.id)).status, 403);
    assert.deepEqual(await list(3), before);
  });

  test('an unknown or invalid company or id is a clear 404 or 400; without a sign-in it’s 401', async () => {
    const read = (query: string) => server.call('GET', `${PATH}${query}`, { as: REP });
    assert.equal((await read('?customerUid=nobody')).status, 404);
    assert.equal((await read('')).status, 400);
    assert.equal((await server.call('POST', PATH, { as: REP, body: DOCK })).status, 400);
    assert.equal(
      (await server.call('POST', `${PATH}?customerUid=nobody`, { as: REP, body: DOCK })).status,
      404,
    );
    assert.equal((await remove('x')).status, 400);
    assert.equal((await remove(999_999)).status, 404);
    for (const method of ['GET', 'DELETE']) {
      assert.equal((await server.call(method, `${PATH}?customerUid=x&id=1`)).status, 401);
    }
  });

  test('every write leaves an audit row with the values before and after', async () => {
    const { id } = (await add(33)).body;
    const { id: _, ...values } = DOCK;
    await save([{ ...DOCK, id, name: 'Dock 8' }]);
    await remove(id);
    const rows = await server.database().query(sql`
      SELECT employee_id, action, before, after FROM audit_log WHERE record = ${`shipping_address/${id}`} ORDER BY id`);
    const before = { ...values, isSelected: false };
    const after = { ...before, name: 'Dock 8' };
    assert.deepEqual(rows, [
      { employee_id: 1, action: 'shipping address added', before: null, after: { ...before, company: 33 } },
      { employee_id: 1, action: 'shipping address changed', before, after },
      {
        employee_id: 1,
        action: 'shipping address removed',
        before: { ...after, company: 33, id, Version: 2 },
        after: null,
      },
    ]);
  });
});
