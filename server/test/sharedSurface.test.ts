import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';

type Surface = ReadonlyMap<string, string>;
interface SurfaceTool {
  check: () => string[];
  compare: (
    before: { version: string; surface: Surface },
    after: Surface,
  ) => { changes: string[]; least: string };
  reaches: (version: string, least: string) => boolean;
  faults: (state: {
    folder: string;
    version: string;
    notes: string;
    reported: { version: string; surface: Surface };
    now: Surface;
  }) => string[];
  format: (name: string, version: string, surface: Surface) => string;
  parse: (text: string) => { version: string; surface: Surface };
}
const file = pathToFileURL(path.join(root, 'tools/surface.mjs')).href;
const { check, compare, faults, reaches, format, parse } = (await import(file)) as SurfaceTool;

const surface = new Map([
  [
    'http request',
    'const request: (call: Call) => Promise<unknown>;\ninterface Call {\n    path: string;\n}',
  ],
  ['ui Modal', 'function Modal(): Element;'],
]);
const before = { version: '2.3.1', surface };

test('exports.txt of each package for other repositories lists its exports and version, and the version has a note (TEAM-17)', () => {
  assert.deepEqual(check(), []);
});

test('a written report is read back unchanged', () => {
  assert.deepEqual(parse(format('@galley/shared', '2.3.1', surface)), before);
});

test('a removed export is named, and needs a new major version', () => {
  const { changes, least } = compare(before, new Map([...surface].slice(1)));
  assert.deepEqual(changes, ['removed: http request']);
  assert.equal(least, '3.0.0');
  assert.equal(reaches('2.4.0', least), false);
  assert.equal(reaches('3.0.0', least), true);
});

test('a new or changed export is named, and needs a new minor version', () => {
  const after = new Map([
    ...surface,
    ['ui Modal', 'function Modal(size: string): Element;'],
    ['ui New', 'const New = 1;'],
  ]);
  const { changes, least } = compare(before, after);
  assert.deepEqual(changes, ['added: ui New', 'changed: ui Modal']);
  assert.equal(least, '2.4.0');
  assert.equal(reaches('2.3.2', least), false);
  assert.equal(reaches('2.4.0', least), true);
});

test('a version can’t be published without a note, or with a removal that the note doesn’t mention (TEAM-17)', () => {
  const state = (version: string, notes: string, now: Surface = surface) =>
    faults({ folder: 'shared', version, notes: `# Notes\n\n${notes}`, reported: before, now });
  const lessOne = new Map([...surface].slice(1));
  assert.deepEqual(state('2.3.1', '## 2.3.1\n\n- Corrected.\n'), []);
  const unsaid = ["Describe the changes at the top of shared/CHANGELOG.md, under '## 2.4.0'."];
  assert.deepEqual(state('2.4.0', '## 2.3.1\n\n- Corrected.\n'), unsaid);
  assert.deepEqual(state('2.4.0', '## 2.4.0\n\n## 2.3.1\n\n- Corrected.\n'), unsaid);
  assert.match(
    state('2.4.0', '## 2.4.0\n\n- Less.\n', lessOne).join(),
    /Raise the version .* to at least 3\.0\.0/,
  );
  assert.deepEqual(state('3.0.0', '## 3.0.0\n\n- Less.\n', lessOne), [
    'removed: http request: mention it in shared/CHANGELOG.md, and what replaces it.',
  ]);
  assert.deepEqual(state('3.0.0', '## 3.0.0\n\n- `http request` is gone: use `http send`.\n', lessOne), []);
});

test('the table for external teams says what the current host provides, and which versions it supports (TEAM-12)', () => {
  const versionOf = (name: string) =>
    (JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as { version: string }).version;
  const rows = readFileSync(path.join(root, 'docs/teams.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const shared = versionOf('shared');
  const [major = ''] = shared.split('.');
  // A remote requires ^ of the version it was checked against, so today's host takes every version from the first of its major.
  const today = ['', versionOf('host'), shared, `${major}.0.0 to ${shared}`, ''];
  assert.deepEqual(rows.at(-1), today);
});
