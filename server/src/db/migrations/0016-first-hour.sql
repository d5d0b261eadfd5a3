-- The digest of the code in the address where the first person in Operations sets up Galley (FIRST-01). Only the last start's code works.
CREATE TABLE setup_code (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
