import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, mock, test } from 'node:test';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { LeaseLostError } from '#server/mailbox/intake/takeMessage';
import { claim, RENEWED_EVERY_MS } from '#server/mailbox/reader/lease';
import { readMailbox, type Reading } from '#server/mailbox/reader/readMailbox';
import { accountOf, mailboxSettings } from '#server/mailbox/settings';
import { startPreparedPostgres, TEST_ZONE } from '../db/testing.ts';
import type { TestPostgres } from '../db/testPostgres.ts';
import { tempFolder } from '../tempFolder.ts';
import { startDovecot, type Dovecot } from './dovecot.ts';
import { message } from './messages.ts';
import { until } from './testing.ts';

const ADDRESS = 'log@galley.example';
const folder = path.join(tempFolder(), 'mail');
let postgres: TestPostgres;
let database: Database;
let dovecot: Dovecot;

before(async () => {
  mkdirSync(folder, { recursive: true });
  [postgres, dovecot] = await Promise.all([startPreparedPostgres('small'), startDovecot()]);
  database = openPostgres(postgres.url, () => undefined);
});
after(async () => {
  await database.close();
  await postgres.stop();
  await dovecot.stop();
});

test('a server whose mailbox another server takes over in the middle of a message stops reading it, and keeps running (MAIL-02)', async () => {
  const settings = mailboxSettings({ MAILBOX_URL: dovecot.url, MAILBOX_ADDRESS: ADDRESS });
  assert.ok(settings);
  const account = accountOf(settings);
  dovecot.deliver(message({ from: 'nobody@elsewhere.example', to: ADDRESS, subject: 'Unknown' }));
  let resume: () => void = () => undefined;
  const isTakenOver = new Promise<void>((resolve) => (resume = resolve));
  let isReading = false;
  let isRenewed = false;
  /** Stops in the middle of the first message. */
  const slow: Database = {
    ...database,
    async query<T extends object>(statement: Sql) {
      const rows = await database.query<T>(statement);
      isRenewed ||= isReading && statement.text.includes('lease_until');
      return rows;
    },
    async transaction(work, options) {
      isReading = true;
      await isTakenOver;
      return database.transaction(work, options);
    },
  };
  const reading: Reading = {
    database: slow,
    store: { mostBytes: 1 } as Reading['store'],
    judging: () => ({
      address: ADDRESS,
      authenticatedBy: undefined,
      secret: Buffer.alloc(32),
      keptSince: undefined,
    }),
    timeZone: TEST_ZONE,
    now: () => new Date(),
    settings,
    tokenOf: undefined,
    holder: randomUUID(),
    folder,
    log: { debug: () => undefined } as unknown as Reading['log'],
    failures: new Map(),
    signal: new AbortController().signal,
  };
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    assert.equal(await claim(database, account, reading.holder), true);
    const end = assert.rejects(readMailbox(reading), LeaseLostError);
    await until('a message is being read', async () => isReading);
    await database.query(sql`UPDATE mailbox SET holder = ${randomUUID()}`);
    mock.timers.tick(RENEWED_EVERY_MS);
    await until('the server tries to renew its lease', async () => isRenewed);
    resume();
    // The test also fails if a rejection isn't handled, which would end a server.
    await end;
  } finally {
    mock.timers.reset();
  }
});
