-- The contact that a contact was merged into. The merged one is kept for the undo, and leads to the other (MERG-06).
ALTER TABLE contact ADD COLUMN merged_into int REFERENCES contact,
  ADD CONSTRAINT contact_merged_inactive CHECK (merged_into IS NULL OR inactive AND merged_into <> id);
CREATE INDEX contact_merged ON contact (merged_into) WHERE merged_into IS NOT NULL;
-- The email of a merged contact is free, so the remaining contact can take it.
DROP INDEX contact_email_key;
CREATE UNIQUE INDEX contact_email_key ON contact (lower(email)) WHERE merged_into IS NULL;

-- The contact at the end of a contact's merges; the contact itself if it wasn't merged; null for an unknown id.
CREATE FUNCTION surviving_contact(contact_id int) RETURNS int STABLE LANGUAGE sql AS $$
  WITH RECURSIVE chain (id, next) AS (
    SELECT id, merged_into FROM contact WHERE id = contact_id
    UNION ALL SELECT contact.id, merged_into FROM chain JOIN contact ON contact.id = next)
  SELECT id FROM chain WHERE next IS NULL
$$;

-- Moves an activity from a contact that was merged away, which a form or a series can still name, to the remaining one. The lock is the
-- same as the foreign key's, so it waits for a running merge.
CREATE FUNCTION activity_contact_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next int;
BEGIN
  LOOP
    SELECT merged_into INTO next FROM contact WHERE id = NEW.contact_id FOR KEY SHARE;
    EXIT WHEN next IS NULL;
    NEW.contact_id := next;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER activity_contact_stays_new BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION activity_contact_stays();
CREATE TRIGGER activity_contact_stays_changed BEFORE UPDATE OF contact_id ON activity
FOR EACH ROW WHEN (NEW.contact_id <> OLD.contact_id) EXECUTE FUNCTION activity_contact_stays();

CREATE TABLE contact_merge (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kept_id int NOT NULL REFERENCES contact,
  merged_ids int[] NOT NULL,
  employee_id int NOT NULL REFERENCES employee,
  at timestamptz NOT NULL DEFAULT now(),
  undone_by int REFERENCES employee,
  undone_at timestamptz
);
CREATE INDEX contact_merge_kept ON contact_merge (kept_id);
CREATE INDEX contact_merge_merged ON contact_merge USING gin (merged_ids);

-- Each row that a merge wrote, before and after it, for the undo (MERG-08). Null: the row didn't exist then.
CREATE TABLE contact_merge_row (
  merge_id int NOT NULL REFERENCES contact_merge ON DELETE CASCADE,
  place int NOT NULL,
  source text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (merge_id, place)
);
