/** The lines of a parent and of a company as their lists first sort them, with what they are narrowed by at first: a page is read as it is. */
const LISTED = 'account_type_id, status, order_date, ship_date, delivery_date';

export const priorityIndexes = `
DROP INDEX order_line_company_priority;
CREATE INDEX order_line_parent_priority ON order_line (trend_group_id, priority, id) INCLUDE (${LISTED});
CREATE INDEX order_line_company_priority ON order_line (company_id, priority, id) INCLUDE (${LISTED});
`;
