import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { onOneServer, OTHER, REP } from '../testing.ts';

onOneServer('The answer of a call', (server) => {
  test('isn’t stored by caches, however its address is written (HTTP-06)', async () => {
    const signedIn = await server.call<string>('POST', '/account/login', {
      body: { email: OTHER, password: DEMO_PASSWORD },
    });
    for (const [method, address, options] of [
      ['GET', '/v1/employees', { as: REP }],
      ['GET', '/%761/employees', { as: REP }],
      ['GET', '/v1/%65mployees', { as: REP }],
      ['POST', '/account/forgotpassword', { body: { email: REP } }],
      ['POST', '/%61ccount/logout', { token: signedIn.body }],
    ] as const) {
      const { status, headers } = await server.call(method, address, options);
      assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'], address);
    }
  });
});
