/** The lines of a parent that wait for somebody, by status: few of all its lines. */
export const attention = `
CREATE INDEX order_line_attention ON order_line (trend_group_id, status, order_date) INCLUDE (account_type_id)
WHERE status NOT IN (10, 16, 18, 23, 25, 36);
`;
