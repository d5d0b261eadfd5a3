-- Signing in at the company's identity provider.

-- Who an employee is there. A subject never changes and is given to nobody else, unlike an email.
CREATE TABLE oidc_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX oidc_identity_employee_key ON oidc_identity (employee_id, issuer);

-- Who has come back from there and whose page has not fetched its token yet: for a minute, with a code that is kept as a digest.
CREATE TABLE oidc_arrival (
  code_hash text PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  -- Of the session there.
  sid text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_arrival_employee ON oidc_arrival (employee_id);

-- Sessions that began there, and can be ended from there.
CREATE TABLE oidc_session (
  jti text PRIMARY KEY REFERENCES session ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  sid text
);
CREATE INDEX oidc_session_subject ON oidc_session (issuer, subject);
CREATE INDEX oidc_session_sid ON oidc_session (issuer, sid);

-- Logout tokens that were used: none counts twice.
CREATE TABLE oidc_logout (
  issuer text NOT NULL,
  jti text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, jti)
);
