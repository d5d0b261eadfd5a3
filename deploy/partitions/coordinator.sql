-- Moves order lines and activities to two other PostgreSQL servers, by company parent. Every Galley server is stopped meanwhile. It is
-- one transaction, here and on both servers: should it break off while it commits, see docs/scaling.md.
--   psql -v a="host 'a.example', port '5432', dbname 'galley'" -v b="…" -v login="user 'galley', password '…'" -f coordinator.sql "$COORDINATOR"
\set ON_ERROR_STOP on
BEGIN;
SET LOCAL statement_timeout = 0;
CREATE EXTENSION IF NOT EXISTS postgres_fdw;
-- Without the servers' own estimates a join reads a whole partition where it needs some lines of it.
CREATE SERVER galley_a FOREIGN DATA WRAPPER postgres_fdw OPTIONS (:a, extensions 'pg_trgm', use_remote_estimate 'true',
  fdw_startup_cost '5', fetch_size '5000', batch_size '1000', async_capable 'true', parallel_commit 'true');
CREATE SERVER galley_b FOREIGN DATA WRAPPER postgres_fdw OPTIONS (:b, extensions 'pg_trgm', use_remote_estimate 'true',
  fdw_startup_cost '5', fetch_size '5000', batch_size '1000', async_capable 'true', parallel_commit 'true');
CREATE USER MAPPING FOR CURRENT_USER SERVER galley_a OPTIONS (:login);
CREATE USER MAPPING FOR CURRENT_USER SERVER galley_b OPTIONS (:login);

-- No unique index and no foreign key reaches over foreign partitions: each server has the unique indexes for its own rows, and triggers
-- here do what the foreign keys did.
CREATE FUNCTION partition_reference_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
BEGIN
  -- Arguments: column, table that it refers to, name of the constraint.
  EXECUTE format('SELECT $1.%1$I IS NULL OR EXISTS (SELECT FROM %2$s WHERE id = $1.%1$I)', TG_ARGV[0], TG_ARGV[1])
    INTO is_there USING NEW;
  IF NOT is_there THEN
    RAISE EXCEPTION '% has no such row', TG_ARGV[1] USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_ARGV[2];
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION partition_referenced_is_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_referred_to boolean;
BEGIN
  -- Arguments: table that refers to it, column, name of the constraint, what the foreign key did (pg_constraint.confdeltype).
  IF current_setting('galley.moves_partition', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[3]
    WHEN 'c' THEN EXECUTE format('DELETE FROM %s WHERE %I = $1', TG_ARGV[0], TG_ARGV[1]) USING OLD.id;
    WHEN 'n' THEN EXECUTE format('UPDATE %1$s SET %2$I = NULL WHERE %2$I = $1', TG_ARGV[0], TG_ARGV[1]) USING OLD.id;
    ELSE
      EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %I = $1)', TG_ARGV[0], TG_ARGV[1]) INTO is_referred_to USING OLD.id;
      IF is_referred_to THEN
        RAISE EXCEPTION '% refers to it', TG_ARGV[0] USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_ARGV[2];
      END IF;
  END CASE;
  RETURN NULL;
END $$;

