import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './places.ts';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const NAMED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

/**
 * How many requirements of level 1 or 2 each section of OWASP ASVS 5.0.0 has; in every section they come before those of level 3. V6 and
 * V7 include level 3 here. V17 (WebRTC) is left out, because the document says that none of it applies, and so is V10 (OAuth), of which
 * the document answers only the sections about a client.
 */
const SECTIONS: Record<string, readonly number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 8, 6, 8, 4, 2, 4],
  V7: [3, 4, 2, 5, 3, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('every test that the security document names exists', () => {
  const named = [...text.matchAll(NAMED_TEST)].map(([, file = '']) => file);
  assert.ok(named.length > 30);
  assert.deepEqual(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});

test('the security document answers every requirement of levels 1 and 2 once, with a test or the reason why there is none', () => {
  const rows = [...text.matchAll(/^- \*\*(V\d[^*]+)\*\*: .+(?:\n {2}.+)*/gm)];
  for (const [row] of rows)
    assert.match(
      row,
      /_Shown\s+by:_\s+.*`[\w./-]+\.(?:test|spec)\.tsx?`|_Known\s+limit:_\s+\S|_Not\s+(?:tested|applicable)_/s,
    );
  const answered = rows
    .filter(([row]) => !row.startsWith('- **V10.'))
    .flatMap(([, numbers = '']) => [...numbers.matchAll(/(V\d+\.\d+)\.(\d+)(?:–(\d+))?/g)])
    .flatMap(([, section = '', from, to = from]) =>
      upTo(Number(from), Number(to)).map((number) => `${section}.${number}`),
    );
  const required = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
    counts.flatMap((count, index) => upTo(1, count).map((number) => `${chapter}.${index + 1}.${number}`)),
  );
  assert.deepEqual(answered.toSorted(), required.toSorted());
});
