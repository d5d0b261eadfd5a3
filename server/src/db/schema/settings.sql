-- What the servers keep for themselves: settings, the version of cached lists, and the audit log.

-- Texts are searched by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What all servers share, such as the key that signs tokens.
CREATE TABLE setting (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Phone and links of header and footer, as Operations have set them; null: those of the environment.
CREATE TABLE shell_setting (
  id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  value jsonb,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int
);

-- Variables that the browser asks for by name. Of a secret one the hash alone is kept: what is written here in clear, the
-- next start hashes.
CREATE TABLE cgom_variable (
  name text PRIMARY KEY,
  value text NOT NULL,
  secret boolean NOT NULL DEFAULT false,
  value_hash text
);

-- A cached list is good for as long as the version of its topic stands.
CREATE TABLE change (topic text PRIMARY KEY, version bigint NOT NULL DEFAULT 1);
-- The topic of the option lists. Every table that they are built from has a trigger that runs options_changed.
INSERT INTO change (topic) VALUES ('options');
CREATE FUNCTION options_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE change SET version = version + 1 WHERE topic = 'options';
  RETURN NULL;
END $$;

-- Who did what to which record ('activity/12'), and the record's own members before and after.
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
