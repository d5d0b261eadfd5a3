import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import { addressOf, killStarted, runScript } from './testProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'galley-setup-'));
const WITHOUT_PASSWORD = {
  GALLEY_EMAIL: ' first@galley.example ',
  GALLEY_FIRST_NAME: 'First',
  GALLEY_LAST_NAME: 'Person',
  GALLEY_OWNER_PASSWORD: 'gate-key-1',
};
const VARIABLES = { ...WITHOUT_PASSWORD, GALLEY_PASSWORD: 'a-real-password' };

const PASSWORDS_OFF = {
  PUBLIC_URL: 'https://galley.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'galley',
  OIDC_CLIENT_SECRET: 'a secret that the provider and Galley share',
  PASSWORD_SIGN_IN: 'off',
  BREAK_GLASS_EMAIL: 'Safe@galley.example',
};

const run = (script: string, env: Record<string, string> = {}, input = '', args: string[] = []) =>
  runScript(script, {
    env: {
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: path.join(folder, 'store'),
      PORT: '0',
      DEMO: 'off',
      ...env,
    },
    args,
    input,
  });

describe('The setup of an empty database', () => {
  afterEach(killStarted);
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('names the variable of an invalid or missing answer, and adds nobody', async () => {
    for (const [env, input, named] of [
      [
        { ...VARIABLES, GALLEY_EMAIL: 'nobody' },
        '',
        'GALLEY_EMAIL must be an email address. Correct it, or unset it to be asked.',
      ],
      [{ ...VARIABLES, GALLEY_PASSWORD: 'x'.repeat(26) }, '', 'GALLEY_PASSWORD must be 1 to 25 characters'],
      [
        { ...VARIABLES, GALLEY_PASSWORD: 'Letmein' },
        '',
        'GALLEY_PASSWORD: This password is one of the most common',
      ],
      [
        { GALLEY_EMAIL: 'first@galley.example' },
        'First\n',
        'GALLEY_LAST_NAME must be 1 to 80 characters. Set it, or answer the question.',
      ],
      [WITHOUT_PASSWORD, 'Letmein\n', '\nThis password is one of the most common'],
      [
        { ...VARIABLES, ...PASSWORDS_OFF },
        '',
        'GALLEY_EMAIL must be safe@galley.example (BREAK_GLASS_EMAIL), because password sign-in is turned off',
      ],
      [
        { GALLEY_EMAIL: 'SAFE@galley.example', ...PASSWORDS_OFF },
        'First\n',
        'GALLEY_LAST_NAME must be 1 to 80 characters',
      ],
    ] as const) {
      const setup = run('cli/setup.js', env, input);
      assert.equal(await setup.ended(), 1);
      assert.ok(setup.output().includes(named), setup.output());
      assert.doesNotMatch(setup.output(), /\bat .*\.js|xxxx/);
    }
  });

  test('the server says where to set it up, and setup adds the first person, once (PEOP-20, FIRST-01, FIRST-04)', async () => {
    const { GALLEY_EMAIL, GALLEY_PASSWORD } = VARIABLES;
    const early = run('main.js');
    assert.ok(
      await early.says('Nobody in Operations can sign in yet. Set Galley up in the browser'),
      early.output(),
    );
    assert.match(early.output(), /http:\/\/[^ ]+\/setup#[\w-]{43}\n/);
    const beside = run('cli/setup.js', VARIABLES);
    assert.equal(await beside.ended(), 1);
    assert.match(beside.output(), /in use by process \d+/);
    assert.match(
      beside.output(),
      /When the running server started, it printed an address\. Open it in a browser to set up Galley/,
    );
    early.child.kill('SIGTERM');
    assert.equal(await early.ended(), 0);

    const setup = run('cli/setup.js', { GALLEY_EMAIL }, 'First\nPerson\na-real-password\ngate-key-1\n');
    assert.equal(await setup.ended(), 0, setup.output());
    assert.match(setup.output(), /First name: \nLast name: \n/);
    assert.match(
      setup.output(),
      /First Person can sign in as first@galley\.example\. Next, sign in when the server is running/,
    );
    assert.doesNotMatch(setup.output(), /a-real-password|gate-key-1/);
    const again = run('cli/setup.js', VARIABLES);
    assert.equal(await again.ended(), 1);
    assert.match(again.output(), /first@galley\.example already has an Operations account/);

    const server = run('main.js');
    await server.says('is ready');
    await server.says('Server listening at http://127.0.0.1');
    const ask = async (method: string, at: string, body?: object, token = '') => {
      const answer = await fetch(`${addressOf(server.output())}${at}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      assert.equal(answer.status, 200);
      return answer.json();
    };
    const credentials = { email: 'first@galley.example', password: GALLEY_PASSWORD };
    const token = String(await ask('POST', '/account/login', credentials));
    const people = await ask('GET', '/v1/people', undefined, token);
    assert.match(JSON.stringify(people), /"TotalCount":1,/);
    const typed = { VariableName: 'AccountOwnerPassword', Value: 'gate-key-1' };
    assert.match(
      JSON.stringify(await ask('POST', '/v1/CGOM_Variables/verify', typed, token)),
      /"Valid":true/,
    );
    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
  });

  test('with PASSWORD_SIGN_IN=off, only the break-glass account is added with a password (OPS-09, OIDC-08)', async () => {
    const env = { ...PASSWORDS_OFF, DATA_DIR: path.join(folder, 'off') };
    const add = (email: string, input = '') =>
      run('cli/employee.js', env, input, ['--email', email, '--first', 'New', '--last', 'Person']);
    const other = add('new@galley.example');
    assert.equal(await other.ended(), 0, other.output());
    assert.match(
      other.output(),
      /^New Person can sign in as new@galley\.example with a company account\. Password sign-in is turned off/m,
    );
    const safe = add('safe@galley.example', 'a-real-password\n');
    assert.equal(await safe.ended(), 0, safe.output());
    assert.match(safe.output(), /New Person can sign in as safe@galley\.example\.$/m);
    const without = add('SAFE@galley.example');
    assert.equal(await without.ended(), 1);
    assert.match(without.output(), /The password must have 1 to 25 characters/);
  });
});
