import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';

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
const { failures } = await tool<{ failures: (results: object) => string[] }>('results.mjs');
const { allSteps } = await tool<Steps>('allSteps.mjs');
const { StepFailed } = await tool<{ StepFailed: new (message: string) => Error }>('steps.mjs');

test('the tests install what they need as root or with sudo, or else show the command (OPS-62)', () => {
  assert.deepEqual(installerOf({ isRoot: true, hasSudo: false }), []);
  assert.deepEqual(installerOf({ isRoot: false, hasSudo: true }), ['sudo']);
  assert.equal(installerOf({ isRoot: false, hasSudo: false }), undefined);
  assert.equal(
    installCommand(['chromium', 'postgresql']),
    'sudo apt-get install --no-install-recommends chromium postgresql',
  );
});

test('a failed step of npm test doesn’t hide the results of the others (OPS-62)', async () => {
  const ran: string[] = [];
  const fails = (name: string) => async () => {
    ran.push(name);
    throw new StepFailed(`${name} failed`);
  };
  const failed = await allSteps([fails('Lint'), async () => ran.push('Types'), fails('Journeys')]);
  assert.deepEqual(ran, ['Lint', 'Types', 'Journeys']);
  assert.deepEqual(failed, ['Lint failed', 'Journeys failed']);
});

test('the end of npm test names each test that failed, with its file and its message (OPS-62)', async () => {
  const folder = tempFolder();
  const file = path.join(folder, 'sums.test.mjs');
  writeFileSync(
    file,
    `import { suite, test } from 'node:test';
    suite('sums', () => { test('are right', () => {}); test('are wrong', () => { throw new Error('2 is not 3\\nmore'); }); });`,
  );
  const reporter = pathToFileURL(path.join(root, 'tools/lib/nodeReporter.mjs')).href;
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, file], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const jest = {
    testResults: [
      {
        name: path.join(root, 'shared/one.test.ts'),
        message: 'all of them',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: ['\u001b[31mExpected 1\u001b[39m\n\nReceived 2\nat x'],
          },
        ],
      },
      { name: path.join(root, 'shared/two.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'lists.spec.ts',
    tests: [{ results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const playwright = {
    suites: [
      { specs: [spec('loads', true)], suites: [{ specs: [spec('pages', false, 'no button\nin the page')] }] },
    ],
  };
  assert.deepEqual(failures({ jest, node: JSON.parse(stdout), playwright }), [
    'shared/one.test.ts › breaks: Expected 1 Received 2',
    'shared/two.test.ts › Cannot find module',
    'sums.test.mjs › are wrong: 2 is not 3',
    'e2e/lists.spec.ts › pages: no button in the page',
  ]);
});

test('tests run in the temporary folder if the memory file system is missing or not writable (OPS-62)', () => {
  assert.equal(scratchRoot('/no/such/folder'), tmpdir());
  // A folder that no user can write to, not even root.
  assert.equal(scratchRoot('/proc/self'), tmpdir());
});
