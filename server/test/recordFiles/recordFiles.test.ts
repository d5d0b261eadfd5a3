import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sql from 'sql-template-tag';
import { BUCKET, startS3, type TestS3 } from '@galley/releases/testing/s3';
import type { Timeline } from '@galley/shared/contract/companyPage';
import { MOST_FILES } from '@galley/shared/domain/recordFiles';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { openPlace } from '#server/filePlace/openPlace';
import { forgetContent } from '#server/recordFiles/storedFiles';
import { tempFolder } from '../tempFolder.ts';
import { MANAGER, onBothServers, onOneServer, OTHER, REP, type TestServer } from '../testing.ts';
import { add, download, list, PDF, PNG, recordsOf, stream, zipBomb } from './testing.ts';

const OPERATIONS = 'ops@galley.example';
const folder = tempFolder();
let count = 0;
const ownFolder = () => ({ DATA_DIR: path.join(folder, String((count += 1))) });

const stored = (server: TestServer) => {
  const store = server.config().files.store;
  return existsSync(store) ? readdirSync(store).sort() : [];
};
/** What lies where files arrive. */
const arriving = (server: TestServer) => readdirSync(path.join(server.config().dataDir, 'arriving-files'));
/** Waits until so many files are arriving: a server notices a moment later that one has begun, or that its sender is gone. */
async function untilArriving(server: TestServer, files: number) {
  while (arriving(server).length !== files) await new Promise((resolve) => setImmediate(resolve));
}

/** Deletes what no record has, as if it had been brought long ago. */
async function tidy(server: TestServer) {
  await server.database().query(sql`UPDATE stored_file SET brought_at = now() - interval '2 hours'`);
  await forgetContent(server.database(), await openPlace(server.config().files.store));
}

