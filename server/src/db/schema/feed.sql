-- What the provider's own systems feed, the tokens by which they come, and what they hear back.

-- The systems: each has external ids of its own.
CREATE TABLE feed_source (id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE);

CREATE TABLE service_token (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  source_id smallint NOT NULL REFERENCES feed_source,
  scopes text[] NOT NULL,
  -- Kept as a digest alone: a leaked table opens nothing.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: made by a command.
  created_by int,
  -- The last day on which it works, in the business time zone, ends then.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- How many requests it may still send at last_used_at.
  allowance double precision NOT NULL DEFAULT 0
);

-- One transaction of a feed. The batches of a source take turns, so their ids are in the order of their commits.
CREATE TABLE feed_batch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id smallint NOT NULL REFERENCES feed_source,
  resource text NOT NULL,
  -- Null: a file that somebody of Operations brought.
  service_token_id int REFERENCES service_token,
  -- The import that it is part of, by which it can be undone.
  import text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feed_batch_import ON feed_batch (source_id, import, id) WHERE import IS NOT NULL;

-- Which record of ours an external id stands for.
CREATE TABLE feed_record (
  source_id smallint NOT NULL REFERENCES feed_source,
  resource text NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  -- Null of what was removed with its row.
  record_id bigint,
  -- The source has made it; false: it was there already.
  made boolean NOT NULL,
  -- What was fed last of the fields that people can change here; of a removed row, all that it held.
  fed jsonb,
  created_in bigint NOT NULL,
  changed_in bigint NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (source_id, resource, external_id)
);
CREATE INDEX feed_record_change ON feed_record (source_id, resource, changed_in, external_id);
-- Order lines are found the other way round by their numbers.
CREATE INDEX feed_record_record ON feed_record (resource, record_id) WHERE resource <> 'orders';

-- What a record was before a batch of an import changed or deleted it.
CREATE TABLE feed_before (
  batch_id bigint NOT NULL REFERENCES feed_batch,
  external_id text COLLATE "C" NOT NULL,
  before jsonb NOT NULL,
  PRIMARY KEY (batch_id, external_id)
);

-- Files that people of Operations feed: from the upload on, until long after they are applied.
CREATE TABLE file_import (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null while it is uploaded: a file that is refused makes no source.
  source_id smallint REFERENCES feed_source,
  resource text NOT NULL,
  file text NOT NULL,
  size bigint NOT NULL DEFAULT 0,
  employee_id int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'uploading'
    CHECK (state IN ('uploading', 'open', 'checking', 'checked', 'applying', 'done', 'cancelled', 'undoing', 'undone')),
  headings text[] NOT NULL DEFAULT '{}',
  -- The first rows.
  samples jsonb NOT NULL DEFAULT '[]',
  map jsonb NOT NULL DEFAULT '{"columns": {}, "constants": {}}',
  -- How many records the file has, as its check found.
  records int NOT NULL DEFAULT 0,
  -- How many were checked or written, and with which verdicts; of what is written, noted in each batch's own transaction.
  position int NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  error text NOT NULL DEFAULT '',
  -- How far it is taken back: the external id of the last record, how many were restored, and which stay for which reason.
  undone jsonb NOT NULL DEFAULT '{}',
  -- Whoever checks, applies or undoes it, and when they were there last: another one may go on when they are not.
  run uuid,
  alive_at timestamptz NOT NULL DEFAULT now(),
  CHECK (source_id IS NOT NULL OR state = 'uploading')
);
-- A source has one at a time.
CREATE UNIQUE INDEX file_import_open ON file_import (source_id) WHERE state IN ('open', 'checking', 'checked', 'applying');

-- The bytes of a file, while it is open.
CREATE TABLE file_import_part (
  import_id int NOT NULL REFERENCES file_import ON DELETE CASCADE,
  place int NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (import_id, place)
);

-- What becomes of its records. Refused ones keep what stands in the file.
CREATE TABLE file_import_record (
  import_id int NOT NULL REFERENCES file_import ON DELETE CASCADE,
  "row" int NOT NULL,
  external_id text NOT NULL,
  verdict text NOT NULL,
  errors jsonb NOT NULL,
  changes jsonb NOT NULL,
  cells jsonb,
  PRIMARY KEY (import_id, "row")
);
CREATE INDEX file_import_record_verdict ON file_import_record (import_id, verdict, "row");

