-- Links through which customers see selected fields of one order line and answer its proof (SHAR-01, SHAR-05).
CREATE TABLE order_share (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The hash of the secret in the link's address.
  token_hash text NOT NULL UNIQUE,
  line_id bigint NOT NULL REFERENCES order_line ON DELETE CASCADE,
  -- Who created the link, which only shows what they can see.
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- Some of SHARE_FIELDS in server/src/orders/rules/share.ts.
  fields text[] NOT NULL CHECK (fields <> '{}'),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened_count int NOT NULL DEFAULT 0,
  last_opened_at timestamptz
);
CREATE INDEX order_share_line ON order_share (line_id);
CREATE INDEX order_share_employee ON order_share (employee_id);

-- Customers' answers to proofs: one for each version, no matter through which link.
CREATE TABLE proof_answer (
  line_id bigint NOT NULL REFERENCES order_line ON DELETE CASCADE,
  proof_version text NOT NULL,
  share_id int NOT NULL REFERENCES order_share ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('approved', 'change')),
  comment text NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  -- The follow-up; null: it was deleted, or the company had no contact.
  activity_id int REFERENCES activity ON DELETE SET NULL,
  PRIMARY KEY (line_id, proof_version)
);
CREATE INDEX proof_answer_share ON proof_answer (share_id, answered_at);
CREATE INDEX proof_answer_activity ON proof_answer (activity_id);
