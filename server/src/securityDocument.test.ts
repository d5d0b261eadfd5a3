import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every test that the security document names is there', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
  assert.ok(named.length > 30);
  assert.deepEqual(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});
