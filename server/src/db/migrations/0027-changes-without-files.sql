-- Changes to a record's files aren't reported to other systems, and only these actions create or delete a record (CHG-01). Any other action,
-- whatever its name, is reported as a change.
CREATE OR REPLACE FUNCTION change_noted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE split_part(NEW.record, '/', 1) WHEN 'activity' THEN 'activities' WHEN 'contact' THEN 'contacts'
    WHEN 'company' THEN 'prospects' WHEN 'shipping_address' THEN 'addresses' WHEN 'quote' THEN 'quotes' END;
BEGIN
  IF told IS NULL OR NEW.action LIKE 'file %' THEN RETURN NULL; END IF;
  INSERT INTO change_pending (audit_id, resource, record_id, operation)
  SELECT NEW.id, told, split_part(NEW.record, '/', 2)::int, CASE
    WHEN NEW.action IN ('activity added', 'contact added', 'prospect added', 'shipping address added', 'quote built') THEN 'created'
    WHEN NEW.action IN ('activity removed', 'shipping address removed') THEN 'deleted' ELSE 'changed' END
  -- Closing an activity of a series creates the next occurrence; reopening it deletes that occurrence.
  UNION ALL SELECT NEW.id, told, (NEW.after->>'scheduled')::int, 'created' WHERE told = 'activities' AND NEW.after->>'scheduled' IS NOT NULL
  UNION ALL SELECT NEW.id, told, (NEW.after->>'withdrawn')::int, 'deleted' WHERE told = 'activities' AND NEW.after->>'withdrawn' IS NOT NULL;
  RETURN NULL;
END $$;
