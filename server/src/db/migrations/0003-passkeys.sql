-- Passkeys (WebAuthn credentials).
CREATE TABLE passkey (
  -- The passkey's id in lists.
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- The authenticator's id for the passkey, in base64url.
  credential_id text NOT NULL UNIQUE,
  name text NOT NULL,
  -- As a COSE key, in base64url.
  public_key text NOT NULL,
  -- The last reported number of signatures; always 0 for passkeys that don't count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  -- When a copy of the passkey was used.
  blocked_at timestamptz
);
CREATE INDEX passkey_employee ON passkey (employee_id);

-- Challenges for passkeys to sign. Each works once, for a few minutes.
CREATE TABLE passkey_challenge (
  -- A digest of the challenge, its recipient and its purpose.
  hash text PRIMARY KEY,
  -- The network that requested the challenge.
  sender text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_sender ON passkey_challenge (sender);
