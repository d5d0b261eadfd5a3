-- Moves quotes of contacts that were merged away to the remaining contact (MERG-06): those that earlier merges left behind, which an undo
-- won't move back, and those that are saved during a merge.
UPDATE quote SET contact_id = surviving_contact(contact_id), version = quote.version + 1
FROM contact WHERE contact.id = contact_id AND merged_into IS NOT NULL;

CREATE TRIGGER quote_contact_stays_new BEFORE INSERT ON quote
FOR EACH ROW WHEN (NEW.contact_id > 0) EXECUTE FUNCTION activity_contact_stays();
CREATE TRIGGER quote_contact_stays_changed BEFORE UPDATE OF contact_id ON quote
FOR EACH ROW WHEN (NEW.contact_id > 0 AND NEW.contact_id <> OLD.contact_id) EXECUTE FUNCTION activity_contact_stays();
