-- A contact without an e-mail comes in with a list when it has a number (IMPO-17): of those there may be many.
DROP INDEX contact_email_key;
CREATE UNIQUE INDEX contact_email_key ON contact (lower(email)) WHERE merged_into IS NULL AND email <> '';
CREATE INDEX contact_email ON contact (lower(email));

-- How a file that is imported is written (IMPO-13); empty of what is no table of texts.
ALTER TABLE file_import ADD COLUMN found_encoding text NOT NULL DEFAULT '', ADD COLUMN found_delimiter text NOT NULL DEFAULT '';
