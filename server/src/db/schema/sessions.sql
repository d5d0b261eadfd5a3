-- Signing in, and permits for signed-in people. Only digests of tokens and permits are stored, so that a leaked table grants no
-- access.

CREATE TABLE session (
  -- The id in the session's token.
  jti text PRIMARY KEY,
  -- The id in lists, because nobody else gets the token's id.
  id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- Where the session began; empty if unknown.
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- How many writes the session has made on servers with a replica. It reads from the replica once the replica has the same number.
  writes int NOT NULL DEFAULT 0
);
CREATE INDEX session_employee ON session (employee_id);
CREATE INDEX session_expiry ON session (expires_at);

-- Browsers in which an employee has signed in before. Failed attempts elsewhere don't block sign-in there.
CREATE TABLE device (
  token_hash text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, employee_id)
);
CREATE INDEX device_employee ON device (employee_id);
CREATE INDEX device_seen ON device (seen_at);

-- Emailed links with which an employee chooses a password.
CREATE TABLE password_reset (
  token_hash text PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  is_invitation boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_reset_employee ON password_reset (employee_id);

-- Failures of each subject, such as an email, a device or a network. They survive restarts.
CREATE TABLE throttle (
  subject text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- The attempt in progress; null once it has failed.
  attempt uuid
);
CREATE INDEX throttle_subject ON throttle (subject, at);

-- Responses to writes, for repeats with the same Idempotency-Key. A request with another `request_hash` is refused.
CREATE TABLE idempotency_key (
  employee_id int NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status int,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (employee_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Permits, valid for a few minutes, for a download, an export or a change of account owner. They end with their session.
CREATE TABLE ticket (
  id text PRIMARY KEY,
  kind text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  company_id int,
  details jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL,
  jti text REFERENCES session ON DELETE CASCADE
);
CREATE INDEX ticket_expiry ON ticket (expires_at);
CREATE INDEX ticket_session ON ticket (jti);

-- The address at which calendar apps read an employee's activities without a session, until it is revoked (CALF-01).
CREATE TABLE calendar_feed (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz
);
