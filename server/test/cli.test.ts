import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#server/operations/settings';
import { root } from './places.ts';
import { tempFolder } from './tempFolder.ts';
import { killStarted, runScript } from './testProcess.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands that operators call by name: the script of each, and the argument that package.json gives it. */
const COMMANDS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script, first] = /^node ((?:server|releases)\/dist\/cli\/\w+\.js)(?: (\w+))?$/.exec(command) ?? [];
  return script === undefined ? [] : [{ name, script: path.join(root, script), first: first ?? [] }];
});

describe('The commands', () => {
  after(killStarted);

  test('each explain their usage with an example when run with --help, and exit with 0 (OPS-63)', async () => {
    assert.ok(COMMANDS.length >= 9, JSON.stringify(COMMANDS));
    await Promise.all(
      COMMANDS.map(async ({ name, script, first }) => {
        const running = runScript(script, { args: [first, '--help'].flat() });
        // Shows all its output on failure.
        await once(running.child, 'close');
        assert.equal(running.child.exitCode, 0, `${name}: ${running.output()}`);
        assert.match(running.output(), /usage/i, name);
        assert.match(running.output(), /example/i, name);
      }),
    );
  });

  test('npm run token suggests the nearest option for an unknown one, without a stack trace (OPS-63)', async () => {
    const running = runScript('cli/token.js', { args: ['create', '--sorce', 'plant'] });
    await once(running.child, 'close');
    assert.equal(running.child.exitCode, 1);
    assert.equal(
      running.output().trim(),
      'There is no option --sorce. Did you mean --source? --help lists them all.',
    );
  });

  test('npm run token names each option that is missing or wrong, says what it must be, and shows the usage (OPS-63)', async () => {
    const DATA_DIR = tempFolder();
    const said = async (...args: string[]) => {
      const running = runScript('cli/token.js', { args: ['create', ...args], env: { DATA_DIR } });
      await once(running.child, 'close');
      assert.equal(running.child.exitCode, 1);
      return running.output().trim().split('\n');
    };
    const USAGE = /^Usage: npm run token -- create --name <text> .*\.$/;
    const [name, source, scope, expires, usage = '', ...more] = await said();
    assert.deepEqual(
      [name, source, scope, expires],
      [
        '--name must have 1 to 100 characters.',
        '--source must be a name for the system such as orders: a to z, digits and hyphens, starting with a letter, at most 40 characters.',
        '--scope must be one of feed:*, feed:<resource>, changes:read, releases:publish:<remote>, inbox:post:<remote>.',
        '--expires must be a day such as 2027-12-31, from today to two years from now.',
      ],
    );
    assert.match(usage, USAGE);
    assert.deepEqual(more, []);
    const right = ['--name', 'Plant', '--source', 'plant', '--scope', 'feed:*', '--expires'];
    for (const [args, wrong] of [
      [[...right, '2027-12-31', '--scope', 'feed:planets'], scope],
      [[...right, 'soon'], expires],
      [[...right, '2020-01-01'], expires],
    ] as const) {
      const [first, second = '', ...others] = await said(...args);
      assert.deepEqual([first, ...others], [wrong], args.join(' '));
      assert.match(second, USAGE);
    }
  });

  test('release and galley-remote also suggest the nearest option and command (OPS-63)', async () => {
    const said = async (script: string, args: string[]) => {
      const running = runScript(path.join(root, script), { args });
      await once(running.child, 'close');
      assert.equal(running.child.exitCode, 2, running.output());
      return running.output().trim();
    };
    const release = 'releases/dist/cli/main.js';
    assert.match(
      await said(release, ['promote', '--resaon', 'x']),
      /^There is no option --resaon\. Did you mean --reason\?/,
    );
    assert.match(await said(release, ['promte']), /^There is no command 'promte'\. Did you mean promote\?/);
    const remote = async (...args: string[]) => await said('tools/remote/cli/main.mjs', args);
    assert.match(await remote('rolback'), /^There is no command 'rolback'\. Did you mean rollback\?/);
  });

  test('galley-remote names an option that is unknown or has a wrong value, before it builds anything (TEAM-30)', async () => {
    const said = async (...args: string[]) => {
      const running = runScript(path.join(root, 'tools/remote/cli/main.mjs'), {
        args,
        cwd: path.join(root, 'remote-orders'),
        env: { RELEASE_TOKEN: 'made-up' },
      });
      await once(running.child, 'close');
      assert.equal(running.child.exitCode, 2, running.output());
      return running.output().trim();
    };
    assert.match(
      await said('release', '--sever', 'x'),
      /^There is no option --sever\. Did you mean --server\?/,
    );
    assert.equal(
      await said('build', '--port', '1'),
      'There is no option --port. galley-remote help lists them all.',
    );
    assert.equal(
      await said('release', '--percent', 'five'),
      "--percent takes a number above 0 and below 100, not 'five'.",
    );
    assert.equal(
      await said('canary', '1.0.0', '--percent', '150'),
      "A canary's percentage must be at least 0 and less than 100, not 150.",
    );
    assert.equal(
      await said('start', '--port', '99999'),
      "--port takes a number from 1 to 65535, not '99999'.",
    );
    const address = "--server takes an address such as https://galley.example, not 'galley.example'.";
    for (const command of ['status', 'release', 'start'])
      assert.equal(await said(command, '--server=galley.example'), address);
  });

  test('galley-remote uses the server of npm start by default, or the one in --server or RELEASE_SERVER (TEAM-30)', async () => {
    const { serverOf } = (await import(
      pathToFileURL(path.join(root, 'tools/remote/cli/server.mjs')).href
    )) as {
      serverOf: (given?: string) => string;
    };
    const before = process.env.RELEASE_SERVER;
    delete process.env.RELEASE_SERVER;
    assert.equal(serverOf(), `http://localhost:${readConfig({}, '1.8.2', root).port}`);
    process.env.RELEASE_SERVER = 'https://galley.example';
    assert.equal(serverOf(), 'https://galley.example');
    assert.equal(serverOf('https://other.example'), 'https://other.example');
    if (before === undefined) delete process.env.RELEASE_SERVER;
    else process.env.RELEASE_SERVER = before;
  });
});
