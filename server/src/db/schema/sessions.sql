-- Signing in, and what somebody who is signed in may do once. Tokens and permits are kept as digests alone: a leaked table
-- opens nothing.

CREATE TABLE session (
  -- The id that its token carries.
  jti text PRIMARY KEY,
  -- What lists name it by: the token's id goes to nobody else.
  id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- Where it was begun; empty where it is not known.
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- How many writes it has made on servers with a replica, which is read once its copy has the same number.
  writes int NOT NULL DEFAULT 0
);
CREATE INDEX session_employee ON session (employee_id);
CREATE INDEX session_expiry ON session (expires_at);

-- Browsers in which somebody has signed in before: their way in stays open when others fail.
CREATE TABLE device (
  token_hash text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, employee_id)
);
CREATE INDEX device_employee ON device (employee_id);
CREATE INDEX device_seen ON device (seen_at);

-- Mailed links that let their employee choose a password.
CREATE TABLE password_reset (
  token_hash text PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  is_invitation boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_reset_employee ON password_reset (employee_id);

-- Failures of each subject: an email, a device or an address. A restart forgets none of them.
CREATE TABLE throttle (
  subject text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- The attempt that is under way; null once it has failed.
  attempt uuid
);
CREATE INDEX throttle_subject ON throttle (subject, at);

-- Answers to writes, for a repeat with the same Idempotency-Key. `request_hash` refuses another request under that key.
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

-- Permits for some minutes, of a download, an export or a change of account owner. They end with their session.
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

-- The address at which calendar programs read an employee's activities without a session, until it is revoked (CALF-01).
CREATE TABLE calendar_feed (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz
);
