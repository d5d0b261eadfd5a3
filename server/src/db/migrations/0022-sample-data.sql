-- Sample data to look around in (FIRST-06): a row while it is there, or on its way in.
CREATE TABLE sample_data (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Who loads it: its day is theirs.
  employee_id int NOT NULL REFERENCES employee ON DELETE CASCADE,
  -- As of which day it is made.
  day date NOT NULL,
  -- The ids of its records by their table, as {"company": [12, 102]}: those after 12, up to 102.
  ids jsonb NOT NULL,
  -- How many steps of its loading are done, of how many.
  done int NOT NULL DEFAULT 0,
  steps int NOT NULL,
  -- Why its loading has stopped.
  error text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL DEFAULT now()
);

-- Who does not want to see any more what is left to do (FIRST-05).
CREATE TABLE setup_dismissal (
  employee_id int PRIMARY KEY REFERENCES employee ON DELETE CASCADE
);
