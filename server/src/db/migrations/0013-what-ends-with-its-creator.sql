-- Who created a webhook: it stops when their token ends, or when they are disabled (CHG-08). Null: created before this was noted.
ALTER TABLE webhook ADD COLUMN service_token_id int REFERENCES service_token,
  ADD COLUMN created_by int REFERENCES employee;

-- A token works for two years at most (TOK-06); those from before have as long from now on.
UPDATE service_token SET expires_at = now() + interval '2 years'
WHERE revoked_at IS NULL AND expires_at > now() + interval '2 years';
