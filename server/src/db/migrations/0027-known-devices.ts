/** Where somebody has signed in before: their way in stays open when others fail. */
export const knownDevices = `
-- Only a digest of what the browser keeps: a leaked table makes no device known.
CREATE TABLE device (
  token_hash text NOT NULL,
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, employee_id)
);
CREATE INDEX device_employee ON device (employee_id);
CREATE INDEX device_seen ON device (seen_at);
`;
