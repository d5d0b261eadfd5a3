import { afterEachStatement, deletingAll } from './triggers.ts';

/**
 * How many order lines each account has of each day and of each month, by order date: kept in the transaction that changes them. Those
 * who write lines do so one after the other (lines_in_turn), so none waits here for another.
 */
const count = (lines: string) => `
    INSERT INTO order_period AS period (unit, begins, account_type_id, lines)
    SELECT unit, date_trunc(unit, order_date::timestamp), account_type_id, sum(n)
    FROM (${lines}) AS one CROSS JOIN (VALUES ('day'), ('month')) AS known (unit)
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0
    ON CONFLICT (unit, begins, account_type_id) DO UPDATE SET lines = period.lines + excluded.lines;`;

const ADDED = 'SELECT account_type_id, order_date, 1 AS n FROM added';
const REMOVED = 'SELECT account_type_id, order_date, -1 AS n FROM removed';

export const orderPeriods = `
CREATE TABLE order_period (
  unit text NOT NULL CHECK (unit IN ('day', 'month')),
  begins date NOT NULL,
  account_type_id int NOT NULL,
  lines int NOT NULL,
  PRIMARY KEY (unit, begins, account_type_id)
) WITH (fillfactor = 80);

CREATE FUNCTION lines_counted() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN${count(REMOVED)}
  ELSIF TG_OP = 'INSERT' THEN${count(ADDED)}
  ELSE${count(`${REMOVED} UNION ALL ${ADDED}`)}
  END IF;
  RETURN NULL;
END $$;
${afterEachStatement('order_line', 'lines_counted')}

CREATE ${deletingAll('periods_emptied', ['order_period'])}
CREATE TRIGGER periods_emptied AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION periods_emptied();

-- The triggers keep other writers out until this is committed: what they count begins with what is counted here.
${count('SELECT account_type_id, order_date, count(*) AS n FROM order_line GROUP BY 1, 2').trim()}
ANALYZE order_period;
`;
