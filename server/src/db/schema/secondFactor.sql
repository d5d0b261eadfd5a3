-- What an employee proves beside their password.

-- Authenticator apps.
CREATE TABLE totp (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE,
  -- Encrypted with the key of setting 'second-factor-key'.
  secret text NOT NULL,
  -- Null until a code has shown that the app has the secret: until then nobody is asked for codes.
  confirmed_at timestamptz,
  -- The time step of the last good code: no code of it or of an earlier step is good again.
  last_step bigint NOT NULL DEFAULT 0,
  -- Wrong codes since the last good one, from devices that are not known.
  failures int NOT NULL DEFAULT 0
);

-- Codes for whoever has lost the app. Digests alone, each good once.
CREATE TABLE recovery_code (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (employee_id, code_hash)
);

-- The types of employees of whom Operations require a second factor.
CREATE TABLE second_factor_required (
  employee_type text PRIMARY KEY CHECK (employee_type IN (:employee_types))
);
