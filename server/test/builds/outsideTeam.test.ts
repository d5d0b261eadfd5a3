import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readRelease } from '@galley/releases/record/records';
import { readRegistry } from '@galley/releases/registry/revisions';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import type { InboxPage } from '#server/day/inbox/contract';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import { freePort } from '../db/testPostgres.ts';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer, REP } from '../testing.ts';
import {
  commit,
  create,
  createByAnswers,
  createFaults,
  edit,
  fillStore,
  galleyRemote,
  installLinked,
  pack,
  providedVersions,
  startRemote,
  tellNews,
  without,
  writeMyDay,
  type Target,
} from './outsideTeam.ts';
import { emptyGalley, getFrom, nextBuildAt, scriptsAt } from './startedRemote.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';

const REMOTE = 'my-day';
/** The exit code for an unknown remote. */
const UNKNOWN = 4;
/** The exit code for a refusal by the gate. */
const GATE = 3;
const store = tempFolder();

onOneServer(
  'A team with its own repository and only the packages',
  (server) => {
    let scratch = '';
    let repository = '';
    let target: Target = { url: '', token: '' };
    const storage = () => folderStorage(server.config().releaseStore);
    const run = (...args: string[]) => galleyRemote(repository, target, ...args);
    const published = async () => {
      const { out } = await run('status');
      return (JSON.parse(out) as { published: string[] }).published;
    };

    before(async () => {
      scratch = mkdtempSync(path.join(tmpdir(), 'galley-team-'));
      const tarballs = await pack(path.join(scratch, 'packages'));
      repository = create(scratch, tarballs, '--name', REMOTE, '--title', 'My Day', '--type', 'Sales');
      installLinked(repository, tarballs);
      await fillStore(server.config().releaseStore);
      const made = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
        as: 'ops@galley.example',
        body: {
          name: 'CI of my-day',
          source: 'ci',
          scopes: [`releases:publish:${REMOTE}`],
          expiresOn: LAST_DAY,
        },
      });
      target = { url: server.url(), token: made.body.secret };
    });
    after(() => rmSync(scratch, { recursive: true, force: true }));

    test('installs compiled packages with published versions, without sources and tests (TEAM-01)', () => {
      const galley = path.join(repository, 'node_modules/@galley');
      for (const name of readdirSync(galley)) {
        const files = readdirSync(path.join(galley, name), { recursive: true }).map(String);
        const manifest = readFileSync(path.join(galley, name, 'package.json'), 'utf8');
        assert.doesNotMatch(manifest, /workspace:|catalog:|galley-source/, name);
        const sources = files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.map$/.test(file));
        assert.deepEqual(sources, [], name);
      }
      assert.ok(existsSync(path.join(galley, 'shared/exports.txt')));
    });

    test('starts with a screen, tests, CI and a README under its name (TEAM-06)', () => {
      const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
      assert.match(read('rspack.config.mjs'), /title: 'My Day', employeeTypes: \['Sales'\]/);
      assert.match(read('README.md'), /^# My Day\n/);
      assert.match(read('.github/workflows/remote.yml'), /galley-remote release/);
      assert.match(read('.gitignore'), /node_modules/);
      for (const file of readdirSync(path.join(repository, 'src'), { recursive: true }).map(String))
        assert.ok(!file.endsWith('.tsx') || !/my-remote/i.test(read(`src/${file}`)), file);
      const faults = createFaults(
        scratch,
        repository,
        '--name',
        'My Day',
        '--title',
        "it's",
        '--type',
        'Boss',
      );
      assert.match(
        faults,
        /--name must .*'My Day'.*\n--title must .*'it's'.*\n--type must be one of Sales.*\n.*isn't empty/,
      );
      assert.match(createFaults(scratch, repository, '--nmae', 'x'), /^Unknown option '--nmae'/);
    });

    test('can also start by answering questions, with an empty answer for the default (TEAM-06)', () => {
      const asked = path.join(scratch, 'asked');
      const said = createByAnswers(scratch, asked, 'at-risk', '');
      assert.match(said, /Name of the remote.*Title in the header \(At risk\)/);
      const config = readFileSync(path.join(asked, 'rspack.config.mjs'), 'utf8');
      assert.match(config, /name: 'at-risk',[\s\S]*screen: \{ title: 'At risk' \}/);
    });

    test('can’t release uncommitted work, type errors, or bundled host modules (TEAM-02, TEAM-03)', async () => {
      const nothing = await run('release');
      assert.deepEqual([nothing.code, /Nothing is committed/.test(nothing.err)], [2, true], nothing.err);
      commit(repository, 'Begin');
      edit(repository, 'src/screen/Screen.tsx', (text) => text.replace('chips={[]}', 'chips={7}'));
      const dirty = await run('release');
      assert.deepEqual([dirty.code, /M src\/screen\/Screen\.tsx/.test(dirty.err)], [2, true], dirty.err);
      commit(repository, 'Break the types');
      const untyped = await run('release');
      assert.equal(untyped.code, 2);
      assert.match(untyped.err, /Screen\.tsx.*Type 'number' is not assignable/);
      edit(repository, 'src/screen/Screen.tsx', (text) =>
        `import { create } from 'zustand';\n${text}`
          .replace('chips={7}', 'chips={[]}')
          .replace('export function', 'export const store = create(() => ({}));\nexport function'),
      );
      commit(repository, 'Bundle a second store');
      const bundled = await run('release');
      assert.equal(bundled.code, 1);
      assert.match(bundled.err, /This remote bundles zustand/);
      assert.equal((await run('status')).code, UNKNOWN, 'nothing is published');
    });

    test('publishes and promotes its first release, My Day, with a header link and a palette entry (TEAM-04, TEAM-07, TEAM-10, MYD-07, MYD-09)', async () => {
      writeMyDay(repository);
      commit(repository, 'Show the day');
      const { code, out, err } = await run('release');
      assert.equal(code, 0, err);
      assert.match(out, /No canary was started\. No release of my-day is active yet/);
      const [first = ''] = await published();
      const record = await readRelease(storage(), REMOTE, first);
      assert.deepEqual(record?.screen, { title: 'My Day' });
      assert.equal(record.palette?.[0]?.label, 'Go to My Day');
      assert.deepEqual(
        record.chips?.map(({ list, query }) => `${list}?${query}`),
        ['orders?late=1', 'companies?quiet=1'],
      );
      const ui = '@galley/shared/ui';
      assert.equal(record.requires[ui], `^${(await providedVersions())[ui]}`);
      assert.ok(record.imports?.[ui]?.includes('useSelection'));
      assert.equal((await run('promote', first, '--reason', 'the first')).code, 0);
    });

    test('notifies people in their inbox about news on its screen (MYD-10)', async () => {
      const made = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
        as: 'ops@galley.example',
        body: { name: 'News', source: 'my-day', scopes: [`inbox:post:${REMOTE}`], expiresOn: LAST_DAY },
      });
      const tell = () =>
        tellNews(
          repository,
          { ...target, token: made.body.secret },
          '1.1',
          'Tiles count',
          REP,
          'x@y.example',
        );
      assert.equal(await tell(), 'Notified 1.\nNot notified: x@y.example (unknown)\n');
      assert.match(await tell(), /^Notified 0\./);
      const { body } = await server.call<InboxPage>('GET', '/v1/inbox?Shows=remote', { as: REP });
      assert.deepEqual(
        body.Items.filter(({ Kind }) => Kind === 'remote').map((item) => [
          item.Topic,
          item.Text,
          item.Address,
        ]),
        [['News from My Day', 'Tiles count', '/my-day']],
      );
    });

    test('can’t publish a release that the host would refuse, because the gate checks first (TEAM-03)', async () => {
      const before = await published();
      edit(repository, 'src/exposes.ts', () => "export { ToDo } from './screen/ToDo.tsx';\n");
      edit(repository, 'src/exposing.ts', (text) => text.replace('./exposes.ts', './screen/Screen.tsx'));
      edit(repository, 'rspack.config.mjs', (text) => text.replace('late=1', 'lat=1'));
      commit(repository, 'Expose another module');
      const { code, err } = await run('release');
      assert.equal(code, GATE, err);
      assert.match(err, /It has a link in the header but doesn't expose \.\/Screen/);
      assert.match(err, /palette: it opens the screen of the remote, which doesn't expose \.\/Screen/);
      assert.match(err, /chips\[0\]\.query for orders: lat isn’t a filter of this list/);
      assert.deepEqual(await published(), before, 'nothing is published');
      edit(repository, 'rspack.config.mjs', (text) => text.replace('lat=1', 'late=1'));
      edit(repository, 'src/exposes.ts', () => "export { Screen } from './screen/Screen.tsx';\n");
    });

    test('promotes its canary and rolls it back without changing the host or loading a bundler or store (TEAM-04, TEAM-24)', async (t) => {
      const before = await readRegistry(storage());
      edit(repository, 'src/screen/Screen.tsx', (text) =>
        text.replace("usePageTitle('My Day')", "usePageTitle('Today')"),
      );
      commit(repository, 'Call it Today');
      const { code, out, err } = await run('release', '--percent', '20');
      assert.equal(code, 0, err);
      assert.match(out, /A canary now gives it to 20% of people/);
      const canary = (await readRegistry(storage())).remotes[REMOTE]?.canary;
      assert.equal(canary?.percent, 20);
      assert.equal((await run('promote', canary.release, '--reason', 'fine')).code, 0);
      const begun = performance.now();
      const rolledBack = await without(repository, ['@rspack', 'typebox', 'postcss'], () =>
        run('rollback', '--reason', 'wrong day'),
      );
      assert.equal(rolledBack.code, 0, rolledBack.err);
      // Measured from the team's shell to the end of the command. A time limit would depend on the machine.
      t.diagnostic(`rolled back in ${Math.round(performance.now() - begun)} ms`);
      const now = await readRegistry(storage());
      assert.equal(now.remotes[REMOTE]?.active, before.remotes[REMOTE]?.active);
      assert.deepEqual([now.remotes['host'], now.host], [before.remotes['host'], before.host]);
      assert.equal(now.records?.['host']?.['1.0.0-host'], before.records?.['host']?.['1.0.0-host']);
    });

    test('previews its remote in a running Galley, only on this machine, and each build reloads the page (TEAM-05)', async () => {
      const { asked, url, stop: stopGalley } = await emptyGalley(REMOTE);
      const port = await freePort();
      const stop = await startRemote(repository, { ...target, url }, /Open/, 'start', '--port', String(port));
      const here = `http://localhost:${port}`;
      const get = getFrom(here);
      const { overrides } = await get(`/releases.json?release.${REMOTE}=x&release.orders=B`);
      assert.deepEqual(overrides, { [REMOTE]: { release: `${here}/__remote`, isAllowed: true } });
      const { remote, release } = await get('/__remote/release.json');
      assert.deepEqual([remote, release], [REMOTE, 'local']);
      assert.equal((await fetch(`${here}/__remote/package.json`)).status, 404);
      // A page that the server doesn't know yet.
      assert.equal((await fetch(`${here}/${REMOTE}`)).status, 200);
      await get('/v1/anything?x=1');
      assert.deepEqual(asked, [
        '/releases.json?release.orders=B Bearer t',
        `/${REMOTE}`,
        '/v1/anything?x=1 Bearer t',
      ]);
      // A page runs this in the screen's own entry.
      assert.match(
        await scriptsAt(here),
        /new EventSource\('\/__remote\/events'\).*'built'.*location\.reload\(\)/,
      );
      const marked = (text: string) => `${text}\nexport const MARK = 'the next build';\n`;
      const change = () => edit(repository, 'src/screen/Screen.tsx', marked);
      assert.equal(await nextBuildAt(here, change), 'event: built\ndata: \n\n');
      assert.match(await scriptsAt(here), /the next build/);
      await stop();
      stopGalley();
    });
  },
  { env: () => ({ RELEASE_STORE: store }) },
);
