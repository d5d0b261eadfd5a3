-- The last valid day that a sent version had when its revision began, because the quote's own day then belongs to the draft (QUOT-08).
-- Null until then. Revisions that began earlier keep showing the day of the draft.
ALTER TABLE quote_version ADD COLUMN valid_until date;
