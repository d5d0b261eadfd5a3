-- When the item was listed again after it had been snoozed: it's kept for 90 days from then (INBOX-04).
ALTER TABLE inbox_item ADD COLUMN returned_at timestamptz;
