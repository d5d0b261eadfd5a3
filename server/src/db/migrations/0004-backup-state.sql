-- The last scheduled backup, and which server makes the next one: one row for all servers (OPS-47). Backups leave it out.
CREATE TABLE backup_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- The scheduled time of the last good backup.
  slot timestamptz,
  holder uuid,
  held_until timestamptz,
  retry_at timestamptz,
  succeeded_at timestamptz,
  name text,
  bytes bigint,
  seconds double precision,
  failures int NOT NULL DEFAULT 0,
  failure text
);
