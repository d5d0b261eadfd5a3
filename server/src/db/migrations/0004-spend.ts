/**
 * What each company spends, by month: kept in the transaction that changes its order lines, so that it always equals
 * the sum over them. A canceled line (status 10) is nothing that anybody pays for and counts nowhere.
 */
export const spend = `
CREATE TABLE company_spend (
  company_id int NOT NULL REFERENCES company ON DELETE CASCADE,
  month date NOT NULL,
  total numeric(18, 2) NOT NULL,
  PRIMARY KEY (company_id, month)
);

CREATE FUNCTION spend_month(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('month', day::timestamp)::date;

INSERT INTO company_spend (company_id, month, total)
SELECT company_id, spend_month(order_date), sum(cost) FROM order_line WHERE status <> 10 GROUP BY 1, 2;

-- In one order everywhere: two writers of the same companies wait for each other instead of blocking each other.
CREATE FUNCTION lines_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total)
  SELECT company_id, spend_month(order_date), sum(cost) FROM added WHERE status <> 10
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_added AFTER INSERT ON order_line
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_added();

CREATE FUNCTION lines_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total)
  SELECT company_id, spend_month(order_date), -sum(cost) FROM removed WHERE status <> 10
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_removed AFTER DELETE ON order_line
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION lines_removed();

CREATE FUNCTION lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_spend AS spent (company_id, month, total)
  SELECT company_id, spend_month(order_date), sum(cost) FROM (
    SELECT company_id, order_date, cost FROM added WHERE status <> 10
    UNION ALL SELECT company_id, order_date, -cost FROM removed WHERE status <> 10) AS difference
  GROUP BY 1, 2 HAVING sum(cost) <> 0 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total;
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
`;
