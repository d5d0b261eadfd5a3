-- The last valid day that a sent version had when its revision began, because the quote's own day then belongs to the draft (QUOT-08).
-- Null until then. Revisions that began before this migration keep showing the draft's day.
ALTER TABLE quote_version ADD COLUMN valid_until date;
