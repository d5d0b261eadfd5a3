import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { startCluster } from './db/testPostgres.ts';
import { killStarted, scriptsIn } from './testProcess.ts';
import { tempFolder } from './tempFolder.ts';

const folder = tempFolder();

const run = scriptsIn(folder);

describe('The server process, started in many ways', () => {
  afterEach(killStarted);

  test('reports a port that’s in use, and a wrong database password, in a sentence without a stack trace', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const guarded = await startCluster(false, (start, data) =>
      start('initdb', [
        '-D',
        data,
        '-U',
        'postgres',
        '--auth-local=trust',
        '--auth-host=scram-sha-256',
        '--no-sync',
      ]),
    );
    const strange = new URL(guarded.url);
    strange.password = 'wrong';
    const words = `The database refused the connection: .*Check the user, the password and the database in DATABASE_URL`;
    try {
      for (const [script, env, said] of [
        [
          'main.js',
          { PORT: String(port), DEMO: 'off' },
          `✗ The server can't listen: .*:${port}. Check PORT and HOST`,
        ],
        ['main.js', { PORT: '0', DATABASE_URL: strange.href }, `✗ ${words}`],
        ['cli/employee.js', { GALLEY_PASSWORD: 'x', DATABASE_URL: strange.href }, words],
      ] as const) {
        const args = script === 'main.js' ? [] : ['--email', 'a@b.example', '--first', 'A', '--last', 'B'];
        const refused = run(script, env, args);
        assert.equal(await refused.ended(), 1);
        assert.match(refused.output(), new RegExp(said));
        assert.doesNotMatch(refused.output(), /\bat .*\.js/);
      }
    } finally {
      other.close();
      await guarded.stop();
    }
  });
});
