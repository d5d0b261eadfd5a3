import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanySimilarResponse } from '#server/companies/prospects/contract';
import { onOneServer, OTHER } from '../../testing.ts';
import { prospectsOf } from './testing.ts';

onOneServer('A company that may exist already (DUP-01)', (server) => {
  const { add } = prospectsOf(server);
  const similar = (name: string, exclude: number | string = 0) =>
    server.call<CompanySimilarResponse>(
      'GET',
      `/v1/customers/similar?name=${encodeURIComponent(name)}&exclude=${exclude}`,
      { as: OTHER },
    );
  const labels = async (name: string, exclude?: number) =>
    (await similar(name, exclude)).body.results.map(({ label }) => label);

  test('is found by a similar name, the same name first, with distinguishing details', async () => {
    const exact = await add({ Company: 'Zephyr Quill & Sons', City: 'Golden' });
    const near = await add({ Company: 'Zephyr Quill and Sons' });
    await add({ Company: 'Zephyr Wallpaper Works' });
    const { status, body } = await similar(' ZEPHYR  quill & sons ');
    assert.equal(status, 200);
    assert.deepEqual(body.results[0], {
      value: exact.CustomerID,
      label: 'Zephyr Quill & Sons',
      TrendGroupName: exact.TrendGroupName,
      City: 'Golden',
      State: 'CO',
      Prospect: true,
      SameName: true,
    });
    assert.deepEqual(
      body.results.slice(1).map(({ value, SameName }) => [value, SameName]),
      [[near.CustomerID, false]],
    );
    assert.deepEqual(await labels('Zephyr Quil & Sons'), ['Zephyr Quill & Sons', 'Zephyr Quill and Sons']);
    assert.deepEqual(await labels('Zephyr Quill & Sons', exact.CustomerID), ['Zephyr Quill and Sons']);
  });

  test('is one of at most five, or none without a similar name', async () => {
    for (let number = 1; number <= 7; number += 1) await add({ Company: `Umbra Screen Printers ${number}` });
    assert.equal((await labels('Umbra Screen Printers')).length, 5);
    for (const name of ['', '   ', 'U', 'qqqqqqqqqq', '%_%', "'; --"]) {
      assert.deepEqual(await labels(name), [], name);
    }
  });

  test('isn’t searched with malformed input', async () => {
    assert.equal((await similar('x'.repeat(201))).status, 400);
    assert.equal((await similar('a\u0000b')).status, 400);
    assert.equal((await similar('Paper', 'x')).status, 400);
    assert.equal((await server.call('GET', '/v1/customers/similar?name=Paper')).status, 401);
  });
});
