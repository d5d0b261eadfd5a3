import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { openPostgres } from '#server/db/postgres';
import { tempFolder } from '../tempFolder.ts';
import { startCluster, type TestCluster } from './testPostgres.ts';

const PASSWORD = 'a:long\\phrase';

describe('A PostgreSQL database that requires a password', () => {
  let cluster: TestCluster;
  const warnings: Error[] = [];
  const heard = (warning: Error) => void warnings.push(warning);
  const file = path.join(tempFolder(), 'pgpass');

  before(async () => {
    process.on('warning', heard);
    cluster = await startCluster();
    const administrator = openPostgres(cluster.url, () => undefined);
    await administrator.script(`CREATE ROLE asked LOGIN PASSWORD 'a:long\\phrase'`);
    const rules = path.join(cluster.data, 'pg_hba.conf');
    const trusting = readFileSync(rules, 'utf8');
    writeFileSync(rules, 'host all asked 127.0.0.1/32 scram-sha-256\n');
    appendFileSync(rules, trusting);
    await administrator.script('SELECT pg_reload_conf()');
    await administrator.close();
  });
  after(async () => {
    process.off('warning', heard);
    delete process.env.PGPASSFILE;
    await cluster.stop();
  });

  async function signsIn(password = ''): Promise<string | undefined> {
    const url = new URL(cluster.url);
    url.username = 'asked';
    url.password = encodeURIComponent(password);
    const database = openPostgres(url.href, () => undefined);
    try {
      const [row] = await database.query<{ name: string }>(sql`SELECT current_user AS name`);
      return row?.name;
    } finally {
      await database.close();
    }
  }

  test('accepts it from DATABASE_URL, or from the file that PGPASSFILE names, without a warning from the driver (OPS-64)', async () => {
    assert.equal(await signsIn(PASSWORD), 'asked');
    writeFileSync(file, '127.0.0.1:*:*:asked:a\\:long\\\\phrase\n', { mode: 0o600 });
    process.env.PGPASSFILE = file;
    assert.equal(await signsIn(), 'asked');
    // Node reports a warning after the code that caused it has run.
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(warnings, []);
  });

  test('refuses a wrong password, and a missing one', async () => {
    await assert.rejects(signsIn('another'), /password authentication failed/);
    delete process.env.PGPASSFILE;
    await assert.rejects(signsIn(), /password/);
  });
});
