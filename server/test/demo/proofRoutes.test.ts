import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOneServer } from '../testing.ts';

onOneServer(
  'A server without the demo',
  (server) => {
    test('serves nobody the demo’s proofs', async () => {
      for (const kind of ['png', 'pdf'])
        assert.equal((await server.call('GET', `/proofs/design-7.${kind}`)).status, 404, kind);
    });
  },
  { demo: 'off', env: () => ({ DEMO: 'off' }) },
);
