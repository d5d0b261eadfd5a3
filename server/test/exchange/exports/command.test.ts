import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { openEmbedded } from '#server/db/embedded';
import { createHash } from 'node:crypto';
import { prepareFolder } from '../../db/testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { killStarted, runScript } from '../../testProcess.ts';

describe('npm run export', () => {
  after(killStarted);

  test('writes the tables and the attached files into an empty folder, and refuses any other (LEAVE-01, LEAVE-02, MAIL-21)', async () => {
    const folder = tempFolder();
    const [data, store, out] = ['data', 'store', 'out'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    await prepareFolder(data, 'small');
    const content = Buffer.from('a contract');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const database = await openEmbedded(data);
    await database.query(sql`INSERT INTO stored_file (sha256, size) VALUES (${sha256}, ${content.length})`);
    await database.query(sql`
      INSERT INTO record_file (sha256, name, type, added_by, company_id) VALUES (${sha256}, 'Contract/2026.pdf', 'application/pdf', 1, 12)`);
    await database.query(sql`
      INSERT INTO mail_message (thread_id, employee_id, is_answer, is_private, message_id, sent_at, subject, text, folded)
      VALUES (1, 1, false, false, '', '2026-11-23T17:00:00Z', 'For all', 'Hello', ''), (2, 1, false, true, '', now(), 'Between us', 'Psst', '')`);
    await database.close();
    mkdirSync(store, { recursive: true });
    writeFileSync(path.join(store, sha256), content);
    const run = () =>
      runScript('cli/export.js', { args: [out], env: { DATA_DIR: data, FILES_STORE: store } });
    const first = run();
    assert.equal(await first.ended(), 0, first.output());
    assert.match(first.output(), /companies\.csv: \d+/);
    assert.match(first.output(), /files: 1\n/);
    assert.ok(readdirSync(out).includes('orders.csv') && readdirSync(out).includes('activities.csv'));
    assert.match(readFileSync(path.join(out, 'quotes.csv'), 'utf8'), /^\uFEFF"number","state"/);
    assert.match(
      readFileSync(path.join(out, 'companies.csv'), 'utf8'),
      /^\uFEFF"externalId","name","parent",/,
    );
    // Private messages belong only to their employees.
    assert.match(first.output(), /mail\.csv: 1\n/);
    assert.match(readFileSync(path.join(out, 'mail.csv'), 'utf8'), /"For all","Hello",""/);
    assert.match(
      readFileSync(path.join(out, 'files.csv'), 'utf8'),
      /^\uFEFF"file","company","contact","activity"\r\n"files\/company-12\/1 Contract_2026\.pdf","companies-12","",""\r\n$/,
    );
    assert.deepEqual(readdirSync(path.join(out, 'files')), ['company-12']);
    assert.deepEqual(readdirSync(path.join(out, 'files/company-12')), ['1 Contract_2026.pdf']);
    assert.deepEqual(readFileSync(path.join(out, 'files/company-12/1 Contract_2026.pdf')), content);
    const again = run();
    assert.equal(await again.ended(), 1);
    assert.match(again.output(), /isn't empty\. Name another folder\./);
  });
});
