-- Order lines that employees watch, and what they are told of them (INBOX-08).

CREATE TABLE order_watch (
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES order_line ON DELETE CASCADE,
  -- Since when the line has waited for the customer's approval while it was watched; null: it does not.
  proof_since timestamptz,
  -- It was told that the line has waited for long.
  proof_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (line_id, employee_id)
);
CREATE INDEX order_watch_employee ON order_watch (employee_id);
CREATE INDEX order_watch_proof ON order_watch (proof_since) WHERE proof_since IS NOT NULL AND NOT proof_told;

-- Several changes of one transaction are told as one: the last promised date counts.
CREATE FUNCTION order_watched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day_before, day)
  SELECT employee_id, told.kind, NEW.id, extract(epoch FROM now())::text,
    CASE told.kind WHEN 'promised' THEN OLD.delivery_date END,
    CASE told.kind WHEN 'promised' THEN NEW.delivery_date WHEN 'shipped' THEN NEW.ship_date END
  FROM order_watch JOIN (VALUES
    ('promised', NEW.delivery_date IS DISTINCT FROM OLD.delivery_date),
    ('shipped', NEW.status <> OLD.status AND NEW.status = :shipped),
    ('exception', NEW.status <> OLD.status AND NEW.status = :delivery_exception)) AS told (kind, is_so) ON is_so
  WHERE line_id = NEW.id
    AND NOT EXISTS (SELECT FROM inbox_mute AS muted WHERE muted.employee_id = order_watch.employee_id AND muted.kind = told.kind)
  ON CONFLICT (owner_id, kind, record_id, occasion) DO UPDATE SET day = excluded.day;
  IF NEW.status <> OLD.status AND :customer_approval IN (NEW.status, OLD.status) THEN
    UPDATE order_watch SET proof_since = CASE WHEN NEW.status = :customer_approval THEN now() END, proof_told = false
    WHERE line_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_watched AFTER UPDATE OF status, delivery_date ON order_line
FOR EACH ROW WHEN (NEW.status <> OLD.status OR NEW.delivery_date IS DISTINCT FROM OLD.delivery_date)
EXECUTE FUNCTION order_watched();
