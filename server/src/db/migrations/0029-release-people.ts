/** How releases fare is counted by people: one row for each person and release, however much they report. */
export const releasePeople = `
DROP TABLE release_load;
CREATE TABLE release_load (
  remote text NOT NULL,
  release text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- When it was loaded last, and when it failed last.
  loaded_at timestamptz,
  failed_at timestamptz,
  PRIMARY KEY (remote, release, employee_id)
);
`;
