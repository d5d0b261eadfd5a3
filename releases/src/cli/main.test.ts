import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { folderStorage } from '../storage/folderStorage.ts';
import { REGISTRY_FOLDER, revisionFile } from '../storage/paths.ts';
import { runCommand, type CommandOutput } from './runCommand.ts';
import type { ReleaseDetails } from '../operations/details.ts';
import { addRelease, builtRelease, testHostRelease, testRelease } from '../testing/releases.ts';
import { BUCKET, startS3 } from '../testing/s3.ts';

let store: string;

const given = (args: string[]) => ['--store', store, '--by', 'ana', ...args];
/** Runs the command in this process and returns its output. */
const release = (...args: string[]): Promise<CommandOutput> => runCommand(given(args));
/** Runs the command in its own process, as a person does. */
const inProcess = (...args: string[]): Promise<CommandOutput> =>
  new Promise((resolve) => {
    const command = [path.join(import.meta.dirname, 'main.js'), ...given(args)];
    const child = execFile(process.execPath, command, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'galley-cli-'));
  const storage = folderStorage(store);
  for (const id of ['A', 'B']) await addRelease(storage, testRelease('orders', id));
  await addRelease(storage, testRelease('orders', 'wrong', { requires: { react: '^1.0.0' } }));
  await writeFile(path.join(store, 'a-host.json'), JSON.stringify(testHostRelease('1.0.0-host')));
  await release('promote', '--host', path.join(store, 'a-host.json'));
  await release('promote', 'orders', 'A');
});
afterEach(() => rm(store, { recursive: true }));

