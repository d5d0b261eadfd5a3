/**
 * Beside what each company spends in a month, how many order lines it has, canceled ones too: how many a selection has over the
 * years is the sum of a few of these numbers.
 */

const PAID = 'COALESCE(sum(cost) FILTER (WHERE status <> 10), 0)';

/** In one order everywhere: two writers of the same companies wait for each other instead of blocking each other. */
const count = (lines: string) => `
  INSERT INTO company_spend AS spent (company_id, month, total, lines)
  SELECT company_id, spend_month(order_date), ${PAID}, sum(n) FROM (${lines}) AS one
  GROUP BY 1, 2 HAVING ${PAID} <> 0 OR sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT (company_id, month) DO UPDATE SET total = spent.total + excluded.total, lines = spent.lines + excluded.lines;`;

const ADDED = 'SELECT company_id, order_date, status, cost, 1 AS n FROM added';
const REMOVED = 'SELECT company_id, order_date, status, -cost AS cost, -1 AS n FROM removed';

const counting = (name: string, lines: string) => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${count(lines)}
  RETURN NULL;
END $$;`;

export const linesByMonth = `
-- Until this is committed nobody else writes lines: they would be counted by what was there before, which counts no lines.
LOCK TABLE order_line IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE company_spend ADD COLUMN lines int NOT NULL DEFAULT 0;
-- Anew, not row by row: nothing dead stays behind, and a company's months lie together.
TRUNCATE company_spend;
INSERT INTO company_spend (company_id, month, total, lines)
SELECT company_id, spend_month(order_date), ${PAID}, count(*) FROM order_line GROUP BY 1, 2 ORDER BY 1, 2;
ANALYZE company_spend;
${counting('lines_added', ADDED)}
${counting('lines_removed', REMOVED)}
${counting('lines_changed', `${REMOVED} UNION ALL ${ADDED}`)}
`;
