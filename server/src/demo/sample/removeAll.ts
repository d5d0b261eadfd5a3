import sql, { join } from 'sql-template-tag';
import { LIVE_CHANNEL } from '../../db/constants.ts';
import type { Transaction } from '../../db/database.ts';
import { forgetTexts, SEARCH_TABLES } from '../../orders/index.ts';
import { RECORDS, isSampleId } from './otherRecords.ts';
import type { SampleIds } from './sampleIds.ts';

interface Sample {
  taken: SampleIds;
  loader: number;
  /** When loading began, in PostgreSQL's format. */
  startedAt: string;
}

/** The feeds' names for the deleted records. */
const FED = [
  'parents',
  'companies',
  'contacts',
  'addresses',
  'posting-companies',
  'products',
  'advertisers',
  'prices',
  'ship-prices',
  'orders',
];

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/**
 * Keeps everyone from reading or writing records and their dependents until the transaction ends. It locks all tables at once or none:
 * holding some while waiting for others could deadlock with a list.
 */
export const lockAll = (transaction: Transaction): Promise<void> =>
  transaction.script(`
    DO $$
    DECLARE
      names text := (
        WITH RECURSIVE reached (oid) AS (
          SELECT name::regclass::oid FROM unnest(ARRAY[${quoted(RECORDS)}]) AS name
          UNION SELECT conrelid FROM pg_constraint JOIN reached ON confrelid = reached.oid WHERE contype = 'f')
        SELECT string_agg(table_name::text, ', ') FROM (
          SELECT oid::regclass AS table_name FROM reached UNION SELECT unnest(ARRAY[${quoted(SEARCH_TABLES)}])::regclass) AS every);
    BEGIN
      LOOP
        BEGIN
          EXECUTE 'LOCK TABLE ' || names || ' IN ACCESS EXCLUSIVE MODE NOWAIT';
          EXIT;
        EXCEPTION WHEN lock_not_available THEN
          PERFORM pg_sleep(0.01);
        END;
      END LOOP;
    END $$`);

/** Makes pages that show records reload. */
async function tellPages(transaction: Transaction, { account_type: owners }: SampleIds): Promise<void> {
  await transaction.query(sql`
    INSERT INTO live_event (topic, account_type_id)
    SELECT topic, NULL FROM unnest(ARRAY['activities', 'contacts', 'companies', 'addresses', 'files']) AS topic
    UNION ALL SELECT 'orders', id FROM generate_series(${owners[0] + 1}::int, ${owners[1]}::int) AS id`);
  await transaction.query(sql`SELECT pg_notify(${LIVE_CHANNEL}, '')`);
}

/** Deletes notifications, bulk jobs and outgoing changes since the sample was loaded, because their records are gone. */
async function forgetNews(transaction: Transaction, { startedAt }: Sample): Promise<void> {
  const since = sql`${startedAt}::timestamptz`;
  await transaction.query(
    sql`DELETE FROM inbox_item WHERE created_at >= ${since} AND remote_topic_id IS NULL`,
  );
  await transaction.query(sql`DELETE FROM bulk_job WHERE started_at >= ${since}`);
  await transaction.query(sql`
    DELETE FROM change_pending WHERE audit_id IN (SELECT id FROM audit_log WHERE at >= ${since})`);
  await transaction.query(sql`
    DELETE FROM customer_change WHERE audit_id IN (SELECT id FROM audit_log WHERE at >= ${since})`);
  await transaction.query(sql`
    DELETE FROM webhook_delivery WHERE change_id IN (SELECT id FROM change_out WHERE at >= ${since})`);
  await transaction.query(sql`DELETE FROM change_out WHERE at >= ${since}`);
  await transaction.query(sql`DELETE FROM quote_extension WHERE at >= ${since}`);
  // Messages without a contact, because theirs was deleted.
  await transaction.query(
    sql`DELETE FROM mail_message WHERE NOT EXISTS (SELECT FROM mail_contact WHERE mail_id = mail_message.id)`,
  );
}

/** Removes the sample's employees and account owners, except those that somebody has taken over since. */
async function removePeople(transaction: Transaction, { taken, loader }: Sample): Promise<void> {
  await transaction.query(sql`
    DELETE FROM employee WHERE ${isSampleId(taken, 'employee', 'id')} AND password_hash IS NULL
      AND NOT EXISTS (SELECT FROM session WHERE employee_id = employee.id)
      AND NOT EXISTS (SELECT FROM oidc_identity WHERE employee_id = employee.id)`);
  await transaction.query(sql`
    DELETE FROM employee_account WHERE employee_id = ${loader} AND ${isSampleId(taken, 'account_type', 'account_type_id')}`);
  await transaction.query(sql`
    DELETE FROM account_type WHERE ${isSampleId(taken, 'account_type', 'id')}
      AND NOT EXISTS (SELECT FROM employee_account WHERE account_type_id = account_type.id)`);
}

/** Empties the tables of records, which contain only the sample and its dependents. Either all of it is removed or nothing. */
export async function removeAll(transaction: Transaction, sample: Sample): Promise<void> {
  await tellPages(transaction, sample.taken);
  await forgetTexts(transaction);
  // Watches of views stay.
  await transaction.script(
    'CREATE TEMP TABLE kept_watch ON COMMIT DROP AS SELECT * FROM order_watch WHERE view_id IS NOT NULL',
  );
  await transaction.script(`TRUNCATE ${RECORDS.join(', ')} CASCADE`);
  await transaction.script('INSERT INTO order_watch SELECT * FROM kept_watch');
  await transaction.query(sql`
    DELETE FROM feed_record WHERE resource IN (${join(FED)})`);
  await forgetNews(transaction, sample);
  await removePeople(transaction, sample);
}
