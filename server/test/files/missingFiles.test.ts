import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer } from '../testing.ts';
import { add, recordsOf } from './testing.ts';

const dataDir = tempFolder();

onOneServer(
  'A server without the files that its database names',
  (server) => {
    test('says so in /health until they are there (OPS-61)', async () => {
      const files = async () => (await server.call<{ files?: string }>('GET', '/health')).body.files;
      assert.equal(await files(), undefined);
      const { contact } = await recordsOf(server);
      assert.equal((await add(server, contact, { name: 'proof.pdf' })).status, 200);
      const { store } = server.config().files;
      await rename(store, `${store}-elsewhere`);
      while ((await files()) !== 'missing');
      await rename(`${store}-elsewhere`, store);
      while ((await files()) !== undefined);
    });
  },
  { env: () => ({ DATA_DIR: path.join(dataDir, 'data') }) },
);
