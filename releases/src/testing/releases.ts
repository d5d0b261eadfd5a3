import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Outcome, RefusalCode } from '../common/outcome.ts';
import type { Build } from '../operations/publish.ts';
import { HOST, PAGE_FILE } from '../record/hostRecord.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';

/** An entry with the part that the gate reads: it loads its chunk by hash. */
const entryOf = (remote: string, release: string) => `entry of ${remote} ${release}, loads ${sri('screen')}`;
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A host that provides react 19.3.1 and opens no dialogs itself. For tests. */
export const testHost = (change: Partial<HostRecord> = {}): HostRecord => ({
  release: '1.0.0-host',
  provides: { react: '19.3.1', '@galley/shared/store': '1.2.0' },
  opens: [],
  federation: '2.9.2',
  ...change,
});

/** A release of a remote that's compatible with the host above. For tests. */
export const testRelease = (
  remote: string,
  release: string,
  change: Partial<ReleaseRecord> = {},
): ReleaseRecord => {
  const entry = sri(entryOf(remote, release));
  return {
    schema: 1,
    remote,
    release,
    version: '1.0.0',
    commit: null,
    builtAt: '2026-11-21T00:00:00.000Z',
    container: `galley_${remote}_${release}`.replaceAll(/\W/g, '_'),
    entry: 'remoteEntry.js',
    integrity: entry,
    files: { 'remoteEntry.js': entry, 'assets/screen.js': sri('screen') },
    exposes: ['./Screen'],
    ...(change.exposes?.includes('./Screen') === false ? {} : { screen: { title: 'Screen' } }),
    modules: { './Screen': { js: ['assets/screen.js'], css: [] } },
    requires: { react: '^19.3.1', '@galley/shared/store': '^1.0.0' },
    federation: '2.9.2',
    ...change,
  };
};

/** The files of the host below; each release has different code. */
const hostTexts = (release: string): Record<string, string> => ({
  'assets/main.js': `main of ${release}, loads ${sri('signed-in')}`,
  'assets/signed-in.js': 'signed-in',
  [PAGE_FILE]: `<!doctype html><head><!--galley:watch--><script defer src="/host/${release}/assets/main.js" integrity="${sri(`main of ${release}, loads ${sri('signed-in')}`)}" crossorigin="anonymous"></script></head><body><div id="root"><!--galley:waiting--></div><!--galley:data--></body>`,
});

/** A release of the host: provides what `testHost` does, with the names that it exports. For tests. */
export function testHostRelease(
  release: string,
  { exports = { '@galley/shared/store': ['formatDay', 'galley'] }, ...change }: Partial<HostRecord> = {},
): ReleaseRecord {
  const { provides, needs, opens, federation } = testHost(change);
  const files = Object.entries(hostTexts(release)).map(([file, text]) => [file, sri(text)]);
  return {
    ...testRelease(HOST, release),
    container: 'galley_host',
    entry: 'assets/main.js',
    integrity: sri(hostTexts(release)['assets/main.js'] ?? ''),
    files: Object.fromEntries(files) as Record<string, string>,
    exposes: [],
    modules: {},
    requires: {},
    federation,
    host: {
      provides,
      ...(needs ? { needs } : {}),
      ...(opens ? { opens } : {}),
      exports,
      initial: ['assets/main.js'],
      signedIn: ['assets/signed-in.js'],
    },
  };
}

/** A document that lists one package, and the part of a record that names it. For tests. */
export const testSbom = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [
    {
      type: 'library',
      group: '@module-federation',
      name: 'runtime',
      version: '2.9.2',
      licenses: [{ license: { id: 'MIT' } }],
    },
  ],
});
const SBOM = 'sbom.cdx.json';

/** A release with all fields of current builds: a builder, and the document above. For tests. */
export const builtRelease = (remote: string, release: string): ReleaseRecord => {
  const record = testRelease(remote, release, { commit: '3f9ab2c1d0e4' });
  return {
    ...record,
    builder: { name: 'ana', node: '20.19.0', platform: 'linux x64', tools: { '@rspack/core': '2.3.2' } },
    sbom: SBOM,
    files: { ...record.files, [SBOM]: sri(testSbom) },
  };
};

/** A release's build, with files that match its hashes. */
export function testBuild(record: ReleaseRecord): Build {
  const own = { 'remoteEntry.js': entryOf(record.remote, record.release), 'assets/screen.js': 'screen' };
  const texts = {
    ...(record.host ? hostTexts(record.release) : own),
    ...(record.sbom === undefined ? {} : { [record.sbom]: testSbom }),
  };
  const bytes = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const);
  return { text: JSON.stringify(record), record, files: new Map(bytes) };
}

/** Adds a release to a store, without the record's digest that publishing stores. */
export async function addRelease(storage: Storage, record: ReleaseRecord): Promise<void> {
  const { text, files } = testBuild(record);
  const all = new Map([...files, ['release.json', Buffer.from(text)] as const]);
  await storage.addFolder(`${record.remote}/${record.release}`, all);
}

/** The value of an operation; fails the test if it was refused. */
export function value<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}

/** The code of a refused operation; null if it wasn't refused. */
export const refusal = (outcome: Outcome<unknown>): RefusalCode | null =>
  outcome.ok ? null : outcome.refusal.code;
