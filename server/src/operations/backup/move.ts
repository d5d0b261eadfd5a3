import { raw } from 'sql-template-tag';
import { CUSTOMER_APPROVAL } from '../../orders/rules/orderStatus.ts';
import type { Database } from '../../db/database.ts';
import { wholeSchema } from '../../db/migrate.ts';
import { vacuumChanged } from '../../db/vacuum.ts';
import { buildFirst } from '../../orders/index.ts';

/** Derived data, which triggers or the index build of order search restore, and the state of running servers. */
const DERIVED = [
  'schema_migration',
  'server_lease',
  'change',
  'activity_day',
  'order_log',
  'order_search',
  'order_refold',
  'order_text',
  'order_bits',
  'order_posting',
  'order_tracking',
  'order_indexed',
  'company_spend',
  'live_event',
  'live_kept',
  'presence',
  'backup_state',
];

/** The stored columns by table, in the earlier version and in this one. */
const COLUMNS = `
  SELECT relnamespace::regnamespace::text AS schema, relname AS name, attname AS field, attidentity <> '' AS is_identity
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND relname <> ALL ('{${DERIVED.join(', ')}}')`;

/** The tables with their levels: a table refers only to tables of lower levels. */
export const LEVELS = `
  WITH RECURSIVE level AS (
    SELECT oid, 0 AS level FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION SELECT conrelid, level + 1 FROM level JOIN pg_constraint ON confrelid = level.oid AND contype = 'f'
    WHERE conrelid <> confrelid)
  SELECT relname AS name, max(level) AS level FROM level JOIN pg_class USING (oid) GROUP BY 1`;

/** A sentence that lists the tables and columns of the earlier version that this one doesn't have. */
const REPORT = `
SELECT concat('The backup is from an earlier version: its data was moved into the schema of this version.', ' Left out: ' ||
  string_agg(DISTINCT concat_ws('.', past.name, CASE WHEN present.name IS NOT NULL THEN past.field END), ', ') || '.') AS said
FROM (${COLUMNS}) AS past LEFT JOIN (SELECT DISTINCT name FROM (${COLUMNS}) AS one WHERE schema = 'public') AS present USING (name)
WHERE past.schema = 'former' AND past.name <> 'saved_search' AND (past.name, past.field) NOT IN (
  SELECT name, field FROM (${COLUMNS}) AS one WHERE schema = 'public');`;

const END = 'DROP SCHEMA former CASCADE;';

/**
 * Creates this version's schema in place of an earlier one and moves the data into it: for each table, the columns that both have,
 * by name. New columns get their defaults. Saved searches become views. The earlier schema is then in `former`.
 * @param grants statements that give the new schema the privileges of the old one
 */
const move = (grants = ''): string => `
ALTER SCHEMA public RENAME TO former;
CREATE SCHEMA public;
${grants}
SET LOCAL search_path = public;
DO $move$
DECLARE extension name;
BEGIN
  FOR extension IN SELECT extname FROM pg_extension WHERE extnamespace = 'former'::regnamespace LOOP
    EXECUTE format('ALTER EXTENSION %I SET SCHEMA public', extension);
  END LOOP;
END $move$;
${wholeSchema()}
-- Nobody is notified again of old changes.
ALTER TABLE audit_log DISABLE TRIGGER change_noted;
ALTER TABLE activity DISABLE TRIGGER inbox_assigned_new;
ALTER TABLE order_line DISABLE TRIGGER order_proof_new;
DO $move$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT name, string_agg(quote_ident(field), ', ') AS fields FROM (${COLUMNS}) AS past JOIN (${COLUMNS}) AS present USING (name, field)
    JOIN (${LEVELS}) AS level USING (name) WHERE past.schema = 'former' AND present.schema = 'public'
    GROUP BY name, level ORDER BY level
  LOOP
    EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM former.%1$I', one.name, one.fields);
  END LOOP;
  FOR one IN
    SELECT name, field FROM (${COLUMNS}) AS past JOIN (${COLUMNS}) AS present USING (name, field)
    WHERE past.schema = 'former' AND past.is_identity AND present.schema = 'public' AND present.is_identity
  LOOP
    EXECUTE format('SELECT setval(%L, last_value, is_called) FROM %s',
      pg_get_serial_sequence(format('public.%I', one.name), one.field),
      pg_get_serial_sequence(format('former.%I', one.name), one.field));
  END LOOP;
END $move$;
DO $move$
BEGIN
  IF to_regclass('former.saved_search') IS NOT NULL THEN
    INSERT INTO list_view (owner_id, list, name, query, visibility)
      SELECT employee_id, list, name, query, 'mine' FROM former.saved_search ORDER BY id;
  END IF;
END $move$;
ALTER TABLE audit_log ENABLE TRIGGER change_noted;
ALTER TABLE activity ENABLE TRIGGER inbox_assigned_new;
ALTER TABLE order_line ENABLE TRIGGER order_proof_new;
INSERT INTO order_proof (line_id) SELECT id FROM order_line WHERE status = ${CUSTOMER_APPROVAL} ON CONFLICT DO NOTHING;
`;

/** The complete script of a move, for psql. */
export const moveScript = (grants: string): string => [move(grants), REPORT, END].join('\n');

/** Extracts the report from psql's output. */
export const reportIn = (printed: string): string | undefined =>
  /^ *(The backup is from .*?) *$/m.exec(printed)?.[1];

/**
 * Moves the data of an open database.
 * @returns the report
 */
export async function moveData(database: Database): Promise<string | undefined> {
  const report = await database.transaction(
    async (transaction) => {
      await transaction.script(move());
      const [row] = await transaction.query<{ said: string }>(raw(REPORT));
      await transaction.script(END);
      return row?.said;
    },
    { patient: true },
  );
  await rebuildDerived(database);
  return report;
}

/** After a move, rebuilds the index of order search and the planner's statistics. */
export async function rebuildDerived(database: Database): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await buildFirst(transaction, () => undefined);
      await transaction.script('ANALYZE');
    },
    { patient: true },
  );
  await vacuumChanged(database);
}
