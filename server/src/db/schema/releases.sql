-- How releases perform in people's browsers: one row for each person and release, no matter how many reports there are.

CREATE TABLE release_load (
  remote text NOT NULL,
  release text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- When the release was last loaded, and when it last failed.
  loaded_at timestamptz,
  failed_at timestamptz,
  -- When the release first reached the person since it was last started (as a canary, or by a promotion), and whether it failed
  -- within an hour after that.
  first_at timestamptz NOT NULL,
  first_failed boolean NOT NULL,
  PRIMARY KEY (remote, release, employee_id)
);

-- The last good policy and revision of the release store, by which a server recognizes an older one that somebody has put back.
CREATE TABLE release_trust (
  -- The public keys of RELEASE_TRUST.
  trust text PRIMARY KEY,
  policy int NOT NULL,
  revision int NOT NULL,
  -- Both files, as JSON.
  remembered text NOT NULL
);

-- Web vitals of releases from real users, as a histogram: no user's own value is stored.
CREATE TABLE release_figure (
  remote text NOT NULL,
  release text NOT NULL,
  -- load, LCP, INP or CLS.
  metric text NOT NULL,
  day date NOT NULL,
  -- A bucket of server/src/releases/histogram.ts.
  bucket smallint NOT NULL,
  people int NOT NULL,
  PRIMARY KEY (remote, release, metric, day, bucket)
);

-- Who has been counted above, so that each person counts once for each release and metric.
CREATE TABLE release_figure_person (
  remote text NOT NULL,
  release text NOT NULL,
  metric text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (remote, release, metric, employee_id)
);
