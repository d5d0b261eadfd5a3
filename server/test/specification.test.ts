import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { calls } from './everyCall.ts';
import { root } from './places.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Folders below the root that aren't written by hand: installed, built or created by a run. */
const NOT_OURS =
  /^(\..*|node_modules|dist|dist-types|data|releases-store|test-results|playwright-report|coverage)$/;
const WRITTEN = /\.(tsx?|mjs|cjs|md|s?css|html)$/;
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file);
      return WRITTEN.test(entry.name) ? [file] : [];
    });

const specification = filesIn('docs/spec').filter((file) => !file.endsWith('README.md'));

/** 'LIST-03' and what its row says. */
const rows = specification.flatMap((file) =>
  [...read(file).matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+(?:\n {2,}.+)*)/gm)].map(
    ([, number = '', text = '']) => ({
      number,
      text: text.replaceAll(/\s+/g, ' '),
    }),
  ),
);
const numbers = new Set(rows.map(({ number }) => number));

/** Numbers of the same shape that mean something else. */
const NOT_A_ROW = /^(SHA|UTF)-/;
const NUMBER = /\b[A-Z]{3,6}-\d{2,3}\b/g;
/** 'Call 27', 'calls 7, 8 and 9', 'calls 35–37'; not 'a call 0.7 times'. */
const CALLS = /\bcalls? (\d{1,3}\b(?!\.\d)(?:(?:, | and | to |, and |–)\d{1,3}\b(?!\.\d))*)/gi;
const api = (call: string | number) => `API-${String(call).padStart(2, '0')}`;

const used = (file: string): string[] => {
  const text = read(file);
  return [
    ...[...text.matchAll(NUMBER)].map(([number]) => number).filter((number) => !NOT_A_ROW.test(number)),
    ...[...text.matchAll(CALLS)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []).map(api),
  ];
};

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g;
/** A file in backticks; a single word ('filename.xlsx', 'meta.json') is something else. */
const NAMED_FILE = /`([\w@-][\w./-]*\/[\w./-]+\.(?:tsx?|mjs|cjs|json|md|s?css|html))`/g;

test('every number of a requirement or call in code, tests and documents has its row in docs/spec', () => {
  const missing = filesIn('.').flatMap((file) =>
    used(file)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: ${number}`),
  );
  assert.deepEqual(missing, []);
});

test('every row’s number occurs in the code or in a test’s title', () => {
  const inCode = new Set(
    filesIn('.')
      .filter((file) => !file.startsWith('docs/'))
      .flatMap(used),
  );
  const unused = [...numbers].filter((number) => !inCode.has(number) && !number.startsWith('API-'));
  assert.deepEqual(unused, []);
});

test('every row of docs/spec begins with its number, which no other row has', () => {
  const begun = specification.flatMap((file) => read(file).match(/^- .+/gm) ?? []);
  assert.ok(rows.length > 200);
  assert.equal(rows.length, begun.length);
  assert.deepEqual(
    rows.map(({ number }) => number).filter((number, index, all) => all.indexOf(number) !== index),
    [],
  );
});

test('every row of docs/spec names a test, and every test that it names exists', () => {
  const faults = rows.flatMap(({ number, text }) => {
    const named = [...text.matchAll(TEST)];
    if (named.length === 0) return [`${number} names no test`];
    return named.flatMap(([, file = '', title]) => {
      if (!existsSync(path.join(root, file))) return [`${number}: ${file} is not there`];
      const isThere = title === undefined || read(file).replaceAll('\\', '').includes(title);
      return isThere ? [] : [`${number}: ${file} has no test “${title}”`];
    });
  });
  assert.deepEqual(faults, []);
});

/** Whether `npm test` runs a test, or only `npm run test:long`. */
function isShort(file: string, title?: string): boolean {
  if (file.includes('.long.test.')) return false;
  const titles = read(file)
    .replaceAll('\\', '')
    .split('\n')
    .filter((line) => (title === undefined ? /^\s*test\(|^\s+['`]/.test(line) : line.includes(title)));
  return titles.some((line) => !line.includes('@long'));
}

test('every row of docs/spec names a test that npm test runs', () => {
  const long = rows.filter(
    ({ text }) => ![...text.matchAll(TEST)].some(([, file = '', title]) => isShort(file, title)),
  );
  assert.deepEqual(
    long.map(({ number }) => number),
    [],
  );
});

test('every call of the contract has its row, with its method and path', () => {
  const wanted = Object.values(calls).map((call) => `${api(call.number)} ${call.method} ${call.path}`);
  const told = rows.flatMap(({ number, text }) => {
    const [, call] = /^`((?:GET|POST|PUT|DELETE) [^`]+)`/.exec(text) ?? [];
    return call === undefined ? [] : [`${number} ${call}`];
  });
  assert.deepEqual(told.toSorted(), wanted.toSorted());
});

test('every file that the specification, the glossary and the map of the screens name exists', () => {
  const documents = [...specification, 'docs/spec/README.md', 'docs/glossary.md', 'docs/screens.md'];
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(NAMED_FILE)].map(([, file = '']) => ({ document, file })),
  );
  assert.ok(named.length > 200);
  assert.deepEqual(
    named.filter(({ file }) => !existsSync(path.join(root, file))),
    [],
  );
});

test('every decision that’s named by its number has its record', () => {
  const records = readdirSync(path.join(root, 'docs/decisions'));
  const missing = filesIn('.').flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? (\d{1,3})\b/gi)]
      .filter(
        ([, number = '']) => !records.some((record) => record.startsWith(`${number.padStart(4, '0')}-`)),
      )
      .map(([named]) => `${file}: ${named}`),
  );
  assert.deepEqual(missing, []);
});
