import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { tempFolder } from '../tempFolder.ts';
import { testBucket } from '../testBucket.ts';
import { onOneServer } from '../testing.ts';
import { add, recordsOf } from './testing.ts';

/** The Helm chart's probes wait this long. */
const PROBE_MS = 5000;

const unanswered: ServerResponse[] = [];
/** Accepts files, but doesn't answer who reads one. */
const { setAddress } = testBucket((request, response) => {
  if (request.method === 'GET') unanswered.push(response);
  else request.resume().on('end', () => response.writeHead(200, { etag: '"1"' }).end());
});

onOneServer(
  'A server whose bucket for attached files doesn’t answer',
  (server) => {
    const health = async () => {
      const answer = await fetch(`${server.url()}/health`, { signal: AbortSignal.timeout(PROBE_MS) });
      const { files } = (await answer.json()) as { files?: string };
      return { status: answer.status, files };
    };

    test('is ready all the same, and asks the bucket for one file at a time (OPS-61)', async () => {
      const { contact } = await recordsOf(server);
      assert.equal((await add(server, contact, { name: 'proof.pdf' })).status, 200);
      while (unanswered.length === 0) assert.equal((await health()).status, 200);
      const { status, files } = await health();
      assert.deepEqual([status, files, unanswered.length], [200, undefined, 1]);
    });

    test('says that files are missing once the bucket has said so (OPS-61)', async () => {
      unanswered[0]
        ?.writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>');
      while ((await health()).files !== 'missing');
    });
  },
  {
    env() {
      setAddress();
      return { DATA_DIR: tempFolder(), FILES_STORE: 's3://galley/files' };
    },
  },
);
