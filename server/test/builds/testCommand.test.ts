import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../places.ts';

const tool = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(path.join(root, 'tools/lib', file)).href)) as T;

interface System {
  installerOf: (machine: { isRoot: boolean; hasSudo: boolean }) => string[] | undefined;
  installCommand: (packages: string[]) => string;
}
interface Steps {
  allSteps: (steps: (() => Promise<unknown>)[]) => Promise<string[]>;
}

const { scratchRoot } = await tool<{ scratchRoot: (memory: string) => string }>('scratch.mjs');
const { installCommand, installerOf } = await tool<System>('system.mjs');
const { allSteps } = await tool<Steps>('allSteps.mjs');
const { StepFailed } = await tool<{ StepFailed: new (message: string) => Error }>('steps.mjs');

test('the tests install what they need as root or by sudo, or else show the command (OPS-62)', () => {
  assert.deepEqual(installerOf({ isRoot: true, hasSudo: false }), []);
  assert.deepEqual(installerOf({ isRoot: false, hasSudo: true }), ['sudo']);
  assert.equal(installerOf({ isRoot: false, hasSudo: false }), undefined);
  assert.equal(
    installCommand(['chromium', 'postgresql']),
    'sudo apt-get install --no-install-recommends chromium postgresql',
  );
});

test('a step of npm test that fails does not hide what the others find (OPS-62)', async () => {
  const ran: string[] = [];
  const fails = (name: string) => async () => {
    ran.push(name);
    throw new StepFailed(`${name} failed`);
  };
  const failed = await allSteps([fails('Lint'), async () => ran.push('Types'), fails('Journeys')]);
  assert.deepEqual(ran, ['Lint', 'Types', 'Journeys']);
  assert.deepEqual(failed, ['Lint failed', 'Journeys failed']);
});

test('where the memory of the machine is not there, or not for this user, tests run in the temporary folder (OPS-62)', () => {
  assert.equal(scratchRoot('/no/such/folder'), tmpdir());
  // A folder that nobody may write to, whoever runs the test.
  assert.equal(scratchRoot('/proc/self'), tmpdir());
});
