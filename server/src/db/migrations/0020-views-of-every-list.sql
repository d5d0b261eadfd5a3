-- Rooms bring their own lists, so the database doesn't restrict which lists have views.
ALTER TABLE list_view DROP CONSTRAINT list_view_list_check,
  ADD CONSTRAINT list_view_list_check CHECK (list ~ '^[a-z][a-z0-9-]{0,39}$');
