import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { RecordFile } from '@galley/shared/contract/recordFiles';
import { MOST_FILES } from '@galley/shared/domain/recordFiles';
import { tempFolder } from '../tempFolder.ts';
import { onOneServer, REP } from '../testing.ts';
import { filesAt, list, PDF, recordsOf, stream } from './testing.ts';

const dataDir = tempFolder();
const OTHER_PDF = Buffer.concat([PDF, Buffer.from('more')]);

onOneServer(
  'An upload with an Idempotency-Key',
  (server) => {
    const send = async (record: string, bytes: Buffer, { name = 'proof.pdf', key = 'one-upload' } = {}) => {
      const answer = await fetch(`${server.url()}${filesAt(record)}?name=${name}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await server.tokenOf(REP)}`,
          'content-type': 'application/octet-stream',
          ...(key === '' ? {} : { 'idempotency-key': key }),
        },
        body: new Uint8Array(bytes),
      });
      return { status: answer.status, body: (await answer.json()) as RecordFile };
    };

    test('returns the same file for the same bytes, and refuses the key for other bytes (ATT-11)', async () => {
      const { contact } = await recordsOf(server);
      const first = await send(contact, PDF);
      assert.equal(first.status, 200, JSON.stringify(first.body));
      assert.deepEqual(await send(contact, PDF), first);
      assert.equal((await send(contact, OTHER_PDF)).status, 422);
    });

    test('that filled the record returns the same file when repeated; others are refused unread (ATT-02, ATT-03, ATT-11)', async () => {
      const { company } = await recordsOf(server);
      const { body: first } = await send(company, PDF, { name: 'first.pdf', key: '' });
      await server.database().query(sql`
        INSERT INTO record_file (company_id, sha256, name, type, added_by)
        SELECT company_id, sha256, 'copy ' || number || '.pdf', type, added_by
        FROM record_file, generate_series(1, ${MOST_FILES - 2}) AS number WHERE id = ${first.ID}`);
      const last = await send(company, PDF, { name: 'last.pdf', key: 'last-upload' });
      assert.equal(last.status, 200, JSON.stringify(last.body));
      for (const key of ['last-upload', 'another-upload', ''])
        assert.deepEqual(await send(company, PDF, { name: 'last.pdf', key }), last, key);
      assert.equal((await send(company, OTHER_PDF, { name: 'last.pdf', key: 'last-upload' })).status, 422);
      assert.equal((await send(company, OTHER_PDF, { name: 'last.pdf', key: '' })).status, 409);
      // Also after the file was removed and another one took its place.
      await server.call('DELETE', `/v1/files/${last.body.ID}`, { as: REP });
      assert.equal((await send(company, PDF, { name: 'replacement.pdf', key: '' })).status, 200);
      assert.deepEqual(await send(company, PDF, { name: 'last.pdf', key: 'last-upload' }), last);
      // Most of its announced body never arrives.
      const unread = await stream(server, company, { bytes: 0, headers: { 'content-length': 1024 * 1024 } });
      assert.equal(unread.status, 409);
      assert.equal((await list(server, company)).Files.length, MOST_FILES);
    });
  },
  { env: () => ({ DATA_DIR: dataDir }) },
);
