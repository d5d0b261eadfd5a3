-- Second factors, which employees prove in addition to their password.

-- Authenticator apps.
CREATE TABLE totp (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE,
  -- Encrypted with the key in the setting 'second-factor-key'.
  secret text NOT NULL,
  -- Null until a code has shown that the app has the secret. Until then, the employee isn't asked for codes.
  confirmed_at timestamptz,
  -- The time step of the last valid code. Codes of this or an earlier step are no longer valid.
  last_step bigint NOT NULL DEFAULT 0,
  -- Wrong codes from unknown devices since the last valid code.
  failures int NOT NULL DEFAULT 0
);

-- Digests of the codes for employees who have lost the app. Each code works once.
CREATE TABLE recovery_code (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (employee_id, code_hash)
);

-- The employee types for which Operations requires a second factor.
CREATE TABLE second_factor_required (
  employee_type text PRIMARY KEY CHECK (employee_type IN (:employee_types))
);
