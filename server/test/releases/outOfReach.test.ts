import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { test } from 'node:test';
import type { Problem } from '@galley/shared/contract/common';
import { testBucket } from '../testBucket.ts';
import { onOneServer } from '../testing.ts';

const OPERATIONS = 'ops@galley.example';

const { bucket, setAddress } = testBucket();

onOneServer(
  'A bucket with releases',
  (server) => {
    test('that never responds doesn’t prevent the server from starting', async () => {
      assert.equal((await server.call('GET', '/health')).status, 200);
    });

    const failures: Record<string, RequestListener> = {
      'drops the connection': (request) => request.socket.destroy(),
      'can’t serve requests': (_request, answer) => answer.writeHead(503).end(),
    };
    for (const [how, listener] of Object.entries(failures))
      test(`that ${how} is reported as a release store that isn’t responding, with the time to retry`, async () => {
        bucket.removeAllListeners('request').on('request', listener);
        const body = { Operation: 'rollback', Remote: 'orders', Reason: 'a test' };
        for (const answer of [
          await server.call<Problem>('GET', '/v1/releases', { as: OPERATIONS }),
          await server.call<Problem>('GET', '/v1/releases/history', { as: OPERATIONS }),
          await server.call<Problem>('POST', '/v1/releases/operations', { as: OPERATIONS, body }),
        ]) {
          assert.equal(answer.body.detail, 'The release store isn’t responding. Try again in a moment.');
          assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '2']);
        }
      });
  },
  {
    env() {
      setAddress();
      return { RELEASE_STORE: 's3://galley/x', RELEASE_BASE_URL: 'https://static.example/store' };
    },
  },
);