-- Triggers that see the rows of a statement together can't be had over foreign partitions: activities have theirs for each row.
CREATE FUNCTION partition_activity_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.start_date = NEW.start_date AND OLD.status = NEW.status THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM activity_day_changed(OLD.start_date, OLD.status, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM activity_day_changed(NEW.start_date, NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION partition_activity_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (topic, record_id, version)
  VALUES ('activities', COALESCE(NEW.id, OLD.id), COALESCE(NEW.version, OLD.version));
  PERFORM pg_notify('galley_live', '');
  RETURN NULL;
END $$;

DO $$
DECLARE
  moved text;
  columns text;
  values_before text;
  changes text;
  definition text;
  one record;
  of_before int;
  of_after int;
BEGIN
  FOREACH moved IN ARRAY ARRAY['order_line', 'activity'] LOOP
    EXECUTE format('ALTER TABLE %1$I RENAME TO %1$s_before', moved);
    EXECUTE format('CREATE TABLE %1$I (LIKE %1$s_before INCLUDING CONSTRAINTS INCLUDING DEFAULTS INCLUDING GENERATED)
      PARTITION BY HASH (trend_group_id)', moved);
    FOR place IN 0..1 LOOP
      EXECUTE format('CREATE FOREIGN TABLE %1$s_%2$s PARTITION OF %1$I FOR VALUES WITH (MODULUS 2, REMAINDER %3$s)
        SERVER galley_%2$s OPTIONS (table_name %1$L)', moved, (ARRAY['a', 'b'])[place + 1], place);
    END LOOP;

    SELECT string_agg(quote_ident(attname), ', ') INTO columns
    FROM pg_attribute WHERE attrelid = (moved || '_before')::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM %1$s_before', moved, columns);
    EXECUTE format('SELECT (SELECT count(*) FROM %1$I), (SELECT count(*) FROM %1$s_before)', moved) INTO of_after, of_before;
    IF of_after <> of_before THEN
      RAISE EXCEPTION '% had % rows and has %: empty it on both servers and begin again', moved, of_before, of_after;
    END IF;

    EXECUTE format('CREATE SEQUENCE %1$s_ids OWNED BY %1$s.id', moved);
    EXECUTE format('SELECT setval(%L, last_value, is_called) FROM %s', moved || '_ids',
      pg_get_serial_sequence(moved || '_before', 'id'));
    EXECUTE format('ALTER TABLE %1$I ALTER id SET DEFAULT nextval(%2$L)', moved, moved || '_ids');
  END LOOP;

  FOR one IN SELECT * FROM pg_trigger WHERE NOT tgisinternal AND tgoldtable IS NULL AND tgnewtable IS NULL
      AND tgrelid = ANY('{order_line_before,activity_before}'::regclass[]) LOOP
    definition := regexp_replace(pg_get_triggerdef(one.oid), '(order_line|activity)_before', '\1', 'g');
    -- Whoever has an activity that only moves is not told of it again.
    IF one.tgname = 'inbox_assigned_new' THEN
      definition := regexp_replace(definition, 'WHEN \((.*)\) EXECUTE',
        'WHEN ((\1) AND current_setting(''galley.moves_partition'', true) IS DISTINCT FROM ''yes'') EXECUTE');
    END IF;
    EXECUTE definition;
  END LOOP;

  FOR one IN SELECT conname, confdeltype, attname AS field, conrelid::regclass::text AS referring,
      replace(conrelid::regclass::text, '_before', '') AS child, replace(confrelid::regclass::text, '_before', '') AS parent
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND '{order_line_before,activity_before}'::regclass[] && ARRAY[conrelid::regclass, confrelid::regclass] LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.referring, one.conname);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OF %I ON %s FOR EACH ROW
      EXECUTE FUNCTION partition_reference_is_there(%L, %L, %L)',
      one.conname, one.field, one.child, one.field, one.parent, one.conname);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s FOR EACH ROW
      EXECUTE FUNCTION partition_referenced_is_gone(%L, %L, %L, %L)',
      one.conname || '_gone', one.parent, one.child, one.field, one.conname, one.confdeltype);
  END LOOP;

  -- PostgreSQL moves no row out of a foreign partition, and would leave it where nobody looks for it: it is removed there and added
  -- again as it was, and what else changes is changed in its new place, where triggers tell of it. The name is the last of its triggers'.
  FOREACH moved IN ARRAY ARRAY['order_line', 'activity'] LOOP
    SELECT string_agg(quote_ident(attname), ', '), string_agg('OLD.' || quote_ident(attname), ', '),
      string_agg(quote_ident(attname) || ' = NEW.' || quote_ident(attname), ', ') FILTER (WHERE attname <> 'id')
    INTO columns, values_before, changes
    FROM pg_attribute WHERE attrelid = moved::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname <> 'trend_group_id';
    EXECUTE format($f$
      CREATE FUNCTION partition_changes_%1$s() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $body$
      BEGIN
        PERFORM set_config('galley.moves_partition', 'yes', true);
        DELETE FROM %1$I WHERE id = OLD.id AND trend_group_id = OLD.trend_group_id;
        INSERT INTO %1$I (trend_group_id, %2$s) VALUES (NEW.trend_group_id, %3$s);
        PERFORM set_config('galley.moves_partition', '', true);
        UPDATE %1$I SET %4$s WHERE id = OLD.id AND trend_group_id = NEW.trend_group_id;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER zz_partition_changes BEFORE UPDATE OF trend_group_id ON %1$I FOR EACH ROW
      WHEN (OLD.trend_group_id <> NEW.trend_group_id) EXECUTE FUNCTION partition_changes_%1$s()$f$,
      moved, columns, values_before, changes);
  END LOOP;
END $$;

CREATE TRIGGER partition_activity_counted AFTER INSERT OR UPDATE OR DELETE ON activity
FOR EACH ROW EXECUTE FUNCTION partition_activity_counted();
CREATE TRIGGER partition_activity_noted AFTER INSERT OR UPDATE OR DELETE ON activity
FOR EACH ROW EXECUTE FUNCTION partition_activity_noted();

DROP TABLE order_line_before, activity_before;

-- What is sent to a server is computed while postgres_fdw has the search path at pg_catalog, so that its functions find no table.
ALTER FUNCTION surviving_contact SET search_path = public;

-- Counts are made by each server of its own rows.
SELECT format('ALTER DATABASE %I SET enable_partitionwise_aggregate = on', current_database()) \gexec
SELECT format('ALTER DATABASE %I SET enable_partitionwise_join = on', current_database()) \gexec
COMMIT;
ANALYZE order_line, activity;
