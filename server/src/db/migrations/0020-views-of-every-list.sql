-- A room brings its list along: which lists have views is no matter of the database.
ALTER TABLE list_view DROP CONSTRAINT list_view_list_check,
  ADD CONSTRAINT list_view_list_check CHECK (list ~ '^[a-z][a-z0-9-]{0,39}$');
