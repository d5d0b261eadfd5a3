-- The record of another source or a person that a row of a file matches (IMPO-20): its id, its name, and what's done with the row.
ALTER TABLE file_import_record ADD COLUMN double jsonb;

-- Imports look up records by their whole name.
CREATE INDEX company_whole_folded_name ON company (folded_name) WHERE deleted_at IS NULL;
CREATE INDEX contact_whole_folded_name ON contact (folded_name) WHERE merged_into IS NULL;
CREATE INDEX trend_group_whole_folded_name ON trend_group (folded_name) WHERE deleted_at IS NULL;
CREATE INDEX product_whole_folded_name ON product (folded_name) WHERE deleted_at IS NULL;
CREATE INDEX advertiser_whole_folded_name ON advertiser (folded_name) WHERE deleted_at IS NULL;
