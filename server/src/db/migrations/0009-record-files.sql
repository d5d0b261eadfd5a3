-- What is in the place of files, by its content, which may be at several records (ATT-02).
CREATE TABLE stored_file (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint NOT NULL,
  -- When somebody brought it last: what has no row below is deleted some time after.
  brought_at timestamptz NOT NULL DEFAULT now()
);

-- The files of activities, contacts and companies.
CREATE TABLE record_file (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sha256 text NOT NULL REFERENCES stored_file,
  name text NOT NULL,
  type text NOT NULL,
  added_by int NOT NULL REFERENCES employee,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- One of these.
  activity_id int REFERENCES activity ON DELETE CASCADE,
  contact_id int REFERENCES contact ON DELETE CASCADE,
  company_id int REFERENCES company ON DELETE CASCADE,
  record_id int NOT NULL GENERATED ALWAYS AS (COALESCE(activity_id, contact_id, company_id)) STORED,
  CHECK (num_nonnulls(activity_id, contact_id, company_id) = 1)
);
CREATE UNIQUE INDEX record_file_activity ON record_file (activity_id, name, sha256) WHERE activity_id IS NOT NULL;
CREATE UNIQUE INDEX record_file_contact ON record_file (contact_id, name, sha256) WHERE contact_id IS NOT NULL;
CREATE UNIQUE INDEX record_file_company ON record_file (company_id, name, sha256) WHERE company_id IS NOT NULL;
CREATE INDEX record_file_sha256 ON record_file (sha256);

CREATE TRIGGER live_added AFTER INSERT ON record_file REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION live_noted('files', 'record_id');
CREATE TRIGGER live_removed AFTER DELETE ON record_file REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION live_noted('files', 'record_id');
