-- What the file calls each record, because a derived id is hard to read (IMPO-03). Empty: it has no name.
ALTER TABLE file_import_record ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE file_import_person ADD COLUMN name text NOT NULL DEFAULT '';
