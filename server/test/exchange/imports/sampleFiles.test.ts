import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileImport } from '#server/exchange/imports/contract';
import { FEED_RESOURCES, type FeedResource } from '#server/exchange/rules/feedFields';
import { sampleFile } from '#server/exchange/rules/sampleFiles';
import { onOneServer, type TestServer } from '../../testing.ts';

const OPERATIONS = 'ops@galley.example';

async function bring(server: TestServer, resource: FeedResource): Promise<FileImport> {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.call<FileImport>(method, path, {
      as: OPERATIONS,
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, 'idempotency-key': `${resource} ${path}`.replaceAll(/\W/g, '-') },
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };
  const ended = async (id: number): Promise<FileImport> => {
    const one = await call('GET', `/v1/imports/${id}`);
    if (one.state !== 'checking' && one.state !== 'applying') return one;
    await new Promise((resolve) => setImmediate(resolve));
    return ended(id);
  };
  const { id, map, headings } = await call(
    'POST',
    `/v1/imports?file=${resource}-sample.csv&resource=${resource}&source=first`,
    sampleFile(resource),
    { 'content-type': 'text/csv' },
  );
  const taken = new Set(Object.values(map.columns).flat());
  assert.deepEqual(
    headings.filter((heading) => !taken.has(heading)),
    [],
    `${resource}: every heading is known`,
  );
  await call('POST', `/v1/imports/${id}/check`, map);
  assert.equal((await ended(id)).state, 'checked');
  await call('POST', `/v1/imports/${id}/apply`, {});
  return ended(id);
}

onOneServer('The sample files of the import page', (server) => {
  test('import unchanged, in order of their references: no column needs mapping, and no row is rejected (IMPO-19)', async () => {
    for (const resource of FEED_RESOURCES) {
      const { state, created, refused, error } = await bring(server, resource);
      assert.deepEqual(
        { resource, state, created, refused, error },
        { resource, state: 'done', created: 2, refused: 0, error: '' },
      );
    }
  });
});
