import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from '#server/operations/settings';
import { root } from './places.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The folders of the packages that pnpm-workspace.yaml names; '*' stands for any name. */
function workspaceFolders(): string[] {
  const [, listed = ''] = /^packages:\n((?: {2}- .+\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const patterns = [...listed.matchAll(/- (.+)/g)].map(([, pattern = '']) => pattern);
  return patterns.flatMap((pattern) => {
    const [, parent = '', prefix = ''] = /^(.*\/)?([^/*]*)\*$/.exec(pattern) ?? [];
    if (!pattern.endsWith('*')) return [pattern];
    return readdirSync(path.join(root, parent))
      .filter((name) => name.startsWith(prefix))
      .map((name) => parent + name)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  });
}

/** The lines of CODEOWNERS: a path from the root, and its owners. */
const owned = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([place = '', ...owners]) => ({ place, owners }));

/** A path from the root begins with a slash; any other names a folder or a file anywhere. */
const isAt = (place: string, file: string) =>
  place.startsWith('/') ? `/${file}`.startsWith(place) : `/${file}`.includes(`/${place}`);
/** The last line that matches counts; a folder ends with a slash. */
const ownersOf = (file: string) =>
  owned.findLast(({ place }) => place === '*' || isAt(place, file))?.owners ?? [];
/** The folders in which every team has a part with its name. */
const PARTS = ['server/src', 'server/test', 'e2e', 'docs/teams', 'docs/spec'];

test('every path in CODEOWNERS exists, and the owners are exactly the documented teams', () => {
  const paths = owned.map(({ place }) => place).filter((place) => place !== '*');
  assert.deepEqual(
    paths.filter((place) =>
      (place.startsWith('/') ? [''] : PARTS).every((part) => !existsSync(path.join(root, part, place))),
    ),
    [],
  );
  const teams = readdirSync(path.join(root, 'docs/teams'))
    .map((file) => path.basename(file, '.md'))
    .filter((name) => existsSync(path.join(root, `remote-${name}`)))
    .map((name) => `@galley/${name}`);
  const known = ['@galley/host', '@galley/operations', ...teams];
  // Each remote has a team, and its page.
  assert.equal(teams.length, readdirSync(root).filter((name) => name.startsWith('remote-')).length);
  assert.deepEqual([...new Set(owned.flatMap(({ owners }) => owners))].toSorted(), known.toSorted());
});

test('every package of the workspace has an owner', () => {
  const folders = workspaceFolders();
  assert.ok(folders.includes('remote-orders') && folders.includes('examples/provider'));
  assert.deepEqual(
    folders.filter((folder) => ownersOf(`${folder}/`).length === 0),
    [],
  );
});

test('three lines of CODEOWNERS give a team its remote, rooms, tests, journeys, page and specification', () => {
  for (const team of ['activities', 'companies', 'contacts', 'orders']) {
    const own = [
      `remote-${team}/`,
      ...PARTS.map((part) => `${part}/${team}${part.startsWith('docs') ? '.md' : '/'}`),
    ];
    for (const file of own) {
      assert.ok(existsSync(path.join(root, file)), file);
      assert.deepEqual(ownersOf(file), [`@galley/${team}`]);
    }
    assert.equal(
      owned.filter(({ owners }) => owners.length === 1 && owners[0] === `@galley/${team}`).length,
      3,
    );
  }
});

test('CI runs npm test on the supported versions of Node, and the long tests on a schedule', () => {
  const [github, gitlab] = [read('.github/workflows/test.yml'), read('.gitlab-ci.yml')];
  assert.match(github, /^ +node: \[22, 24\]$/m);
  assert.match(gitlab, /^ +- NODE: \['22', '24'\]$/m);
  for (const file of [github, gitlab]) {
    assert.match(file, /^ +- (?:run: )?npm test$/m);
    assert.match(file, /^ +- (?:run: )?npm run test:long$/m);
    assert.match(file, /\bschedule\b/);
  }
});

test('CI has the whole history in the jobs that build past versions (TEAM-26)', () => {
  const long = read('.github/workflows/test.yml').split('\n  long:')[1] ?? '';
  assert.match(long, /^ +fetch-depth: 0$/m);
  assert.match(read('.gitlab-ci.yml').split('\ntest-long:')[1] ?? '', /^ +GIT_DEPTH: '0'$/m);
});

test('CI and the development container install packages with the same function', () => {
  const container = read('.devcontainer/devcontainer.json');
  const [command = '', name = '', module = ''] =
    /import \{ (\w+) \} from '(.+?)'; await \1\(\)/.exec(container) ?? [];
  assert.ok(read(module).includes(`export async function ${name}()`));
  for (const file of ['.github/workflows/test.yml', '.gitlab-ci.yml'])
    assert.ok(read(file).includes(command), file);
});

const unit = read('deploy/galley.service');
const inUnit = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/** The settings of deploy/galley.env, also those that are commented out. */
const settings = Object.fromEntries(
  [...read('deploy/galley.env').matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

test('the server reads every setting that the systemd unit gives it (OPS-40)', () => {
  const asked = new Set<string>();
  const environment = new Proxy(settings, {
    get(all, name: string) {
      asked.add(name);
      return all[name];
    },
  });
  readConfig(environment, '', root);
  assert.ok(Object.keys(settings).length > 5);
  assert.deepEqual(
    Object.keys(settings).filter((name) => !asked.has(name)),
    [],
  );
  assert.equal(inUnit('EnvironmentFile'), '/etc/galley/galley.env');
  assert.equal(inUnit('Environment'), '');
});

test('the systemd unit lets the server write to its own folder, where it stores everything (OPS-40)', () => {
  const { dataDir, releaseStore, demo, databaseUrl } = readConfig(settings, '', root);
  const folder = `/var/lib/${inUnit('StateDirectory')}/`;
  assert.equal(folder, '/var/lib/galley/');
  assert.ok(dataDir.startsWith(folder) && releaseStore.startsWith(folder));
  assert.equal(demo, 'off');
  assert.notEqual(databaseUrl, undefined);
});

test('systemd runs the built server as its own user, and waits until the last requests have a response (OPS-40)', () => {
  const [, main = ''] = /^\/usr\/bin\/node server\/dist\/(.+)\.js$/.exec(inUnit('ExecStart')) ?? [];
  assert.ok(existsSync(path.join(root, `server/src/${main}.ts`)));
  assert.equal(inUnit('User'), 'galley');
  assert.equal(inUnit('ProtectSystem'), 'strict');
  const [, lastAnswers = ''] =
    /LAST_ANSWERS_MS = ([\d_]+);/.exec(read('server/src/http/connections.ts')) ?? [];
  const seconds = Number(lastAnswers.replaceAll('_', '')) / 1000;
  assert.ok(seconds > 0 && Number(inUnit('TimeoutStopSec')) > seconds);
});

/** Phrases that were translated word for word, or that only insiders understood; screens and code use others now. */
const RETIRED = [
  'What I am told of',
  'What I watch',
  'Nothing to read.',
  'Neither notifications nor mail.',
  'Lines that need a person',
  'Ask for a Reorder',
  'Ask for a reorder',
  'Asked for a reorder',
  'Asked for in the last 12 months',
  'Change of the proof asked for',
  'Work through',
  'Work Through',
  "'In series'",
  'is open and yours to close',
  'With people, last 30 days',
  'Three of four people',
  'Figures by person',
  'Make Address',
  'Make Link',
  'Make New Codes',
  'require a second factor of you',
  'nobody signs in as you who knows',
  'Who has lost their phone',
  'It can’t be given back',
  'It is shown once and kept nowhere',
  'Use the server’s configuration?',
  'Whose external ids are sent',
  'The system whose keys',
  'Signs what is sent; the receiver has it',
  'That was not possible',
  'the server said no',
  'Take Theirs',
  'Take theirs',
  'What you entered and what they saved',
  'What they saved is the same',
  'is beyond the last page',
  'There is no further record here',
  'Nothing in five years.',
  'No rhythm yet',
  'In its yearly pause',
  'Reload and lose it',
  'What you were entering is kept',
  'Others want your contacts',
  'who made it may not see this order line',
  'Galley, to activities',
  '`Actions of ${',
  '`More of ${',
  'Only Operations may ',
  'There is no activity of this id',
  'not of your making',
  'tellsByTime',
  'keepTelling',
  'Decisions are ours',
  'What it consists of',
  'Who sees and changes what',
  'An engine of its own',
  'Nothing but the day of sending',
  'Say why you decline',
  'Say what we should change',
  'Fill in what stands in brackets',
  'Without a price the list price is taken',
  'file, as its name says',
  'where you find them without your phone',
  'Everything was read, last',
  'Messages Left Alone',
  'contacts are one now',
  'stays off ${',
  'key of another system',
  'says what becomes of it.',
  'days with orders in five years, give or take',
  'you among them',
  'policy of keys',
  'key of operations',
  'keys of operations',
  'is not a day of the calendar',
  'must NOT have',
  'must be array',
  'for a copied renewal',
  'the one it is compared with for',
  'Morning Mail',
  'morning mail',
  '`Orders of ${',
  '`Addresses of ${',
  '`View Activities of ${',
  'order days in five years',
  'so your answer was not sent',
  'is backed up to ${',
];
/** Files about the past keep their wording, and this list needs the phrases. */
const MAY_HAVE_RETIRED = /(?:^|\/)CHANGELOG\.md$|^docs\/decisions\/|^server\/test\/repository\.test\.ts$/;
const TEXT = /\.(?:[cm]?[jt]sx?|md|scss|css|html|sql|json|ya?ml|service|env)$/;
/** Folders that are built, installed or stored, not written by hand. */
const NOT_WRITTEN =
  /^(?:\..+|node_modules|dist|dist-types|data|releases-store|packages|coverage|test-results|playwright-report)$/;

const textsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_WRITTEN.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return textsIn(file);
      return TEXT.test(file) && !MAY_HAVE_RETIRED.test(file) ? [file] : [];
    });

test('no source or document contains a retired phrase', () => {
  const files = textsIn('');
  assert.ok(files.includes('README.md') && files.includes('host/src/inbox/InboxDialog.tsx'));
  const found = files.flatMap((file) => {
    const text = read(file);
    return RETIRED.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  assert.deepEqual(found, []);
});
