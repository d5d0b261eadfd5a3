import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { freePort } from '../db/testPostgres.ts';
import { root } from '../places.ts';

interface SampleProvider {
  untilAnswers: (url: string, withinMs?: number) => Promise<void>;
  withCauses: (error: unknown) => string;
}

const { untilAnswers, withCauses } = (await import(
  pathToFileURL(path.join(root, 'tools/lib/sampleProvider.mjs')).href
)) as SampleProvider;

test('the sample provider starts once its server responds, even if that’s late (OPS-57)', async () => {
  const port = await freePort();
  const answers = untilAnswers(`http://127.0.0.1:${port}`);
  const server = createServer((_, answer) => answer.end('{}')).listen(port, '127.0.0.1');
  const asked = once(server, 'request');
  await answers;
  await asked;
  server.close();
});

test('if the server can’t be reached, the console says why (OPS-57)', async () => {
  const port = await freePort();
  const error = await untilAnswers(`http://127.0.0.1:${port}`, 0).catch((reason: unknown) => reason);
  assert.equal(withCauses(error), `fetch failed: connect ECONNREFUSED 127.0.0.1:${port}`);
});
