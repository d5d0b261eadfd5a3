/**
 * A contact that has companies has a default among them whenever a transaction ends; an index already keeps it from
 * having two.
 */
export const contactDefault = `
UPDATE contact_company SET is_default = true WHERE (contact_id, company_id) IN (
  SELECT contact_id, min(company_id) FROM contact_company GROUP BY contact_id HAVING NOT bool_or(is_default));

CREATE FUNCTION contact_has_default() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned int;
BEGIN
  FOREACH concerned IN ARRAY ARRAY[OLD.contact_id, NEW.contact_id] LOOP
    -- Of two transactions that end at once, the second sees what the first has left.
    PERFORM FROM contact WHERE id = concerned FOR NO KEY UPDATE;
    IF NOT EXISTS (SELECT FROM contact_company WHERE contact_id = concerned AND is_default)
      AND EXISTS (SELECT FROM contact_company WHERE contact_id = concerned) THEN
      RAISE EXCEPTION 'contact % has companies but no default', concerned
        USING ERRCODE = 'check_violation', CONSTRAINT = 'contact_has_default';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER contact_has_default_added AFTER INSERT ON contact_company
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_default) EXECUTE FUNCTION contact_has_default();
CREATE CONSTRAINT TRIGGER contact_has_default_changed AFTER UPDATE ON contact_company
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.is_default OR OLD.contact_id <> NEW.contact_id)
EXECUTE FUNCTION contact_has_default();
CREATE CONSTRAINT TRIGGER contact_has_default_removed AFTER DELETE ON contact_company
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.is_default) EXECUTE FUNCTION contact_has_default();
`;
