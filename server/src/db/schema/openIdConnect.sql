-- Signing in at the company's identity provider.

-- An employee's identity there. Unlike an email, a subject never changes and is never given to somebody else.
CREATE TABLE oidc_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX oidc_identity_employee_key ON oidc_identity (employee_id, issuer);

-- Employees who have returned from there, but whose page hasn't fetched its token yet: for a minute, with the digest of a code.
CREATE TABLE oidc_arrival (
  code_hash text PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  -- The id of the session there.
  sid text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_arrival_employee ON oidc_arrival (employee_id);

-- Sessions that began there and can be ended from there.
CREATE TABLE oidc_session (
  jti text PRIMARY KEY REFERENCES session ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  sid text
);
CREATE INDEX oidc_session_subject ON oidc_session (issuer, subject);
CREATE INDEX oidc_session_sid ON oidc_session (issuer, sid);

-- Used logout tokens, so that none works twice.
CREATE TABLE oidc_logout (
  issuer text NOT NULL,
  jti text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, jti)
);
