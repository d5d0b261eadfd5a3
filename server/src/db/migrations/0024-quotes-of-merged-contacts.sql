-- Quotes for a contact that was merged away go to the one that stays (MERG-06): those that merges have left behind, which an undo then
-- leaves there, and those that are saved while their contact is being merged.
UPDATE quote SET contact_id = surviving_contact(contact_id), version = quote.version + 1
FROM contact WHERE contact.id = contact_id AND merged_into IS NOT NULL;

CREATE TRIGGER quote_contact_stays_new BEFORE INSERT ON quote
FOR EACH ROW WHEN (NEW.contact_id > 0) EXECUTE FUNCTION activity_contact_stays();
CREATE TRIGGER quote_contact_stays_changed BEFORE UPDATE OF contact_id ON quote
FOR EACH ROW WHEN (NEW.contact_id > 0 AND NEW.contact_id <> OLD.contact_id) EXECUTE FUNCTION activity_contact_stays();
