-- The code of the address at which the first person of Operations sets Galley up (FIRST-01): of the last start alone, and as a digest.
CREATE TABLE setup_code (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