describe('The release command', () => {
  test('promote, status, rollback and history agree', async () => {
    assert.equal((await release('promote', 'orders', 'B')).code, 0);
    assert.match((await release('status')).out, /orders: B \(3 published, promoted by ana/);
    const back = await release('rollback', 'orders', '--reason', 'exports fail');
    assert.equal(back.out, 'orders: B → A\nrevision 4\n');
    assert.match((await release('history', 'orders')).out, /4 .* ana rollback orders B → A \(exports fail\)/);
  });

  test('show says where a release comes from and what is in it, as text and as JSON (REL-38)', async () => {
    await addRelease(folderStorage(store), builtRelease('orders', 'C'));
    const { code, out } = await release('show', 'orders', 'C');
    assert.equal(code, 0);
    assert.match(out, /^commit +3f9ab2c1$/m);
    assert.match(out, /^built by +ana$/m);
    assert.match(out, /^ +@module-federation\/runtime 2\.9\.2 \(MIT\)$/m);
    const json = JSON.parse((await release('show', 'orders', 'C', '--json')).out) as ReleaseDetails;
    assert.deepEqual(json.dependencies, [
      { name: '@module-federation/runtime', version: '2.9.2', licences: ['MIT'] },
    ]);
    assert.match(
      (await release('show', 'orders', 'A')).out,
      /This release was built before packages were recorded\./,
    );
    assert.equal((await release('show', 'orders', 'none')).code, 4);
    assert.equal((await release('show', 'orders')).code, 2);
  });

  test('a refusal by the gate exits with 3 and states every reason', async () => {
    const { code, err } = await release('promote', 'orders', 'wrong');
    assert.equal(code, 3);
    assert.match(err, /react \^1\.0\.0/);
    assert.equal((await release('gate', 'orders', 'wrong')).code, 3);
    assert.equal((await release('gate', 'orders', 'B')).code, 0);
  });

  test('matrix says which host runs which release, and exits with 3 if the newest ones are incompatible (TEAM-15)', async () => {
    const storage = folderStorage(store);
    await addRelease(storage, testHostRelease('1.0.0-host'));
    await rm(path.join(store, 'orders/wrong'), { recursive: true });
    const { code, out } = await release('matrix');
    assert.equal(code, 0);
    assert.equal(out, 'host 1.0.0-host with orders A: works\nhost 1.0.0-host with orders B: works\n');
    const builtAt = '2999-01-01T00:00:00.000Z';
    await addRelease(storage, testRelease('orders', 'C', { builtAt, requires: { react: '^20.0.0' } }));
    const refused = await release('matrix');
    assert.equal(refused.code, 3);
    assert.match(refused.err, /^host 1\.0\.0-host with orders C: doesn't work: It requires react \^20\.0\.0/);
  });

  test('as a process it prints answers and reasons to different outputs, and exits with the code', async () => {
    for (const args of [['gate', 'orders', 'B'], ['gate', 'orders', 'wrong'], ['--help'], ['dance']])
      assert.deepEqual(await inProcess(...args), await release(...args));
    assert.match((await inProcess('status')).out, /orders: A \(3 published, promoted by ana/);
    await writeFile(path.join(store, revisionFile(2)), '{');
    assert.deepEqual(await inProcess('status'), await release('status'));
  });

  test('each kind of refusal has its exit code', async () => {
    assert.equal((await release('promote', 'orders')).code, 2);
    assert.equal((await release('dance')).code, 2);
    assert.equal((await release('promote', 'orders', 'B', '--force')).code, 2);
    assert.equal((await release('promote', 'orders', 'Z')).code, 4);
    assert.equal((await release('gate', 'orders', 'Z')).code, 4);
    assert.equal((await release('gate', 'nothing', 'A')).code, 4);
    assert.equal((await release('promote', 'orders', 'B', '--expect-revision', '1')).code, 5);
  });

  test('a surplus word or option is refused by name, and nothing changes', async () => {
    await release('promote', 'orders', 'B');
    const registry = () => readdir(path.join(store, REGISTRY_FOLDER));
    const before = await registry();
    const wrong: [string[], string][] = [
      [['rollback', 'orders', 'B'], "'B'"],
      [['promote', 'orders', 'A', '--percent', '5'], '--percent'],
      [['promote', 'orders', 'A', 'contacts', 'C'], "'contacts', 'C'"],
      [['disable', 'orders', 'contacts', '--reason', 'wrong prices'], "'contacts'"],
      [['enable', 'orders', '--off'], '--off'],
      [['canary', 'orders', 'A', '--percent', '5', '--to', 'A'], '--to'],
      [['status', 'orders', 'B'], "'B'"],
      [['gate', 'orders', 'A', '--force', '--reason', 'hurry'], '--force, --reason'],
      [['gc', 'orders'], "'orders'"],
    ];
    for (const [args, named] of wrong) {
      const { code, err } = await release(...args);
      assert.equal(code, 2, args.join(' '));
      assert.equal(err, `release ${args[0]} doesn't take ${named}. See release --help.\n`);
    }
    assert.deepEqual(await registry(), before);
  });

  test('a canary goes to some of the people, and a remote can be disabled and enabled', async () => {
    assert.equal(
      (await release('canary', 'orders', 'B', '--percent', '5')).out,
      'orders: nothing → B for 5%\nrevision 3\n',
    );
    assert.match((await release('status')).out, /orders: A \(canary B for 5%/);
    assert.equal((await release('canary', 'orders', '--off')).out, 'orders: B → nothing\nrevision 4\n');
    const people = [
      '--employee',
      'ana@galley.example',
      '--employee',
      'Bo@galley.example',
      '--type',
      'Operations',
    ];
    assert.equal(
      (await release('canary', 'orders', 'B', '--percent', '2.5', ...people)).out,
      'orders: nothing → B for 2.5%, ana@galley.example, bo@galley.example, all Operations\nrevision 5\n',
    );
    assert.match((await release('history')).out, /→ B for 2.5%, ana@galley.example/);
    assert.equal((await release('canary', 'orders', '--off')).code, 0);
    assert.equal((await release('disable', 'orders', '--reason', 'wrong prices')).code, 0);
    assert.match((await release('status')).out, /orders: A \(DISABLED: wrong prices/);
    assert.equal((await release('enable', 'orders')).code, 0);
    for (const wrong of [
      ['canary', 'orders', 'B'],
      ['canary', 'orders', 'B', '--percent', '5', '--off'],
      ['canary', 'orders', 'B', '--percent', 'five'],
      ['canary', 'orders', 'B', '--percent', '100'],
      ['canary', 'orders', 'B', '--type', 'Interns'],
      ['disable', 'orders'],
      ['enable', 'orders'],
    ])
      assert.equal((await release(...wrong)).code, 2, wrong.join(' '));
  });

  test('--dry-run shows what every changing command would do, and writes nothing', async () => {
    const files = async () => (await readdir(store, { recursive: true })).sort();
    const before = await files();
    const out = async (...args: string[]) => {
      const { code, out } = await release(...args, '--dry-run');
      assert.equal(code, 0, args.join(' '));
      return out;
    };
    assert.equal(
      await out('promote', 'orders', 'B'),
      'Dry run, nothing was written. Result:\norders: A → B\nrevision 3\n',
    );
    await out('canary', 'orders', 'B', '--percent', '5');
    await out('rollback', 'orders', '--to', 'B');
    await out('disable', 'orders', '--reason', 'wrong prices');
    await out('gc');
    assert.equal(JSON.parse(await out('promote', 'orders', 'B', '--json')).dryRun, true);
    assert.equal((await release('promote', 'orders', 'wrong', '--dry-run')).code, 3);
    assert.deepEqual(await files(), before);
  });

  test('gc deletes nothing from a small store, and always keeps at least ten releases', async () => {
    assert.equal((await release('gc')).out, 'No release is old enough to delete.\n');
    assert.equal((await release('gc', '--keep', '3')).code, 2);
  });

  test('a broken store exits with 1 and one sentence', async () => {
    for (const broken of ['{"schema": 1}', '{"schema": 1,']) {
      await writeFile(path.join(store, revisionFile(2)), broken);
      const { code, err } = await release('status');
      assert.equal(code, 1);
      assert.match(err, /^release failed: registry\/00000002\.json is invalid: [^\n]+\n$/);
    }
  });

  test('with --json a program can parse every answer, including a refusal', async () => {
    const { out } = await release('promote', 'orders', 'B', '--json');
    assert.equal(JSON.parse(out).registry.remotes.orders.active, 'B');
    const refused = await release('promote', 'orders', 'Z', '--json');
    assert.equal(JSON.parse(refused.out).refused.code, 'unknown');
  });

  test('a bucket works as a store like a folder, and a missing one gets one sentence', async () => {
    const server = await startS3();
    Object.assign(process.env, server.environment);
    const bucket = `s3://${BUCKET}/releases`;
    const inBucket = async (...args: string[]) => release(...args, '--store', bucket);
    assert.equal((await inBucket('publish', path.join(store, 'orders/A'))).code, 0);
    assert.equal((await inBucket('publish', path.join(store, 'orders/A'))).code, 5);
    assert.equal((await inBucket('promote', '--host', path.join(store, 'a-host.json'))).code, 0);
    assert.equal((await inBucket('promote', 'orders', 'A')).out, 'orders: nothing → A\nrevision 2\n');
    const { code, err } = await release('status', '--store', 's3://nowhere');
    assert.equal(code, 1);
    assert.match(err, /release failed: .*bucket/);
    await server.close();
  });

  test('--help shows the commands with examples', async () => {
    const { code, out } = await release('--help');
    assert.equal(code, 0);
    assert.match(out, /Examples/);
  });
});
