-- Two more kinds of items.
ALTER TABLE inbox_item DROP CONSTRAINT inbox_item_kind_check,
  ADD CONSTRAINT inbox_item_kind_check
    CHECK (kind IN ('assigned', 'mentioned', 'due', 'promised', 'shipped', 'exception', 'proof', 'customers'));
ALTER TABLE inbox_mute DROP CONSTRAINT inbox_mute_kind_check,
  ADD CONSTRAINT inbox_mute_kind_check
    CHECK (kind IN ('assigned', 'mentioned', 'due', 'promised', 'shipped', 'exception', 'proof', 'customers'));

-- What record_id refers to, such as 'activities' or 'contacts'; null if the item's kind already says it.
ALTER TABLE inbox_item ADD COLUMN topic text;
-- The number of changes of a customer by type, such as {"contacts": 2}.
ALTER TABLE inbox_item ADD COLUMN changes jsonb;

-- The employees whom a record's notes mention (INBOX-27).
CREATE TABLE mention (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- Exactly one of these is set.
  activity_id int REFERENCES activity ON DELETE CASCADE,
  contact_id int REFERENCES contact ON DELETE CASCADE,
  CHECK (num_nonnulls(activity_id, contact_id) = 1)
);
CREATE UNIQUE INDEX mention_activity ON mention (activity_id, employee_id) WHERE activity_id IS NOT NULL;
CREATE UNIQUE INDEX mention_contact ON mention (contact_id, employee_id) WHERE contact_id IS NOT NULL;
CREATE INDEX mention_employee ON mention (employee_id);

-- Kinds that are off by default and that an employee has turned on (INBOX-33).
CREATE TABLE inbox_wanted (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind = 'customers'),
  PRIMARY KEY (employee_id, kind)
);

-- Audit log entries that people may have to be notified of, until the server has processed them (INBOX-32).
CREATE TABLE customer_change (audit_id bigint PRIMARY KEY);

-- Runs once for each statement on the audit log, such as a feed's batch, and does nothing if nobody wants these notifications.
CREATE FUNCTION customer_change_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inbox_wanted) THEN
    INSERT INTO customer_change (audit_id)
    SELECT id FROM added WHERE split_part(record, '/', 1) IN ('company', 'contact', 'shipping_address')
      OR action IN ('activity done', 'activity canceled');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_change_noted AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION customer_change_noted();
