/** How releases fare in people's browsers: one row for each person, release and minute. */
export const releaseLoads = `
CREATE TABLE release_load (
  remote text NOT NULL,
  release text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  minute timestamptz NOT NULL,
  failed boolean NOT NULL,
  PRIMARY KEY (remote, release, employee_id, minute)
);
CREATE INDEX release_load_minute ON release_load (minute);
`;
