-- Sums and numbers of order lines by month and day, kept in the transaction that changes the lines: they always equal what the
-- lines say.

-- What each company spends in a month, without canceled lines, which nobody pays for; and how many lines it has, with them.
CREATE TABLE company_spend (
  company_id int NOT NULL REFERENCES company ON DELETE CASCADE,
  month date NOT NULL,
  total numeric(18, 2) NOT NULL,
  lines int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, month)
);

CREATE FUNCTION spend_month(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('month', day::timestamp)::date;

-- The three functions have one ORDER BY: two writers of the same companies wait for each other instead of blocking each other.
CREATE FUNCTION lines_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total, lines)
  SELECT company_id, spend_month(order_date), COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0), sum(n) FROM (
    SELECT company_id, order_date, status, cost, 1 AS n FROM added) AS one
  GROUP BY 1, 2 HAVING COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0) <> 0 OR sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total, lines = spent.lines + excluded.lines;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_added AFTER INSERT ON order_line
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_added();

CREATE FUNCTION lines_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total, lines)
  SELECT company_id, spend_month(order_date), COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0), sum(n) FROM (
    SELECT company_id, order_date, status, -cost AS cost, -1 AS n FROM removed) AS one
  GROUP BY 1, 2 HAVING COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0) <> 0 OR sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total, lines = spent.lines + excluded.lines;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_removed AFTER DELETE ON order_line
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION lines_removed();

CREATE FUNCTION lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total, lines)
  SELECT company_id, spend_month(order_date), COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0), sum(n) FROM (
    SELECT company_id, order_date, status, -cost AS cost, -1 AS n FROM removed
    UNION ALL SELECT company_id, order_date, status, cost, 1 AS n FROM added) AS one
  GROUP BY 1, 2 HAVING COALESCE(sum(cost) FILTER (WHERE status <> :canceled), 0) <> 0 OR sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total, lines = spent.lines + excluded.lines;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_changed AFTER UPDATE ON order_line
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_changed();

CREATE FUNCTION lines_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM company_spend;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_emptied AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION lines_emptied();

-- How many order lines each account owner has of each day and of each month, by order date. Writers of lines take turns
-- (lines_in_turn), so none waits here for another.
CREATE TABLE order_period (
  unit text NOT NULL CHECK (unit IN ('day', 'month')),
  begins date NOT NULL,
  account_type_id int NOT NULL,
  lines int NOT NULL,
  PRIMARY KEY (unit, begins, account_type_id)
) WITH (fillfactor = 80);

CREATE FUNCTION lines_counted() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO order_period AS period (unit, begins, account_type_id, lines)
    SELECT unit, date_trunc(unit, order_date::timestamp), account_type_id, sum(n)
    FROM (SELECT account_type_id, order_date, -1 AS n FROM removed) AS one
    CROSS JOIN (VALUES ('day'), ('month')) AS known (unit)
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0
    ON CONFLICT (unit, begins, account_type_id) DO UPDATE SET lines = period.lines + excluded.lines;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO order_period AS period (unit, begins, account_type_id, lines)
    SELECT unit, date_trunc(unit, order_date::timestamp), account_type_id, sum(n)
    FROM (SELECT account_type_id, order_date, 1 AS n FROM added) AS one
    CROSS JOIN (VALUES ('day'), ('month')) AS known (unit)
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0
    ON CONFLICT (unit, begins, account_type_id) DO UPDATE SET lines = period.lines + excluded.lines;
  ELSE
    INSERT INTO order_period AS period (unit, begins, account_type_id, lines)
    SELECT unit, date_trunc(unit, order_date::timestamp), account_type_id, sum(n)
    FROM (SELECT account_type_id, order_date, -1 AS n FROM removed
      UNION ALL SELECT account_type_id, order_date, 1 AS n FROM added) AS one
    CROSS JOIN (VALUES ('day'), ('month')) AS known (unit)
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0
    ON CONFLICT (unit, begins, account_type_id) DO UPDATE SET lines = period.lines + excluded.lines;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_counted_added AFTER INSERT ON order_line
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_counted();
CREATE TRIGGER lines_counted_removed AFTER DELETE ON order_line
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION lines_counted();
CREATE TRIGGER lines_counted_changed AFTER UPDATE ON order_line
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_counted();

CREATE FUNCTION periods_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_period;
  RETURN NULL;
END $$;
CREATE TRIGGER periods_emptied AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION periods_emptied();
