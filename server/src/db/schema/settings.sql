-- Settings, the versions of cached lists, and the audit log.

-- Texts are searched by trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Values that all servers share, such as the key that signs tokens.
CREATE TABLE setting (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- The phone number and links of the header and footer, as Operations set them; null: those from the environment.
CREATE TABLE shell_setting (
  id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  value jsonb,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int
);

-- Variables that the browser asks for by name. Only the hash of a secret one is kept: at its next
-- start, a server hashes secrets that were stored here in plain text.
CREATE TABLE cgom_variable (
  name text PRIMARY KEY,
  value text NOT NULL,
  secret boolean NOT NULL DEFAULT false,
  value_hash text
);

-- A cached list is valid until the version of its topic changes.
CREATE TABLE change (topic text PRIMARY KEY, version bigint NOT NULL DEFAULT 1);
-- The topic of the option lists. Every table that these are built from has a trigger that runs options_changed.
INSERT INTO change (topic) VALUES ('options');
CREATE FUNCTION options_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE change SET version = version + 1 WHERE topic = 'options';
  RETURN NULL;
END $$;

-- Who did what to which record ('activity/12'), and the record's own fields before and after.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  employee_id int,
  -- Instead of an employee: the token of the system that did it.
  service_token_id int,
  action text NOT NULL,
  record text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_log_record ON audit_log (record, id);
CREATE INDEX audit_log_employee ON audit_log (employee_id, id);
CREATE INDEX audit_log_at ON audit_log (at);
