import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { everythingTables } from '#server/operations/everything/tables';
import { FEED_RESOURCES } from '#server/exchange/rules/feedFields';
import type { SetupOperationAnswer } from '#server/operations/setup/contract';
import { everythingArchive } from '#server/operations/everything/archive';
import { assertReadBack, exportedTexts } from '../../exchange/exports/testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { onOneServer, REP } from '../../testing.ts';

const OPS = 'ops@galley.example';
const store = path.join(tempFolder(), 'store');
const CONTENT = Buffer.from('a contract');

onOneServer(
  'Downloading everything (LEAVE-04)',
  (server) => {
    const permit = (proof: string | undefined, as = OPS) =>
      server.call<SetupOperationAnswer & { errors?: { field: string }[] }>('POST', '/v1/setup', {
        as,
        body: { Operation: 'download', ...(proof === undefined ? {} : { Proof: proof }) },
      });
    const address = async () => {
      const { status, body } = await permit(DEMO_PASSWORD);
      assert.equal(status, 200, JSON.stringify(body));
      assert.match(body.url ?? '', /^\/v1\/everything\/[\w-]{43}$/);
      return server.url() + (body.url ?? '');
    };
    before(async () => {
      const sha256 = createHash('sha256').update(CONTENT).digest('hex');
      await server
        .database()
        .query(sql`INSERT INTO stored_file (sha256, size) VALUES (${sha256}, ${CONTENT.length})`);
      await server.database().query(sql`
        INSERT INTO record_file (sha256, name, type, added_by, company_id) VALUES (${sha256}, '../Contract/2026.pdf', 'application/pdf', 1, 12)`);
      mkdirSync(store, { recursive: true });
      writeFileSync(path.join(store, sha256), CONTENT);
    });

    test('gives the command’s output as one archive that an empty Galley can import (API-346)', async () => {
      const answer = await fetch(await address());
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('content-type'), 'application/zip');
      assert.match(
        answer.headers.get('content-disposition') ?? '',
        /attachment; filename="Galley \d{4}-\d\d-\d\d\.zip"/,
      );
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      const tables = [
        ...FEED_RESOURCES.map((one) => `${one}.csv`),
        'activities.csv',
        'quotes.csv',
        'mail.csv',
        'files.csv',
      ];
      assert.deepEqual(Object.keys(files), [...tables, 'files/company-12/1 .._Contract_2026.pdf']);
      assert.deepEqual(Buffer.from(files['files/company-12/1 .._Contract_2026.pdf'] ?? []), CONTENT);
      // With the byte order mark, by which spreadsheets recognize the encoding, and which decoders leave out.
      assert.deepEqual(Array.from(files['companies.csv'] ?? []).slice(0, 3), [0xef, 0xbb, 0xbf]);
      const texts = new Map(
        tables.map((name) => [
          name,
          `\uFEFF${strFromU8(files[name] ?? new Uint8Array()).replace('\uFEFF', '')}`,
        ]),
      );
      assert.deepEqual(texts, await exportedTexts(server.database(), everythingTables));
      await assertReadBack(texts);
    });

    test('requires the password of an Operations employee; without it there is no permit', async () => {
      for (const proof of ['wrong', undefined]) {
        const { status, body } = await permit(proof);
        assert.deepEqual([status, body.errors?.[0]?.field], [422, 'Proof']);
      }
      assert.equal((await permit(DEMO_PASSWORD, REP)).status, 403);
    });

    test('works once, is in the audit log, and ends with the rights of its requester', async () => {
      const url = await address();
      const first = await fetch(url);
      await first.arrayBuffer();
      assert.deepEqual([first.status, (await fetch(url)).status], [200, 401]);
      const [entry] = await server.database().query(sql`
        SELECT action, record, email FROM audit_log JOIN employee ON employee.id = employee_id ORDER BY audit_log.id DESC LIMIT 1`);
      assert.deepEqual(entry, { action: 'everything downloaded', record: 'setting/everything', email: OPS });
      const late = await address();
      await server.database().query(sql`UPDATE employee SET employee_type = 'Sales' WHERE email = ${OPS}`);
      assert.equal((await fetch(late)).status, 403);
      await server
        .database()
        .query(sql`UPDATE employee SET employee_type = 'Operations' WHERE email = ${OPS}`);
    });

    test('is read no faster than the reader takes it, and no further once the reader is gone', async () => {
      let pages = 0;
      const counting = {
        query: async (...asked: Parameters<ReturnType<typeof server.database>['query']>) => {
          pages += 1;
          return server.database().query(...asked);
        },
      } as ReturnType<typeof server.database>;
      const archive = everythingArchive(counting, store);
      await new Promise((resolve) => archive.once('readable', resolve));
      archive.read(1);
      // Once the stream's buffers are full, the server stops querying the database.
      let asked = -1;
      while (asked !== pages) {
        asked = pages;
        for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      }
      const all = FEED_RESOURCES.length * 2 + 6;
      assert.ok(pages < all, `${pages} queries for a few bytes`);
      const closed = new Promise((resolve) => archive.once('close', resolve));
      archive.destroy();
      await closed;
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      assert.ok(pages <= asked + 1, `${pages} queries, ${asked} before`);
    });
  },
  { env: () => ({ FILES_STORE: store }) },
);
