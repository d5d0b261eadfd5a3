import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, before, describe, test } from 'node:test';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { fillTrusted } from '@galley/releases/testing/trust';
import type { VariableVerifyResponse } from '#server/companies/prospects/contract';
import { prepareFolder } from './db/testing.ts';
import { addressOf, killStarted, scriptsIn } from './testProcess.ts';
import { tempFolder } from './tempFolder.ts';

const folder = tempFolder();

const run = scriptsIn(folder);

describe('The server process', () => {
  // Tests with several servers cover how a startup fills an empty database.
  before(() => prepareFolder(path.join(folder, 'data'), 'small'));
  afterEach(killStarted);

  test('exits with one sentence, without a stack trace, if a variable is invalid', async () => {
    const server = run('main.js', { PORT: 'eighty' });
    assert.equal(await server.ended(), 1);
    assert.match(server.output(), /✗ PORT is "eighty"; expected a whole number/);
    assert.doesNotMatch(server.output(), /\bat .*\.js/);
  });

  test('says what to check if the database of DATABASE_URL doesn’t respond', async () => {
    const server = run('main.js', { PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    assert.equal(await server.ended(), 1);
    assert.match(server.output(), /✗ The database isn't responding: .*Check DATABASE_URL/);
    assert.doesNotMatch(server.output(), /\bat .*\.js/);
  });

  test('does not start without keys on a store whose releases are signed (REL-13)', async () => {
    const store = tempFolder();
    await fillTrusted(folderStorage(store));
    const server = run('main.js', { PORT: '0', RELEASE_STORE: store });
    assert.equal(await server.ended(), 1);
    assert.match(server.output(), /✗ This store has a key policy: set RELEASE_TRUST/);
  });

  test('prints its addresses and the demo accounts, refuses a second process on its folder, and stops on SIGTERM', async () => {
    const server = run('main.js', { PORT: '0', METRICS_PORT: '0' });
    const ready = await server.says('ops@galley.example');
    assert.ok(ready, server.output());
    assert.match(ready, /press-room-1/);
    // Version and commit (OPS-60).
    assert.match(
      ready,
      /Galley \d+\.\d+\.\d+ \([0-9a-f]{12}(\+uncommitted)?\) is ready: http:\/\/127\.0\.0\.1:[1-9]\d*\n/,
    );
    assert.match(ready, /Only this machine can open Galley\. To let other machines in, set HOST=0\.0\.0\.0/);
    assert.equal(/the server runs as root/.test(ready), process.getuid?.() === 0);
    // The log and the console are two streams, so their order can vary.
    await server.says('Server listening at http://127.0.0.1');
    await server.says('releases are not signed: RELEASE_TRUST is not set');
    const health = await fetch(`${addressOf(server.output())}/health`);
    assert.equal(health.status, 200);
    const [, metrics = ''] = /^Metrics: (http:\S+)$/m.exec(ready) ?? [];
    assert.match(await (await fetch(metrics)).text(), /^galley_database_up 1$/m);

    // Links in emails contain the port that was picked.
    await fetch(`${addressOf(server.output())}/account/forgotpassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ops@galley.example' }),
    });
    const [, mail = ''] = /"file":"([^"]+)"/.exec((await server.says('written to the outbox')) ?? '') ?? [];
    assert.ok(readFileSync(mail, 'utf8').includes(`${addressOf(server.output())}/reset-password`));

    const second = run('main.js', { PORT: '0' });
    assert.equal(await second.ended(), 1);
    assert.match(second.output(), new RegExp(`in use by process ${server.child.pid}`));

    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
    assert.doesNotMatch(server.output(), /eyJhbGciOi|press-room-1"/, 'no token and no password in the log');
  });

  test('listens on an IPv6 address and prints it in the form that browsers accept', async () => {
    const server = run('main.js', { PORT: '0', HOST: '::1' });
    const ready = (await server.says('ops@galley.example')) ?? server.output();
    const [, address = ''] = /is ready: (http:\/\/\[::1\]:[1-9]\d*)\n/.exec(ready) ?? [];
    assert.notEqual(address, '', ready);
    assert.equal((await fetch(`${address}/health`)).status, 200);
    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
  });

  test('still answers a request on a kept-alive connection when it’s stopped, and exits right after (OPS-07)', async () => {
    const server = run('main.js', { PORT: '0' });
    await server.says('ops@galley.example');
    await server.says('Server listening at http://127.0.0.1');
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ email: 'nobody@galley.example', password: 'x' });
    const request = ask(`${addressOf(server.output())}/account/login`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const late = connect(Number(new URL(addressOf(server.output())).port), '127.0.0.1');
    late.write('GET /v1/nothing HTTP/1.1\r\nHost: galley\r\n');
    // The server has the request and waits for its body.
    request.flushHeaders();
    await once(request, 'continue');
    server.child.kill('SIGTERM');
    await server.says('stopping');
    late.end('\r\n');
    const heard = (await text(late)).toLowerCase();
    assert.match(
      heard,
      /^http\/1.1 404 .*connection: close.*"detail"/s,
      'requests that still arrive get the usual response',
    );
    const answered = once(request, 'response');
    request.end(body);
    const [answer] = (await answered) as [IncomingMessage];
    const since = Date.now();
    answer.resume();
    assert.equal(answer.statusCode, 400);
    assert.equal(await server.ended(), 0);
    assert.ok(Date.now() - since < 10_000, 'it doesn’t wait for idle connections');
    agent.destroy();
  });

  test('without the demo, commands create the first real employee and set the account owner password (OPS-09)', async () => {
    const env = { PORT: '0', DEMO: 'off', DATA_DIR: path.join(folder, 'real') };
    await prepareFolder(env.DATA_DIR, 'empty');
    const args = [
      '--email',
      'first@galley.example',
      '--first',
      'First',
      '--last',
      'Employee',
      '--owner',
      'Main Street',
    ];
    const twice = [
      ...args,
      '--owner',
      'Main Street',
      '--owner',
      ' Main Street ',
      '--email',
      ' first@galley.example ',
    ];
    const common = run('cli/employee.js', env, twice, 'First2026\n');
    assert.equal(await common.ended(), 1);
    assert.match(common.output(), /little more than your name/);
    const created = run('cli/employee.js', env, twice, 'a-real-password\n');
    assert.equal(await created.ended(), 0, created.output());
    const again = run('cli/employee.js', env, args, 'a-real-password\n');
    assert.equal(await again.ended(), 1);
    assert.match(again.output(), /already exists/);
    for (const [given, input] of [
      [{}, 'gate-key-1\n'],
      [{ GALLEY_PASSWORD: 'gate-key-2' }, ''],
    ] as const) {
      const set = run('cli/ownerPassword.js', { ...env, ...given }, [], input);
      assert.equal(await set.ended(), 0, set.output());
      assert.doesNotMatch(set.output(), /gate-key/);
    }
    const empty = run('cli/ownerPassword.js', env, [], '\n');
    assert.equal(await empty.ended(), 1);
    assert.match(empty.output(), /The password must have 1 to 200 characters/);
    const told = run('cli/ownerPassword.js', env, ['gate-key-3'], 'gate-key-3\n');
    assert.equal(await told.ended(), 1, 'others can read a command’s arguments');

    // A requested demo doesn't change real employees, and its accounts aren't theirs.
    const server = run('main.js', { ...env, DEMO: 'small', PUBLIC_URL: 'https://galley.example' });
    const ready = await server.says('is ready');
    assert.ok(ready, server.output());
    assert.doesNotMatch(ready, /Demo accounts/);
    assert.ok(await server.says('Set TRUST_PROXY to'), 'the server warns about an unnamed proxy');
    await server.says('Server listening at http://127.0.0.1');
    const post = async (at: string, body: object, token = '') => {
      const answer = await fetch(`${addressOf(server.output())}${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 200);
      return answer.json();
    };
    const token = await post('/account/login/', {
      email: 'first@galley.example',
      password: 'a-real-password',
    });
    const isValid = async (Value: string) => {
      const body = { VariableName: 'AccountOwnerPassword', Value };
      const answer = await post('/v1/CGOM_Variables/verify', body, String(token));
      return (answer as VariableVerifyResponse).Valid;
    };
    assert.equal(await isValid('gate-key-1'), false);
    assert.equal(await isValid('gate-key-2'), true);
    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
  });
});
