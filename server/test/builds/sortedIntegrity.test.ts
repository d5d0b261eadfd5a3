import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';

const root = path.resolve(import.meta.dirname, '../../../..');
const { sortTables } = (await import(
  pathToFileURL(path.join(root, 'tools/remote/build/sortedIntegrity.mjs')).href
)) as { sortTables: (source: string) => string };

test('a build has the same bytes in whatever order the digests of its chunks come (REL-37)', () => {
  const ids = fc.uniqueArray(fc.oneof(fc.nat(999).map(String), fc.stringMatching(/^"[a-z-]{1,9}"$/)), {
    maxLength: 9,
  });
  const scriptOf = (chunks: readonly string[]) => {
    const table = chunks.map((id) => `${id}:"*-*-*-CHUNK-SRI-HASH-${id.replaceAll('"', '')}"`).join(',');
    return `s.l=1,s.sriHashes={${table}},s.sriExtractCssHashes={${table}},s.x={b:1,a:2}`;
  };
  fc.assert(
    fc.property(
      ids.chain((chunks) =>
        fc.tuple(fc.constant(chunks), fc.shuffledSubarray(chunks, { minLength: chunks.length })),
      ),
      ([chunks, shuffled]) => {
        assert.equal(sortTables(scriptOf(shuffled)), sortTables(scriptOf(chunks)));
        assert.equal(sortTables(scriptOf(shuffled)).length, scriptOf(chunks).length);
        assert.ok(sortTables(scriptOf(chunks)).endsWith('s.x={b:1,a:2}'));
      },
    ),
  );
});
