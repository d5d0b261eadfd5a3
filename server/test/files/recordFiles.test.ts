import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import sql from 'sql-template-tag';
import { BUCKET, startS3, type TestS3 } from '@galley/releases/testing/s3';
import type { Timeline } from '#server/companies/page/contract';
import { MOST_FILES } from '@galley/shared/domain/recordFiles';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { openPlace } from '#server/common/filePlace/openPlace';
import { forgetContent } from '#server/files/storedFiles';
import { tempFolder } from '../tempFolder.ts';
import { MANAGER, onOneServer, OTHER, REP, type TestServer } from '../testing.ts';
import { testHostileFiles } from './hostile.ts';
import { add, download, list, PDF, recordsOf, stored } from './testing.ts';

const OPERATIONS = 'ops@galley.example';
const folder = tempFolder();
let count = 0;
const ownFolder = () => ({ DATA_DIR: path.join(folder, String((count += 1))) });

/** Deletes files that no record has, as if they had been uploaded long ago. */
async function tidy(server: TestServer) {
  await server.database().query(sql`UPDATE stored_file SET brought_at = now() - interval '2 hours'`);
  await forgetContent(server.database(), await openPlace(server.config().files.store));
}

onOneServer(
  'Files of records',
  (server) => {
    test('are listed with size, author and time, downloaded unchanged, and gone when removed (ATT-01, ATT-06, ATT-07)', async () => {
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

    testHostileFiles(server);

    test('are limited to 50 per record, however many people add at once (ATT-03)', async () => {
      const { contact } = await recordsOf(server);
      const { body: first } = await add(server, contact, { name: 'first.pdf' });
      await server.database().query(sql`
        INSERT INTO record_file (contact_id, sha256, name, type, added_by)
        SELECT contact_id, sha256, 'copy ' || number || '.pdf', type, added_by
        FROM record_file, generate_series(1, ${MOST_FILES - 2}) AS number WHERE id = ${first.ID}`);
      const answers = await Promise.all(
        [1, 2, 3].map((one) => add(server, contact, { name: `last ${one}.pdf` })),
      );
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409, 409],
      );
      const refused = answers.find(({ status }) => status === 409)?.body.detail ?? '';
      assert.equal(refused, 'This contact already has 50 files. Remove one first.');
      assert.equal((await list(server, contact)).Files.length, MOST_FILES);
      await server.database().query(sql`DELETE FROM record_file`);
    });

    test('with the same content are stored once, the same file is added once, and content is deleted with its last file (ATT-02)', async () => {
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

    test('whose content is lost say so, and are restored once somebody adds them again (ATT-02)', async () => {
      const { company } = await recordsOf(server);
      const { body: file } = await add(server, company, { name: 'proof.pdf' });
      await rm(path.join(server.config().files.store, stored(server)[0] ?? ''));
      const lost = await server.call<{ detail: string }>('GET', `/v1/files/${file.ID}`, { as: REP });
      assert.equal(lost.status, 404);
      assert.match(lost.body.detail, /^The content of proof\.pdf is missing from the file store\./);
      await add(server, company, { name: 'proof.pdf' });
      assert.ok((await download(server, file.ID)).bytes.equals(PDF));
      await server.call('DELETE', `/v1/files/${file.ID}`, { as: REP });
    });

    test('are downloaded once per ticket, which is only for this file and session (ATT-06)', async () => {
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

    test('are removed by their author, the record’s Account Managers and Operations; both actions are audited and in the timeline (ATT-07, ATT-08)', async () => {
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

    test('are announced to pages that show their record (ATT-09)', async () => {
      const { company, companyId } = await recordsOf(server);
      const database = server.database();
      await database.query(sql`DELETE FROM live_event`);
      await add(server, company, { name: 'live.pdf' });
      assert.deepEqual(
        await database.query(sql`SELECT topic, record_id::int AS id FROM live_event WHERE topic = 'files'`),
        [{ topic: 'files', id: companyId }],
      );
    });

    test('prevent an undo from withdrawing their occurrence (ATT-10)', async () => {
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

    test('are added, downloaded and cleaned up as in a folder, up to the available space (ATT-01, ATT-03)', async () => {
      const { company } = await recordsOf(server);
      const large = (letter: string) => Buffer.concat([PDF, Buffer.alloc(700_000, letter)]);
      const { body: file } = await add(server, company, { name: 'a.pdf', bytes: large('a') });
      assert.ok((await download(server, file.ID)).bytes.equals(large('a')));
      const full = await add(server, company, { name: 'b.pdf', bytes: large('b') });
      assert.equal(full.status, 413);
      assert.equal(
        full.body.detail,
        'There is no space left: all files together can take up at most 1 MB. Ask Operations for more.',
      );
      // Content that is already stored needs no more space.
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
      assert.match(lost.body.detail, /is missing from the file store/);
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