onBothServers(
  'Files of records',
  (server) => {
    test('are listed with size, who added them and when, are downloaded as they came, and go when they are removed (ATT-01, ATT-06, ATT-07)', async () => {
      const { company, contact, activity } = await recordsOf(server);
      for (const record of [company, contact, activity]) {
        const name = `Plakat „Größe“ ${record.replace('/', ' ')}.pdf`;
        const { status, body: file } = await add(server, record, { name });
        assert.equal(status, 200, JSON.stringify(file));
        const { Files, CanAdd, MostBytes } = await list(server, record);
        assert.deepEqual([Files, CanAdd, MostBytes], [[file], true, 2 * 1024 * 1024]);
        assert.deepEqual([file.Name, file.Size, file.CanRemove], [name, PDF.length, true]);
        assert.match(`${file.AddedBy} ${file.AddedAt}`, /^\w+ \w+ \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
        const { headers, bytes } = await download(server, file.ID, OTHER);
        assert.ok(bytes.equals(PDF));
        assert.match(
          headers.get('content-disposition') ?? '',
          /^attachment; .*filename\*=UTF-8''Plakat%20%E2%80%9EGr/,
        );
        assert.equal((await server.call('DELETE', `/v1/files/${file.ID}`, { as: REP })).status, 200);
        assert.deepEqual((await list(server, record)).Files, []);
        assert.equal((await download(server, file.ID)).status, 404);
      }
      await tidy(server);
      assert.deepEqual(stored(server), []);
    });

    test('that could run are refused with the reason, and leave nothing behind (ATT-04, ATT-05)', async () => {
      const { company } = await recordsOf(server);
      const HTML = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
      const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      const EXE = Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1');
      const wide = Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('<script>alert(1)</script>', 'utf16le'),
      ]);
      const hostile: [name: string, bytes: Buffer, field: 'name' | 'file'][] = [
        ['page.html', HTML, 'name'],
        ['page.pdf.HTML', HTML, 'name'],
        ['drawing.svg', SVG, 'name'],
        ['run.js', Buffer.from('alert(1)'), 'name'],
        ['run.exe', EXE, 'name'],
        ['macro.docm', Buffer.from('PK\x03\x04'), 'name'],
        ['no ending', PDF, 'name'],
        // Shown as 'proof.exe.pdf' by who turns the text; its ending is .exe.
        ['proof.\u202Efdp.exe', EXE, 'name'],
        ['constructor.constructor', PDF, 'name'],
        ['page.txt', HTML, 'file'],
        ['page.csv', Buffer.from('\uFEFF  <html onclick=alert(1)>'), 'file'],
        ['page.eml', wide, 'file'],
        ['drawing.txt', SVG, 'file'],
        ['drawing.png', SVG, 'file'],
        ['page.pdf', Buffer.concat([HTML, PDF]), 'file'],
        ['run.pdf', EXE, 'file'],
        ['run.txt', EXE, 'file'],
        ['run.csv', Buffer.from('#!/bin/sh\nrm -rf /'), 'file'],
        ['program.txt', Buffer.from('\x7FELF\x02\x01\x01\0', 'latin1'), 'file'],
        ['picture.jpg', PNG, 'file'],
        ['sheet.xlsx', PDF, 'file'],
        ['empty.pdf', Buffer.alloc(0), 'file'],
      ];
      for (const [name, bytes, field] of hostile) {
        const { status, body } = await add(server, company, { name, bytes });
        assert.deepEqual([status, body.errors?.[0]?.field], [422, field], `${name}: ${body.detail}`);
      }
      assert.match(
        (await add(server, company, { name: 'a.svg' })).body.detail,
        /^\.svg files are not taken\. Pictures, PDF, /,
      );
      assert.deepEqual([(await list(server, company)).Files, stored(server), arriving(server)], [[], [], []]);
    });

    test('that are two things at once, or unpack to much, are handed out byte for byte, inert (ATT-05, ATT-06)', async () => {
      const { company } = await recordsOf(server);
      const polyglots: [name: string, bytes: Buffer, type: string][] = [
        ['page.pdf', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'application/pdf'],
        ['script.gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)', 'latin1'), 'image/gif'],
        ['archive.zip', Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1'), 'application/zip'],
        ['mail.eml', Buffer.from('Subject: Hi\r\n\r\n<script>alert(1)</script>'), 'message/rfc822'],
        ['formula.csv', Buffer.from('=HYPERLINK("http://evil.example")\n'), 'text/csv'],
        ['bomb.docx', zipBomb(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ];
      for (const [name, bytes, type] of polyglots) {
        const { status, body } = await add(server, company, { name, bytes });
        assert.equal(status, 200, `${name}: ${body.detail}`);
        const got = await download(server, body.ID);
        assert.ok(got.bytes.equals(bytes), name);
        const header = (one: string) => got.headers.get(one) ?? '';
        assert.deepEqual(
          [
            header('content-type').split(';')[0],
            header('x-content-type-options'),
            header('content-security-policy'),
          ],
          [type, 'nosniff', "sandbox; default-src 'none'"],
        );
        assert.match(header('content-disposition'), /^attachment; filename="/);
        assert.match(header('cache-control'), /no-store/);
        await server.call('DELETE', `/v1/files/${body.ID}`, { as: REP });
      }
    });

    test('that are too large are refused as soon as that shows, with the limit; a gigabyte costs neither memory nor disk (ATT-03)', async () => {
      const { company } = await recordsOf(server);
      const declared = await stream(server, company, {
        bytes: 0,
        headers: { 'content-length': 2 ** 30, expect: '100-continue' },
      });
      assert.equal(declared.status, 413);
      assert.match(declared.body, /The file is larger than 2 MB\./);
      const most = process.memoryUsage().rss + 64 * 1024 * 1024;
      const streamed = await stream(server, company, { bytes: 2 ** 30 });
      assert.equal(streamed.status, 413);
      assert.match(streamed.body, /The file is larger than 2 MB\./);
      assert.ok(streamed.sent < 64 * 1024 * 1024, `${streamed.sent} bytes were sent`);
      assert.ok(process.memoryUsage().rss < most);
      assert.deepEqual([(await list(server, company)).Files, arriving(server)], [[], []]);
    });

    test('that a sender gives up halfway are not there, and leave nothing (ATT-02)', async () => {
      const { company } = await recordsOf(server);
      const before = stored(server);
      await stream(server, company, {
        bytes: 1024 * 1024,
        givesUp: () => untilArriving(server, 1),
      });
      await untilArriving(server, 0);
      assert.deepEqual([(await list(server, company)).Files, stored(server)], [[], before]);
    });

    test('are at most 50 at a record, however many add at once (ATT-03)', async () => {
      const { contact } = await recordsOf(server);
      const { body: first } = await add(server, contact, { name: 'first.pdf' });
      await server.database().query(sql`
        INSERT INTO record_file (contact_id, sha256, name, type, added_by)
        SELECT contact_id, sha256, 'copy ' || number || '.pdf', type, added_by
        FROM record_file, generate_series(1, ${MOST_FILES - 2}) AS number WHERE id = ${first.ID}`);
      const answers = await Promise.all(
        [1, 2, 3].map((one) => add(server, contact, { name: `last ${one}.pdf` })),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body.detail ?? '';
      assert.equal(refused, 'This contact has 50 files, and no more are taken. Remove one first.');
      assert.equal((await list(server, contact)).Files.length, MOST_FILES);
      await server.database().query(sql`DELETE FROM record_file`);
    });

    test('of the same content are stored once, the same file is added once, and content goes with its last file (ATT-02)', async () => {
      const { company, contact } = await recordsOf(server);
      await tidy(server);
      const [one, again] = [
        await add(server, company, { name: 'a.pdf' }),
        await add(server, company, { name: 'a.pdf' }),
      ];
      assert.equal(again.body.ID, one.body.ID);
      const other = await add(server, contact, { name: 'b.pdf' });
      assert.equal(stored(server).length, 1);
      await server.call('DELETE', `/v1/files/${one.body.ID}`, { as: REP });
      await tidy(server);
      assert.ok((await download(server, other.body.ID)).bytes.equals(PDF));
      await server.call('DELETE', `/v1/files/${other.body.ID}`, { as: REP });
      await tidy(server);
      assert.deepEqual(stored(server), []);
    });

    test('whose content is lost say so, and are whole again once somebody adds them again (ATT-02)', async () => {
      const { company } = await recordsOf(server);
      const { body: file } = await add(server, company, { name: 'proof.pdf' });
      await rm(path.join(server.config().files.store, stored(server)[0] ?? ''));
      const lost = await server.call<{ detail: string }>('GET', `/v1/files/${file.ID}`, { as: REP });
      assert.equal(lost.status, 404);
      assert.match(lost.body.detail, /^The content of proof\.pdf is missing from the store of files\./);
      await add(server, company, { name: 'proof.pdf' });
      assert.ok((await download(server, file.ID)).bytes.equals(PDF));
      await server.call('DELETE', `/v1/files/${file.ID}`, { as: REP });
    });

    test('are downloaded once by a ticket, of the same file and session alone (ATT-06)', async () => {
      const { company } = await recordsOf(server);
      const [{ body: file }, { body: other }] = [
        await add(server, company, { name: 'a.pdf' }),
        await add(server, company, { name: 'b.pdf' }),
      ];
      const { body: issued } = await server.call<{ url: string }>('POST', `/v1/files/${file.ID}/tickets`, {
        as: REP,
      });
      const { url } = issued;
      assert.equal((await server.call('GET', url.replace(`/${file.ID}?`, `/${other.ID}?`))).status, 401);
      assert.equal((await server.call('GET', url)).status, 200);
      assert.equal((await server.call('GET', url)).status, 401);
      assert.equal((await server.call('GET', `/v1/files/${file.ID}?ticket=invented`)).status, 401);
      assert.equal((await server.call('GET', `/v1/files/${file.ID}`)).status, 401);
      const { body: token } = await server.call<string>('POST', '/account/login/', {
        body: { email: OTHER, password: DEMO_PASSWORD },
      });
      const { body: ended } = await server.call<{ url: string }>('POST', `/v1/files/${file.ID}/tickets`, {
        token,
      });
      await server.call('POST', '/account/logout', { token });
      assert.equal((await server.call('GET', ended.url)).status, 401);
      await server.database().query(sql`DELETE FROM record_file`);
    });

    test('are removed by who added them, Account Managers of the record and Operations; both are audited and in the timeline (ATT-07, ATT-08)', async () => {
      const { company, companyId, far } = await recordsOf(server);
      const database = server.database();
      await database.query(sql`
        INSERT INTO employee_account (employee_id, account_type_id)
        SELECT employee.id, account_type_id FROM employee, company WHERE email IN (${OTHER}, ${MANAGER}) AND company.id = ${companyId}
        ON CONFLICT DO NOTHING`);
      const remove = async (as: string) => {
        const { body: file } = await add(server, company, { name: 'plan.pdf' });
        const { CanRemove } = (await list(server, company, as)).Files[0] ?? {};
        const { status } = await server.call('DELETE', `/v1/files/${file.ID}`, { as });
        assert.equal(status === 200, CanRemove, as);
        return status;
      };
      assert.deepEqual(
        [await remove(OTHER), await remove(MANAGER), await remove(OPERATIONS), await remove(REP)],
        [403, 200, 200, 200],
      );
      const rows = await database.query<{ action: string; file: string }>(sql`
        SELECT action, COALESCE(before, after) ->> 'file' AS file FROM audit_log
        WHERE record = ${company} OR record = ${`company/${companyId}`} ORDER BY id DESC LIMIT 2`);
      assert.deepEqual(rows, [
        { action: 'file removed', file: 'plan.pdf' },
        { action: 'file added', file: 'plan.pdf' },
      ]);
      const { body } = await server.call<Timeline>(
        'GET',
        `/v1/customers/${companyId}/timeline?kind=changes`,
        {
          as: REP,
        },
      );
      assert.deepEqual(
        body.Entries.slice(0, 2).map(({ Name, Changes }) => [Name, Changes]),
        [
          ['file removed', [{ Member: 'File', Before: 'plan.pdf', After: '' }]],
          ['file added', [{ Member: 'File', Before: '', After: 'plan.pdf' }]],
        ],
      );
      assert.equal((await list(server, far)).CanAdd, false);
      assert.equal((await add(server, far, { name: 'a.pdf' })).status, 403);
    });

    test('are told to pages that show their record (ATT-09)', async () => {
      const { company, companyId } = await recordsOf(server);
      const database = server.database();
      await database.query(sql`DELETE FROM live_event`);
      await add(server, company, { name: 'live.pdf' });
      assert.deepEqual(
        await database.query(sql`SELECT topic, record_id::int AS id FROM live_event WHERE topic = 'files'`),
        [{ topic: 'files', id: companyId }],
      );
    });

    test('keep the occurrence that they are at from being withdrawn by an undo (ATT-10)', async () => {
      const database = server.database();
      const { activity, activityId } = await recordsOf(server);
      await database.query(sql`
        UPDATE activity SET recurrence = 1, follow_up_end = '9999-12-31' WHERE id = ${activityId}`);
      const done = await server.call<{ Version: number }>(
        'POST',
        `/v1/activity/done/${activityId}?closemode=1`,
        {
          as: REP,
        },
      );
      assert.equal(done.status, 200, JSON.stringify(done.body));
      const [next] = await database.query<{ id: number }>(
        sql`SELECT id FROM activity WHERE previous_id = ${activityId}`,
      );
      assert.ok(next);
      assert.equal((await add(server, `activities/${next.id}`, { name: 'next.pdf' })).status, 200);
      const undone = await server.call('POST', `/v1/activity/undo/${activityId}`, {
        as: REP,
        body: { Version: done.body.Version },
      });
      assert.equal(undone.status, 409, JSON.stringify(undone.body));
      assert.equal((await list(server, `activities/${next.id}`)).Files.length, 1);
      assert.equal((await list(server, activity)).Files.length, 0);
    });
  },
  { env: () => ({ ...ownFolder(), FILES_SIZE_MB: '2' }) },
);

let s3: TestS3;
onOneServer(
  'Files of records in a bucket',
  (server) => {
    before(async () => {
      s3 = await startS3();
      Object.assign(process.env, s3.environment);
    });
    after(() => s3.close());

    test('are added, downloaded and tidied as in a folder, up to the room that there is (ATT-01, ATT-03)', async () => {
      const { company } = await recordsOf(server);
      const large = (letter: string) => Buffer.concat([PDF, Buffer.alloc(700_000, letter)]);
      const { body: file } = await add(server, company, { name: 'a.pdf', bytes: large('a') });
      assert.ok((await download(server, file.ID)).bytes.equals(large('a')));
      const full = await add(server, company, { name: 'b.pdf', bytes: large('b') });
      assert.equal(full.status, 413);
      assert.equal(
        full.body.detail,
        'There is no room left: all files together may have 1 MB. Ask Operations for more.',
      );
      // What is there already needs no room.
      assert.equal((await add(server, company, { name: 'c.pdf', bytes: large('a') })).status, 200);
      await server.database().query(sql`DELETE FROM record_file`);
      await tidy(server);
      const place = await openPlace(server.config().files.store);
      assert.deepEqual(await place.files(), []);
      assert.equal((await add(server, company, { name: 'b.pdf', bytes: large('b') })).status, 200);
      const [name = ''] = await place.files();
      await place.remove(name);
      const { Files } = await list(server, company);
      const lost = await server.call<{ detail: string }>('GET', `/v1/files/${Files[0]?.ID}`, { as: REP });
      assert.match(lost.body.detail, /is missing from the store of files/);
    });
  },
  {
    env: () => ({
      ...ownFolder(),
      FILES_STORE: `s3://${BUCKET}/files`,
      FILES_SIZE_MB: '1',
      FILES_TOTAL_MB: '1',
    }),
  },
);
