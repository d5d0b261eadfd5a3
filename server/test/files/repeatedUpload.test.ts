import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordFile } from '@galley/shared/contract/recordFiles';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer, REP } from '../testing.ts';
import { filesAt, PDF, recordsOf } from './testing.ts';

const dataDir = tempFolder();

onOneServer(
  'An upload with an Idempotency-Key',
  (server) => {
    const send = async (record: string, bytes: Buffer) => {
      const answer = await fetch(`${server.url()}${filesAt(record)}?name=proof.pdf`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await server.tokenOf(REP)}`,
          'content-type': 'application/octet-stream',
          'idempotency-key': 'one-upload',
        },
        body: new Uint8Array(bytes),
      });
      return { status: answer.status, body: (await answer.json()) as RecordFile };
    };

    test('answers the same file for the same bytes, and refuses the key for other bytes (ATT-11)', async () => {
      const { contact } = await recordsOf(server);
      const first = await send(contact, PDF);
      assert.equal(first.status, 200, JSON.stringify(first.body));
      assert.deepEqual(await send(contact, PDF), first);
      assert.equal((await send(contact, Buffer.concat([PDF, Buffer.from('more')]))).status, 422);
    });
  },
  { env: () => ({ DATA_DIR: dataDir }) },
);
