import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { root } from './places.ts';
import { killStarted, runScript } from './testProcess.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands that operators call by name: the script of each, and what npm gives it first. */
const COMMANDS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script, first] = /^node ((?:server|releases)\/dist\/cli\/\w+\.js)(?: (\w+))?$/.exec(command) ?? [];
  return script === undefined ? [] : [{ name, script: path.join(root, script), first: first ?? [] }];
});

describe('The commands of the command line', () => {
  after(killStarted);

  test('each says with --help how it is called, with its options and an example, and ends with 0 (OPS-63)', async () => {
    assert.ok(COMMANDS.length >= 9, JSON.stringify(COMMANDS));
    await Promise.all(
      COMMANDS.map(async ({ name, script, first }) => {
        const running = runScript(script, { args: [first, '--help'].flat() });
        // With everything that it printed.
        await once(running.child, 'close');
        assert.equal(running.child.exitCode, 0, `${name}: ${running.output()}`);
        assert.match(running.output(), /usage/i, name);
        assert.match(running.output(), /example/i, name);
      }),
    );
  });

  test('each names the nearest option for one that it does not have, without a stack (OPS-63)', async () => {
    const running = runScript('cli/token.js', { args: ['create', '--sorce', 'plant'] });
    await once(running.child, 'close');
    assert.equal(running.child.exitCode, 1);
    assert.equal(
      running.output().trim(),
      'There is no option --sorce. Did you mean --source? --help lists them all.',
    );
  });
});
