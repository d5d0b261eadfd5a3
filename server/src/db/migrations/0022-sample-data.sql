-- Sample data to look around in (FIRST-06): one row while it's loaded or loading.
CREATE TABLE sample_data (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Who loads it: they take the place of the sample's first employee.
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- The day that the data is based on.
  day date NOT NULL,
  -- The ids of its records by table, such as {"company": [12, 102]}: those after 12, up to 102.
  ids jsonb NOT NULL,
  -- How many loading steps are done, and how many there are.
  done int NOT NULL DEFAULT 0,
  steps int NOT NULL,
  -- Why loading stopped.
  error text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL DEFAULT now()
);

-- Employees who dismissed the list of what's left to do (FIRST-05).
CREATE TABLE setup_dismissal (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE
);
