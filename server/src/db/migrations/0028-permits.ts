/** Permits are kept hashed and end with the session they were given to; a secret variable is kept as its hash. */
export const permits = `
-- The id is a digest from now on. Permits live for minutes: those that were given before are given up.
DELETE FROM ticket;
DELETE FROM idempotency_key WHERE body LIKE '{"url":%ticket=%';
ALTER TABLE ticket ADD COLUMN jti text REFERENCES session ON DELETE CASCADE;
CREATE INDEX ticket_session ON ticket (jti);
-- The next start hashes what is there in clear, which SQL can't.
ALTER TABLE cgom_variable ADD COLUMN value_hash text;
`;
