import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRegistry } from '@galley/releases/registry/revisions';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { revisionFile } from '@galley/releases/storage/paths';
import { fillTrusted, storeOf, TEST_KEYS } from '@galley/releases/testing/trust';
import type { Problem } from '@galley/shared/contract/common';
import type { ReleaseStatus } from '#server/releases/operating/contract';
import { onOneServer } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';

const OPERATIONS = 'ops@galley.example';
const folder = tempFolder();

onOneServer(
  'A revision without a valid signature (REL-17)',
  (server) => {
    const status = async () =>
      (await server.call<ReleaseStatus>('GET', '/v1/releases', { as: OPERATIONS })).body;
    const health = async () =>
      (await server.call<{ releases: { refused: number | null } }>('GET', '/health')).body.releases;
    const storage = folderStorage(folder);

    test('health reports zero while there is none', async () => {
      await fillTrusted(storage);
      assert.deepEqual((await status()).findings, []);
      assert.deepEqual(await health(), { refused: 0 });
    });

    test('changes nothing, and is counted, shown and named as the obstacle to the next change', async () => {
      const { revision } = await readRegistry(storeOf(storage, null));
      const text = (await storage.readText(revisionFile(revision))) ?? '';
      const forged = text
        .replaceAll('"A"', '"B"')
        .replaceAll(`"revision": ${revision}`, `"revision": ${revision + 1}`);
      assert.ok(await storage.createText(revisionFile(revision + 1), forged));
      const says = `${revisionFile(revision + 1)} was changed after it was signed.`;
      const after = await status();
      assert.deepEqual(
        [after.revision, after.remotes.map(({ active }) => active), after.findings],
        [revision, ['A', 'A'], [says]],
      );
      assert.deepEqual(await health(), { refused: 1 });
      const body = { Operation: 'promote', Remote: 'orders', Release: 'B', Reason: 'a test' };
      const answer = await server.call<Problem>('POST', '/v1/releases/operations', { as: OPERATIONS, body });
      assert.equal(answer.status, 409);
      assert.deepEqual(
        answer.body.errors?.map(({ message }) => message),
        [says, 'No release can be changed until the store is repaired.'],
      );
    });
  },
  {
    env: () => ({
      RELEASE_STORE: folder,
      RELEASE_TRUST: TEST_KEYS.operations.public,
      RELEASE_KEY: TEST_KEYS.server.private.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }),
  },
);
