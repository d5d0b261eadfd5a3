import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';

const root = path.resolve(import.meta.dirname, '../../../..');
const { sortChunks } = (await import(
  pathToFileURL(path.join(root, 'tools/remote/build/sortedChunks.mjs')).href
)) as { sortChunks: (source: string) => string };

test('a build has the same bytes, whatever the order of its chunks (REL-37)', () => {
  const ids = fc.uniqueArray(fc.oneof(fc.nat(999).map(String), fc.stringMatching(/^"[a-z-]{1,9}"$/)), {
    maxLength: 9,
  });
  const scriptOf = (chunks: readonly string[]) => {
    const table = chunks.map((id) => `${id}:"*-*-*-CHUNK-SRI-HASH-${id.replaceAll('"', '')}"`).join(',');
    const loaded = [...chunks, '"own"'].map((id) => `s.e(${id})`).join(',');
    return `s.l=1,s.sriHashes={${table}},s.sriExtractCssHashes={${table}},s.y=()=>Promise.all([${loaded}]).then(s),s.x={b:1,a:2}`;
  };
  fc.assert(
    fc.property(
      ids.chain((chunks) =>
        fc.tuple(fc.constant(chunks), fc.shuffledSubarray(chunks, { minLength: chunks.length })),
      ),
      ([chunks, shuffled]) => {
        assert.equal(sortChunks(scriptOf(shuffled)), sortChunks(scriptOf(chunks)));
        assert.equal(sortChunks(scriptOf(shuffled)).length, scriptOf(chunks).length);
        assert.ok(sortChunks(scriptOf(chunks)).endsWith('s.e("own")]).then(s),s.x={b:1,a:2}'));
      },
    ),
  );
});
