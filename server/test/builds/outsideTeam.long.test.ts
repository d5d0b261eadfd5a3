import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { root } from '../places.ts';
import { commit, create, edit, galleyRemote, pack, writeMyDay, type Target } from './outsideTeam.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';

const REMOTE = 'my-day';
const run = promisify(execFile);

interface Galley {
  url: string;
  stop: () => Promise<void>;
}
interface Servers {
  startServer: (folder: string, env: Record<string, string>) => Promise<Galley>;
  signIn: (url: string, email: string) => Promise<string>;
}

/** A digest of every file below a folder. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true }).map(String).sort();
  for (const file of files.filter((one) => statSync(path.join(folder, one)).isFile()))
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

describe('An outside team with the packages, npm and a running Galley', () => {
  let scratch = '';
  let repository = '';
  let galley: Galley | undefined;
  let target: Target = { url: '', token: '' };
  let hostBefore = '';
  let begun = 0;
  /** Reports the time since the folder was empty. A time limit would depend on the machine. */
  const say = (t: TestContext, what: string) =>
    t.diagnostic(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s after the empty folder`);
  const npm = (...args: string[]) =>
    run('npm', args, {
      cwd: repository,
      env: {
        ...process.env,
        NODE_ENV: '',
        CHROMIUM: '/usr/bin/chromium',
        RELEASE_SERVER: target.url,
        RELEASE_TOKEN: target.token,
      },
    });
  const hostNow = () => digestOf(path.join(scratch, 'store/host'));
  const stateOf = async () => {
    const registry = (await (await fetch(`${target.url}/releases.json`)).json()) as PublicRegistry;
    return registry.remotes[REMOTE];
  };

  before(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'galley-stranger-'));
    const servers = (await import(pathToFileURL(path.join(root, 'tools/lib/server.mjs')).href)) as Servers;
    galley = await servers.startServer(scratch, { DEMO: 'small', RELEASE_ACTIVATE: 'never' });
    const { url } = galley;
    const made = await fetch(`${url}/v1/service-tokens`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await servers.signIn(url, 'ops@galley.example')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        name: 'CI of my-day',
        source: 'ci',
        scopes: [`releases:publish:${REMOTE}`, 'releases:publish:contacts'],
        expiresOn: LAST_DAY,
      }),
    });
    target = { url, token: ((await made.json()) as ServiceTokenMade).secret };
    hostBefore = hostNow();
    const packages = await pack(path.join(scratch, 'packages'));
    begun = performance.now();
    repository = create(scratch, packages, '--name', REMOTE, '--title', 'My Day');
    await npm('install', '--prefer-offline', '--no-audit', '--no-fund');
    commit(repository, 'Begin');
  });
  after(async () => {
    await galley?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test('sees the screen inside that Galley, in Chromium, before anything is published (TEAM-05)', async (t) => {
    const { stdout } = await npm('run', 'test:e2e');
    assert.match(stdout, /1 passed/);
    say(t, 'own screen in the running Galley');
    assert.equal(await stateOf(), undefined);
  });

  test('shows My Day there: its figures link to their lists, the palette finds it, and axe finds no violations (MYD-01, MYD-07)', async () => {
    writeMyDay(repository);
    await npm('install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund', 'axe-core@4.14.1');
    commit(repository, 'Show the day');
    const { stdout } = await npm('run', 'test:e2e');
    assert.match(stdout, /1 passed/);
  });

  test('tests and releases it, promotes a canary and rolls it back, and the host’s bytes stay the same (TEAM-03, TEAM-04)', async (t) => {
    const { stdout } = await npm('run', 'release');
    const first = /Published my-day (\S+)\./.exec(stdout)?.[1] ?? '';
    assert.equal((await galleyRemote(repository, target, 'promote', first, '--reason', 'the first')).code, 0);
    edit(repository, 'src/screen/Screen.tsx', (text) =>
      text.replace("usePageTitle('My Day')", "usePageTitle('Today')"),
    );
    commit(repository, 'Call it Today');
    await npm('run', 'release');
    const second = (await stateOf())?.canary?.release ?? '';
    assert.notEqual(second, '');
    say(t, 'canary, after a first release and My Day');
    assert.equal((await galleyRemote(repository, target, 'promote', second, '--reason', 'fine')).code, 0);
    const asked = performance.now();
    assert.equal((await galleyRemote(repository, target, 'rollback', '--reason', 'wrong day')).code, 0);
    t.diagnostic(`rollback: ${Math.round(performance.now() - asked)} ms`);
    assert.equal((await stateOf())?.active, first);
    assert.equal(hostNow(), hostBefore);
  });

  test('can’t release a file that would be loaded without its hash (TEAM-03)', async () => {
    edit(
      repository,
      'rspack.config.mjs',
      (text) =>
        `${text.replace('export default defineRemote(', 'const config = defineRemote(')}
const unsafe = ({ plugins, ...base }) => ({
  ...base,
  plugins: plugins.filter(({ constructor }) => constructor.name !== 'SubresourceIntegrityPlugin'),
});
export default Object.assign((env, argv) => unsafe(config(env, argv)), { remote: config.remote });
`,
    );
    commit(repository, 'Build without hashes');
    const { code, err } = await galleyRemote(repository, target, 'release');
    assert.equal(code, 3, err);
    assert.match(err, /assets\/.*\.css would be loaded without its hash/);
  });

  test('can’t publish a release without the dialogs that the host opens (TEAM-03)', async () => {
    edit(repository, 'rspack.config.mjs', (text) =>
      text
        .replace(/name: 'my-day'/, "name: 'contacts'")
        .replace('unsafe(config(env, argv))', 'config(env, argv)'),
    );
    commit(repository, 'Take the name of another remote');
    const { code, err } = await galleyRemote(repository, target, 'release');
    assert.equal(code, 3, err);
    assert.match(err, /^Host \S+ opens `contacts\/merge`, which this release doesn't offer\.$/m);
  });
});
