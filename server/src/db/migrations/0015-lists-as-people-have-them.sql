-- A contact with a phone number can be imported without an email (IMPO-17), so many contacts can have none.
DROP INDEX contact_email_key;
CREATE UNIQUE INDEX contact_email_key ON contact (lower(email)) WHERE merged_into IS NULL AND email <> '';
CREATE INDEX contact_email ON contact (lower(email));

-- The encoding and delimiter of an imported file (IMPO-13); empty if it isn't a text file with delimiters.
ALTER TABLE file_import ADD COLUMN found_encoding text NOT NULL DEFAULT '', ADD COLUMN found_delimiter text NOT NULL DEFAULT '';
