/** Who reads the audit log asks by employee or by time; by record it is found already. */
export const auditReaders = `
CREATE INDEX audit_log_employee ON audit_log (employee_id, id);
CREATE INDEX audit_log_at ON audit_log (at);
`;
