-- Secrets that renew the access tokens of a browser's session (SESS-04). Only their digests are stored, for as long as the session, so
-- that a replaced secret is recognized when it's used again.
CREATE TABLE renewal (
  secret_hash text PRIMARY KEY,
  jti text NOT NULL REFERENCES session ON DELETE CASCADE,
  -- 1 at sign-in; using a secret returns one of the next generation.
  generation int NOT NULL
);
CREATE INDEX renewal_session ON renewal (jti);

ALTER TABLE session
  -- The secret that was used last; 0 and null: none.
  ADD COLUMN renewal_generation int NOT NULL DEFAULT 0,
  ADD COLUMN renewal_used text,
  -- When a replaced secret was used again, which ended the session.
  ADD COLUMN misused_at timestamptz;
