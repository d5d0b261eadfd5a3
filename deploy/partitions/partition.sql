-- Makes a PostgreSQL hold a part of the order lines and activities of another one. It has the same schema, empty:
--   pg_dump --schema-only --no-owner "$COORDINATOR" | psql -v ON_ERROR_STOP=1 "$PARTITION"
--   psql -v ON_ERROR_STOP=1 -f partition.sql "$PARTITION"
-- The coordinator (coordinator.sql) alone writes here, and does what triggers and foreign keys did.
BEGIN;
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
    WHERE contype = 'f' AND ('{order_line,activity}'::regclass[] && ARRAY[conrelid::regclass, confrelid::regclass]) LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.name, one.conname);
  END LOOP;
  FOR one IN SELECT tgrelid::regclass AS name, tgname FROM pg_trigger
    WHERE NOT tgisinternal AND tgrelid = ANY('{order_line,activity}'::regclass[]) LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.name);
  END LOOP;
END $$;
COMMIT;
