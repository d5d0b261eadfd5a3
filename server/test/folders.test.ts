import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './places.ts';

const NOT_SOURCE = /^(\..*|node_modules|dist|dist-types|docs|data|releases-store)$/;
const SOURCE = /\.(tsx?|mjs)$/;
const TEST = /\.test\.tsx?$/;
const IMPORT = /^(?:import|export)\s(?:[^';]*?\sfrom\s)?'(\.[^']+)';/gm;
const IMPORT_CALL = /\bimport\(\s*'(\.[^']+)'/g;

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(file);
      return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [file] : [];
    });

/** The relative imports of the sources in a folder. */
const importsIn = (folder: string, patterns: readonly RegExp[]) =>
  sourcesIn(folder).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return patterns
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .map(([, imported = '']) => [file, path.posix.join(path.posix.dirname(file), imported)] as const);
  });

/** `from` needs `to`: both are files or folders of one folder, and `because` names the import. */
interface Need {
  from: string;
  to: string;
  because: string;
}

/** 'a/b/c.ts' → 'a/d/e.ts' means that a/b needs a/d. A folder and its content count as one. */
function needOf(file: string, imported: string): Need {
  const [from, to] = [file.split('/'), imported.split('/')];
  const parting = from.findIndex((part, index) => part !== to[index]);
  const upTo = (parts: string[]) => parts.slice(0, parting + 1).join('/');
  return { from: upTo(from), to: upTo(to), because: `${file} → ${imported}` };
}

/** The imports on the shortest path from `start` back to itself; undefined if there is none. */
function cycleFrom(start: string, needs: ReadonlyMap<string, Need[]>): string[] | undefined {
  const ways: Need[][] = (needs.get(start) ?? []).map((need) => [need]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const { to } = way.at(-1) ?? { to: '' };
    if (to === start) return way.map(({ because }) => because);
    if (seen.has(to)) continue;
    seen.add(to);
    ways.push(...(needs.get(to) ?? []).map((need) => [...(way ?? []), need]));
  }
  return undefined;
}

/** The shortest cycle from each file or folder that imports itself indirectly, each cycle once. */
function cyclesOf(imports: readonly (readonly [file: string, imported: string])[]): string[][] {
  const needs = new Map<string, Need[]>();
  for (const [file, imported] of imports) {
    const need = needOf(file, imported);
    needs.set(need.from, [...(needs.get(need.from) ?? []), need]);
  }
  const found = new Map<string, string[]>();
  for (const start of needs.keys()) {
    const cycle = cycleFrom(start, needs);
    const key = cycle?.toSorted().join() ?? '';
    if (cycle !== undefined && !found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

test('a cycle of imports between two folders is found, even through a third', () => {
  const there = ['server/a/x.ts', 'server/b/y.ts'] as const;
  assert.deepEqual(cyclesOf([there]), []);
  assert.deepEqual(
    cyclesOf([there, ['server/b/deep/z.ts', 'server/c.ts'], ['server/c.ts', 'server/a/w.ts']]),
    [['server/a/x.ts → server/b/y.ts', 'server/b/deep/z.ts → server/c.ts', 'server/c.ts → server/a/w.ts']],
  );
});

/** Contracts and rules import only each other (TEAM-29), so imports of them can go in both directions. */
const PURE = /^server\/src\/(.*\/)?(contract|rules\/[^/]+)\.ts$/;

test('no two folders import each other, directly or indirectly', () => {
  const imports = importsIn('.', [IMPORT]).filter(([, imported]) => !PURE.test(imported));
  assert.ok(imports.length > 1000);
  const cycles = cyclesOf(imports);
  assert.deepEqual(cycles, [], cycles.map((cycle) => cycle.join('\n')).join('\n\n'));
});

test('other folders import only the two entry files of order search', () => {
  const room = 'server/src/orders/search/';
  const inside = importsIn('server/src', [IMPORT]).filter(
    ([file, imported]) => imported.startsWith(room) && !file.startsWith(room),
  );
  const doors = inside.map(([, imported]) => imported.slice(room.length));
  assert.ok(doors.length > 5);
  assert.deepEqual([...new Set(doors)].toSorted(), ['findOrders.ts', 'upkeep.ts']);
});

/** 'server/dist/main.js' → 'server/src/main.ts': a compiled module may be missing, or be left from a source that is gone. */
const sourceOf = (file: string): string =>
  /\/dist\/.*\.js$/.test(file)
    ? file.replace('/test/dist/', '/test/').replace('/dist/', '/src/').replace(/js$/, 'ts')
    : file;

test('source folders contain no compiled files, which belong in dist', () => {
  const files = [
    'server',
    'releases',
    'shared',
    'host',
    ...readdirSync(root).filter((name) => name.startsWith('remote-')),
  ]
    .flatMap((folder) => readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.js(\.map)?$/.test(file));
  assert.deepEqual(files, []);
});

test('every file that a script imports exists', () => {
  const imports = importsIn('.', [IMPORT, IMPORT_CALL]).filter(([file]) => file.endsWith('.mjs'));
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(([, imported]) => !existsSync(path.join(root, sourceOf(imported)))),
    [],
  );
});
