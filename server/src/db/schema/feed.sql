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
  service_token_id int NOT NULL REFERENCES service_token,
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