-- Answers to feeds, for a repeat with the same Idempotency-Key; of a stream that was cut off, how far it was committed.
CREATE TABLE feed_key (
  source_id smallint NOT NULL REFERENCES feed_source,
  key text NOT NULL,
  request_hash text NOT NULL,
  records int NOT NULL DEFAULT 0,
  -- Of the records so far.
  digest text NOT NULL DEFAULT '',
  tally jsonb NOT NULL,
  is_over boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source_id, key)
);
CREATE INDEX feed_key_age ON feed_key (created_at);

-- What people did that other systems are to hear of, as their writes leave it: in the writes' own transactions.
CREATE TABLE change_pending (
  audit_id bigint NOT NULL,
  resource text NOT NULL,
  record_id int NOT NULL,
  operation text NOT NULL,
  PRIMARY KEY (audit_id, resource, record_id)
);

-- The same in the order in which it is told: a change gets its number once it is committed, so none comes in behind a reader. A
-- record is locked while it is changed, so the audit rows of one record are in the order of its changes.
CREATE TABLE change_out (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource text NOT NULL,
  record_id int NOT NULL,
  operation text NOT NULL CHECK (operation IN ('created', 'changed', 'deleted')),
  at timestamptz NOT NULL,
  employee_id int,
  -- The record as it was when it got its number; null of a deleted one.
  record jsonb
);

CREATE FUNCTION change_noted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE split_part(NEW.record, '/', 1) WHEN 'activity' THEN 'activities' WHEN 'contact' THEN 'contacts'
    WHEN 'company' THEN 'prospects' WHEN 'shipping_address' THEN 'addresses' WHEN 'quote' THEN 'quotes' END;
BEGIN
  IF told IS NULL THEN RETURN NULL; END IF;
  INSERT INTO change_pending (audit_id, resource, record_id, operation)
  SELECT NEW.id, told, split_part(NEW.record, '/', 2)::int, CASE WHEN NEW.action ~ ' (added|built)$' THEN 'created'
    WHEN NEW.action ~ ' removed$' THEN 'deleted' ELSE 'changed' END
  -- The next occurrence of a series comes with the one that is closed, and goes when that is reopened.
  UNION ALL SELECT NEW.id, told, (NEW.after->>'scheduled')::int, 'created' WHERE told = 'activities' AND NEW.after->>'scheduled' IS NOT NULL
  UNION ALL SELECT NEW.id, told, (NEW.after->>'withdrawn')::int, 'deleted' WHERE told = 'activities' AND NEW.after->>'withdrawn' IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER change_noted AFTER INSERT ON audit_log
FOR EACH ROW WHEN (NEW.employee_id IS NOT NULL AND NEW.action NOT LIKE 'fed%') EXECUTE FUNCTION change_noted();

-- Where changes are sent.
CREATE TABLE webhook (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id smallint NOT NULL REFERENCES feed_source,
  url text NOT NULL,
  resources text[] NOT NULL,
  -- Signs what is sent, so it is kept as it is.
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  -- Nothing is sent meanwhile, and nothing is lost.
  is_paused boolean NOT NULL DEFAULT false
);

-- What is still to be sent: the row goes when it has arrived. One that never did is dead, and those of the same record after it
-- wait until it is sent again.
CREATE TABLE webhook_delivery (
  webhook_id int NOT NULL REFERENCES webhook ON DELETE CASCADE,
  change_id bigint NOT NULL REFERENCES change_out,
  resource text NOT NULL,
  record_id int NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  -- Whoever sends it moves this on first: nobody else does meanwhile.
  next_at timestamptz NOT NULL DEFAULT now(),
  is_dead boolean NOT NULL DEFAULT false,
  error text NOT NULL DEFAULT '',
  PRIMARY KEY (webhook_id, change_id)
);
CREATE INDEX webhook_delivery_record ON webhook_delivery (webhook_id, resource, record_id, change_id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at) WHERE NOT is_dead;
