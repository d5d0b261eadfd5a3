-- Passkeys (WebAuthn credentials).
CREATE TABLE passkey (
  -- What lists name it by.
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- What its authenticator calls it, in base64url.
  credential_id text NOT NULL UNIQUE,
  name text NOT NULL,
  -- As a COSE key, in base64url.
  public_key text NOT NULL,
  -- How often it has signed, as it said last; always 0 for those that don't count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  -- Since a copy of it was used.
  blocked_at timestamptz
);
CREATE INDEX passkey_employee ON passkey (employee_id);

-- What passkeys have yet to sign: each once, for some minutes.
CREATE TABLE passkey_challenge (
  -- A digest of the challenge and of whom it was given for what.
  hash text PRIMARY KEY,
  -- The network that has asked for it.
  sender text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_sender ON passkey_challenge (sender);
