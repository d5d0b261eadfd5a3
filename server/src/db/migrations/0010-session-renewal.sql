-- What renews the access tokens of a browser's session (SESS-04). Kept as digests alone, for as long as the session: one that was
-- replaced is known when it comes again.
CREATE TABLE renewal (
  secret_hash text PRIMARY KEY,
  jti text NOT NULL REFERENCES session ON DELETE CASCADE,
  -- 1 at the sign-in; an answer to a use has one more than what was used.
  generation int NOT NULL
);
CREATE INDEX renewal_session ON renewal (jti);

ALTER TABLE session
  -- The secret that was used last; none was: 0 and null.
  ADD COLUMN renewal_generation int NOT NULL DEFAULT 0,
  ADD COLUMN renewal_used text,
  -- When a replaced secret came again, which ended it.
  ADD COLUMN misused_at timestamptz;
