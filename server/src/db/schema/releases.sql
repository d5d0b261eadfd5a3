-- How releases fare in people's browsers: one row for each person and release, however much they report.

CREATE TABLE release_load (
  remote text NOT NULL,
  release text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- When it was loaded last, and when it failed last.
  loaded_at timestamptz,
  failed_at timestamptz,
  PRIMARY KEY (remote, release, employee_id)
);

-- The last good policy and revision of the release store, by which a server knows an older one that somebody puts back.
CREATE TABLE release_trust (
  -- The public keys of RELEASE_TRUST.
  trust text PRIMARY KEY,
  policy int NOT NULL,
  revision int NOT NULL,
  -- Both files, as JSON.
  remembered text NOT NULL
);
