-- What becomes of the people in a list of companies and their people (IMPO-21); file_import_record says so for the companies.
CREATE TABLE file_import_person (
  import_id int NOT NULL REFERENCES file_import ON DELETE CASCADE,
  "row" int NOT NULL,
  external_id text NOT NULL,
  verdict text NOT NULL,
  errors jsonb NOT NULL,
  changes jsonb NOT NULL,
  cells jsonb,
  double jsonb,
  PRIMARY KEY (import_id, "row")
);
CREATE INDEX file_import_person_verdict ON file_import_person (import_id, verdict, "row");
