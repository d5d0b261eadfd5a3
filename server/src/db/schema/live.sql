-- Changes, for the pages that show the changed records (LIVE-01): topics, ids and versions, for a few minutes.

CREATE TABLE live_event (
  -- The transaction of the change. From its snapshots, a reader knows which transactions it has read, whatever their commit order.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  topic text NOT NULL,
  -- Null: many records.
  record_id bigint,
  version int,
  -- For order lines: their company's account owner.
  account_type_id int,
  -- For a view.
  owner_id int,
  visibility text
);
CREATE INDEX live_event_xid ON live_event (xid);

-- The database states after which all events still exist. Events that the oldest state here could see may have been deleted.
CREATE TABLE live_kept (
  snapshot pg_snapshot NOT NULL DEFAULT pg_current_snapshot(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO live_kept DEFAULT VALUES;

-- Notes what a statement changed, by its topic and the column with the record's id: up to 20 records one by one, more as a single event.
-- Both states of a view are noted, because people who saw the earlier one may not see the later one.
CREATE FUNCTION live_noted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  states jsonb[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    states := ARRAY(SELECT to_jsonb(removed) FROM removed LIMIT 21);
  ELSE
    states := ARRAY(SELECT to_jsonb(added) FROM added LIMIT 21);
  END IF;
  IF cardinality(states) = 0 THEN
    RETURN NULL;
  END IF;
  IF cardinality(states) > 20 THEN
    INSERT INTO live_event (topic) VALUES (TG_ARGV[0]);
  ELSE
    IF TG_OP = 'UPDATE' THEN
      states := states || ARRAY(SELECT to_jsonb(removed) FROM removed);
    END IF;
    INSERT INTO live_event (topic, record_id, version, owner_id, visibility)
    SELECT TG_ARGV[0], (state ->> TG_ARGV[1])::bigint AS id,
      CASE TG_ARGV[1] WHEN 'id' THEN max((state ->> 'version')::int) END, (state ->> 'owner_id')::int AS owner,
      state ->> 'visibility' AS seen_by
    FROM unnest(states) AS state GROUP BY id, owner, seen_by;
  END IF;
  -- PostgreSQL sends this at the commit, once per transaction.
  PERFORM pg_notify(:live_channel, '');
  RETURN NULL;
END $$;

DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES ('activity', 'activities', 'id'), ('contact', 'contacts', 'id'),
      ('contact_company', 'contacts', 'contact_id'), ('company', 'companies', 'id'), ('shipping_address', 'addresses', 'company_id'),
      ('list_view', 'views', 'id')) AS one (name, topic, id) LOOP
    EXECUTE format('CREATE TRIGGER live_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION live_noted(%L, %L)', noted.name, noted.topic, noted.id);
    EXECUTE format('CREATE TRIGGER live_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION live_noted(%L, %L)', noted.name, noted.topic, noted.id);
    EXECUTE format('CREATE TRIGGER live_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION live_noted(%L, %L)', noted.name, noted.topic, noted.id);
  END LOOP;
END $$;
