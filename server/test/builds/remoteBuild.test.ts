import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ReleaseRecord } from '@galley/releases/record/schemas';

const root = path.resolve(import.meta.dirname, '../../../..');
const REMOTE = 'contacts';
/** All inputs of a remote's build, and the packages. */
const INPUTS = [
  'node_modules',
  'tools',
  'shared',
  'host',
  'server',
  `remote-${REMOTE}`,
  // The types of its dialogs.
  'remote-activities',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

interface Sbom {
  components: { name: string; group?: string; version: string; licenses: unknown[]; purl: string }[];
  metadata: { component: { name: string; version: string } };
}
interface Build {
  record: ReleaseRecord;
  sbom: string;
}

/** @param folder of the repository */
function build(folder: string, env: NodeJS.ProcessEnv = {}): Build {
  execFileSync(process.execPath, ['tools/federation/build.mjs', REMOTE], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const read = (file: string) => readFileSync(path.join(folder, `remote-${REMOTE}`, 'dist', file), 'utf8');
  return { record: JSON.parse(read('release.json')) as ReleaseRecord, sbom: read('sbom.cdx.json') };
}

/** Hard-links the inputs, which needs no space but the same file system, and builds there. */
function buildCopy(folder: string, env: NodeJS.ProcessEnv): Build {
  mkdirSync(folder, { recursive: true });
  for (const input of INPUTS) execFileSync('cp', ['-al', path.join(root, input), folder]);
  rmSync(path.join(folder, `remote-${REMOTE}`, 'dist'), { recursive: true, force: true });
  return build(folder, env);
}

describe('A build of a remote', () => {
  let scratch = '';
  let [one, other]: Build[] = [];

  before(() => {
    scratch = mkdtempSync(path.join(root, '.builds-'));
    one = buildCopy(path.join(scratch, 'far/from/here'), { TZ: 'Asia/Tokyo', RELEASE_BUILDER: 'ana' });
    other = buildCopy(path.join(scratch, 'near'), {});
  });
  after(() => rmSync(scratch, { recursive: true, force: true }));

  test('produces the same bytes in every folder, at any time and for every builder (REL-37)', () => {
    assert.ok(one && other);
    assert.ok(Object.keys(one.record.files).length > 5);
    assert.deepEqual(other.record.files, one.record.files);
    assert.equal(other.record.release, one.record.release);
    assert.notEqual(other.record.builtAt, one.record.builtAt);
  });

  test('keeps a source map of every script, so that errors can be located', () => {
    const scripts = Object.keys(one?.record.files ?? {}).filter((file) => file.endsWith('.js'));
    assert.ok(scripts.length > 3);
    const maps = path.join(scratch, 'near', `remote-${REMOTE}`, 'dist/maps');
    assert.deepEqual(
      scripts.filter((file) => !existsSync(path.join(maps, `${file}.map`))),
      [],
    );
  });

  test('records who built it, when and with which tools (REL-35)', () => {
    assert.ok(one && other);
    assert.equal(one.record.builder?.name, 'ana');
    assert.equal(one.record.builder.node, process.versions.node);
    assert.match(one.record.builder.tools['@rspack/core'] ?? '', /^\d+\.\d+\.\d+$/);
    assert.ok(new Date(other.record.builtAt) > new Date(one.record.builtAt));
  });

  test('lists every bundled package with version and license, as a valid CycloneDX 1.6 document (REL-36)', async () => {
    assert.ok(one);
    const { sbomFaults } = (await import(
      pathToFileURL(path.join(root, 'tools/lib/sbomFaults.mjs')).href
    )) as {
      sbomFaults: (text: string) => Promise<string | null>;
    };
    assert.equal(await sbomFaults(one.sbom), null);
    assert.notEqual(await sbomFaults(one.sbom.replace('"type": "library"', '"type": "book"')), null);
    const { components, metadata } = JSON.parse(one.sbom) as Sbom;
    assert.deepEqual(
      [metadata.component.name, metadata.component.version],
      [`remote-${REMOTE}`, one.record.release],
    );
    const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
    assert.deepEqual(
      names.filter(
        (name) => name === '@galley/shared' || name === '@module-federation/webpack-bundler-runtime',
      ),
      ['@galley/shared', '@module-federation/webpack-bundler-runtime'],
    );
    assert.ok(!names.includes('react'), 'the host provides it');
    for (const { version, licenses, purl } of components) {
      assert.match(version, /^\d/);
      assert.ok(licenses.length > 0);
      assert.match(purl, /^pkg:npm\//);
    }
    assert.equal(one.record.sbom, 'sbom.cdx.json');
    assert.ok(one.record.files['sbom.cdx.json']);
  });
});
