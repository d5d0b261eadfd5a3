-- The creator of a webhook, which stops when their token ends or when they're disabled (CHG-08). Null: created before this migration.
ALTER TABLE webhook ADD COLUMN service_token_id int REFERENCES service_token,
  ADD COLUMN created_by int REFERENCES employee;

-- Tokens work for at most two years (TOK-06): existing ones, for two years from this migration.
UPDATE service_token SET expires_at = now() + interval '2 years'
WHERE revoked_at IS NULL AND expires_at > now() + interval '2 years';
