-- Feeds from the provider's own systems, their tokens, and the changes that are reported to them.

-- The systems. Each has its own external ids.
CREATE TABLE feed_source (id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE);

CREATE TABLE service_token (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  source_id smallint NOT NULL REFERENCES feed_source,
  scopes text[] NOT NULL,
  -- Only a digest, so that a leaked table grants no access.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: created by a command.
  created_by int,
  -- The end of the last day on which the token works, in the business time zone.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- How many requests the token could still send at last_used_at.
  allowance double precision NOT NULL DEFAULT 0
);

-- One transaction of a feed. The batches of a source run one after the other, so their ids are in commit order.
CREATE TABLE feed_batch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id smallint NOT NULL REFERENCES feed_source,
  resource text NOT NULL,
  -- Null: a file that somebody in Operations imported.
  service_token_id int REFERENCES service_token,
  -- The import that the batch belongs to and is undone with.
  import text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feed_batch_import ON feed_batch (source_id, import, id) WHERE import IS NOT NULL;

-- Which of Galley's records an external id stands for.
CREATE TABLE feed_record (
  source_id smallint NOT NULL REFERENCES feed_source,
  resource text NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  -- Null if the record's row was deleted.
  record_id bigint,
  -- Whether the source created the record; false: it already existed.
  made boolean NOT NULL,
  -- The last fed values of the fields that people can change here; for a deleted row, all its values.
  fed jsonb,
  created_in bigint NOT NULL,
  changed_in bigint NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (source_id, resource, external_id)
);
CREATE INDEX feed_record_change ON feed_record (source_id, resource, changed_in, external_id);
-- To find a record's external id. Order lines are found by their numbers instead.
CREATE INDEX feed_record_record ON feed_record (resource, record_id) WHERE resource <> 'orders';

-- A record as it was before a batch of an import changed or deleted it.
CREATE TABLE feed_before (
  batch_id bigint NOT NULL REFERENCES feed_batch,
  external_id text COLLATE "C" NOT NULL,
  before jsonb NOT NULL,
  PRIMARY KEY (batch_id, external_id)
);

-- Files that people in Operations import, from the upload until long after they've been applied.
CREATE TABLE file_import (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null during the upload, because a file that's refused doesn't create a source.
  source_id smallint REFERENCES feed_source,
  resource text NOT NULL,
  file text NOT NULL,
  size bigint NOT NULL DEFAULT 0,
  employee_id int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'uploading'
    CHECK (state IN ('uploading', 'open', 'checking', 'checked', 'applying', 'done', 'cancelled', 'undoing', 'undone')),
  headings text[] NOT NULL DEFAULT '{}',
  -- The first rows of the file.
  samples jsonb NOT NULL DEFAULT '[]',
  map jsonb NOT NULL DEFAULT '{"columns": {}, "constants": {}}',
  -- How many records the check found in the file.
  records int NOT NULL DEFAULT 0,
  -- How many records were checked or written, and how many have each verdict; while writing, updated in each batch's transaction.
  position int NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  error text NOT NULL DEFAULT '',
  -- The progress of the undo: the external id of the last record, how many were restored, and which ones stay and why.
  undone jsonb NOT NULL DEFAULT '{}',
  -- The run that checks, applies or undoes the import, and its last heartbeat. If that's too old, another run can continue.
  run uuid,
  alive_at timestamptz NOT NULL DEFAULT now(),
  CHECK (source_id IS NOT NULL OR state = 'uploading')
);
-- A source has at most one open import.
CREATE UNIQUE INDEX file_import_open ON file_import (source_id) WHERE state IN ('open', 'checking', 'checked', 'applying');

-- The content of a file, until its import is done or canceled.
CREATE TABLE file_import_part (
  import_id int NOT NULL REFERENCES file_import ON DELETE CASCADE,
  place int NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (import_id, place)
);

-- What becomes of a file's records. Refused ones also have their original cells.
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

-- Responses to feeds, for repeats with the same Idempotency-Key; for an interrupted stream, how much of it was committed.
CREATE TABLE feed_key (
  source_id smallint NOT NULL REFERENCES feed_source,
  key text NOT NULL,
  request_hash text NOT NULL,
  records int NOT NULL DEFAULT 0,
  -- A digest of the records so far.
  digest text NOT NULL DEFAULT '',
  tally jsonb NOT NULL,
  is_over boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source_id, key)
);
CREATE INDEX feed_key_age ON feed_key (created_at);

-- People's changes that have to be reported to other systems. Each is inserted in the transaction that makes the change.
CREATE TABLE change_pending (
  audit_id bigint NOT NULL,
  resource text NOT NULL,
  record_id int NOT NULL,
  operation text NOT NULL,
  PRIMARY KEY (audit_id, resource, record_id)
);

-- The same changes in the order in which they're reported. A change gets its number after its commit, so a reader never misses
-- one. A record is locked while it's changed, so its audit rows are in the order of its changes.
CREATE TABLE change_out (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource text NOT NULL,
  record_id int NOT NULL,
  operation text NOT NULL CHECK (operation IN ('created', 'changed', 'deleted')),
  at timestamptz NOT NULL,
  employee_id int,
  -- The record as it was when the change got its number; null if the record was deleted.
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
  -- Closing an activity of a series creates the next occurrence; reopening it deletes that occurrence.
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
  -- Signs what's sent, so it's stored in plain text.
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  -- While paused, nothing is sent and nothing is lost.
  is_paused boolean NOT NULL DEFAULT false
);

-- Changes still to be sent. A row is deleted when its change has arrived. After too many failed attempts it's dead, and later
-- changes of the same record wait until it's sent again.
CREATE TABLE webhook_delivery (
  webhook_id int NOT NULL REFERENCES webhook ON DELETE CASCADE,
  change_id bigint NOT NULL REFERENCES change_out,
  resource text NOT NULL,
  record_id int NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  -- A server moves this into the future before it sends the change, so that no other server sends it meanwhile.
  next_at timestamptz NOT NULL DEFAULT now(),
  is_dead boolean NOT NULL DEFAULT false,
  error text NOT NULL DEFAULT '',
  PRIMARY KEY (webhook_id, change_id)
);
CREATE INDEX webhook_delivery_record ON webhook_delivery (webhook_id, resource, record_id, change_id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at) WHERE NOT is_dead;
