-- Devices that show notifications, until the session in which they were turned on ends (PUSH-01).
CREATE TABLE push_device (
  jti text PRIMARY KEY REFERENCES session ON DELETE CASCADE,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- The push service's address for the browser, and the browser's keys (RFC 8291).
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- Failed messages since the last one that arrived.
  failures int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX push_device_employee ON push_device (employee_id);

-- Items waiting to be sent to a device.
CREATE TABLE push_waiting (
  jti text NOT NULL REFERENCES push_device ON DELETE CASCADE,
  item_id int NOT NULL REFERENCES inbox_item ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (jti, item_id)
);
CREATE INDEX push_waiting_item ON push_waiting (item_id);

-- When the item was first sent to a device; null: not yet.
ALTER TABLE inbox_item ADD COLUMN pushed_at timestamptz;

-- When an employee wants neither notifications nor email, in the business time zone.
CREATE TABLE inbox_quiet (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE,
  quiet_from time,
  quiet_until time,
  weekends boolean NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- Whether a time in the business time zone is in an employee's quiet hours. Hours that end before they begin continue past midnight.
CREATE FUNCTION is_quiet(employee int, local timestamp) RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM inbox_quiet WHERE employee_id = employee AND (
      weekends AND extract(isodow FROM local) > 5
      OR CASE WHEN quiet_from < quiet_until THEN local::time >= quiet_from AND local::time < quiet_until
        ELSE local::time >= quiet_from OR local::time < quiet_until END))
$$;

CREATE FUNCTION push_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_device WHERE jti = NEW.jti;
  RETURN NULL;
END $$;
CREATE TRIGGER session_push_ended AFTER UPDATE OF revoked_at ON session
FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION push_ended();

CREATE FUNCTION push_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_waiting (jti, item_id)
  SELECT jti, changed.id FROM changed JOIN push_device ON employee_id = owner_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER inbox_push_added AFTER INSERT ON inbox_item REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION push_wait();

-- An item is sent again when its snooze ends.
CREATE FUNCTION push_wait_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_waiting (jti, item_id)
  SELECT jti, NEW.id FROM push_device WHERE employee_id = NEW.owner_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER inbox_push_again AFTER UPDATE OF snoozed_until ON inbox_item
FOR EACH ROW WHEN (OLD.snoozed_until IS NOT NULL AND NEW.snoozed_until IS NULL) EXECUTE FUNCTION push_wait_again();
