-- Who has which record open, for less than a minute after their last report (LIVE-11). Unlogged, so a crash empties it.
CREATE UNLOGGED TABLE presence (
  topic text NOT NULL,
  record_id int NOT NULL,
  jti text NOT NULL REFERENCES session ON DELETE CASCADE,
  -- The browser's page, because a person can have a record open twice.
  page text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  until timestamptz NOT NULL,
  PRIMARY KEY (topic, record_id, jti, page)
);
CREATE INDEX presence_until ON presence (until);
CREATE INDEX presence_session ON presence (jti);
