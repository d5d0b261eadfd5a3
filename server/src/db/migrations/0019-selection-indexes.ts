/**
 * The lines of a parent and of a company with all that their lists open with, are narrowed by at first and are sorted by: counting
 * and sorting them reads an index alone, not the lines.
 */
const LISTED = 'account_type_id, status, priority, ship_date, delivery_date, order_id, line_num';

export const selectionIndexes = `
CREATE INDEX order_line_parent ON order_line (trend_group_id, order_date, id) INCLUDE (${LISTED});
CREATE INDEX order_line_company ON order_line (company_id, order_date, id) INCLUDE (cost, ${LISTED});
DROP INDEX order_line_parent_date, order_line_company_date;
`;
