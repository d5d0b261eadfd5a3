-- What is done with many records at once, in the background.

CREATE TABLE bulk_job (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee,
  -- The session that started it: it sees what the job writes.
  jti text NOT NULL,
  action text NOT NULL,
  -- What the action needs: a date, an employee.
  input jsonb NOT NULL,
  -- The job that this one undoes. A job is undone once.
  undoes int UNIQUE REFERENCES bulk_job ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'canceled')),
  total int NOT NULL,
  -- What became of its records: the sum is the place of the last one.
  done int NOT NULL DEFAULT 0,
  unchanged int NOT NULL DEFAULT 0,
  refused int NOT NULL DEFAULT 0,
  changed int NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  worked_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX bulk_job_employee ON bulk_job (employee_id, started_at);
CREATE INDEX bulk_job_running ON bulk_job (worked_at, id) WHERE state = 'running';

-- The records of a job, in the order in which it works through them.
CREATE TABLE bulk_item (
  job_id int NOT NULL REFERENCES bulk_job ON DELETE CASCADE,
  place int NOT NULL,
  record_id int NOT NULL,
  -- Of the record when the job began. Null: whichever it is.
  version int,
  -- Null: not its turn yet.
  verdict text CHECK (verdict IN ('done', 'unchanged', 'refused', 'changed')),
  reason text NOT NULL DEFAULT '',
  -- What its undo needs: the record before, the version that the job left, the activity that it added.
  before jsonb,
  left_version int,
  added_id int,
  PRIMARY KEY (job_id, place)
);
