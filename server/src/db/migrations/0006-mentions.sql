-- Two more kinds of items.
ALTER TABLE inbox_item DROP CONSTRAINT inbox_item_kind_check,
  ADD CONSTRAINT inbox_item_kind_check
    CHECK (kind IN ('assigned', 'mentioned', 'due', 'promised', 'shipped', 'exception', 'proof', 'customers'));
ALTER TABLE inbox_mute DROP CONSTRAINT inbox_mute_kind_check,
  ADD CONSTRAINT inbox_mute_kind_check
    CHECK (kind IN ('assigned', 'mentioned', 'due', 'promised', 'shipped', 'exception', 'proof', 'customers'));

-- Which record a mention is in: 'activities' or 'contacts'; null for other kinds, whose records are of one sort each.
ALTER TABLE inbox_item ADD COLUMN topic text;
-- Of a customer: how many changes there were of each sort, as {"contacts": 2}.
ALTER TABLE inbox_item ADD COLUMN changes jsonb;

-- Whom the notes of a record mention (INBOX-27).
CREATE TABLE mention (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- One of these.
  activity_id int REFERENCES activity ON DELETE CASCADE,
  contact_id int REFERENCES contact ON DELETE CASCADE,
  CHECK (num_nonnulls(activity_id, contact_id) = 1)
);
CREATE UNIQUE INDEX mention_activity ON mention (activity_id, employee_id) WHERE activity_id IS NOT NULL;
CREATE UNIQUE INDEX mention_contact ON mention (contact_id, employee_id) WHERE contact_id IS NOT NULL;
CREATE INDEX mention_employee ON mention (employee_id);

-- Of these kinds, which are off at first, an employee has chosen to be told (INBOX-33).
CREATE TABLE inbox_wanted (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind = 'customers'),
  PRIMARY KEY (employee_id, kind)
);

-- Entries of the audit log that people may be told of, until the server has looked at them (INBOX-32).
CREATE TABLE customer_change (audit_id bigint PRIMARY KEY);

-- One statement for each statement of the audit log, a feed's batch too, and nothing where nobody wants to be told.
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
