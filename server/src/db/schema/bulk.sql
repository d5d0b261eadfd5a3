-- Bulk jobs: work on many records, in the background.

CREATE TABLE bulk_job (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id int NOT NULL REFERENCES employee,
  -- The session that started the job. It sees the job's writes.
  jti text NOT NULL,
  action text NOT NULL,
  -- What the action needs: a date, an employee.
  input jsonb NOT NULL,
  -- The job that this one undoes. A job is undone once.
  undoes int UNIQUE REFERENCES bulk_job ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'canceled')),
  total int NOT NULL,
  -- The number of records by verdict. Their sum is the place of the last processed record.
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

-- The records of a job, in the order in which they're processed.
CREATE TABLE bulk_item (
  job_id int NOT NULL REFERENCES bulk_job ON DELETE CASCADE,
  place int NOT NULL,
  record_id int NOT NULL,
  -- The record's version when the job began. Null: any version.
  version int,
  -- Null: not processed yet.
  verdict text CHECK (verdict IN ('done', 'unchanged', 'refused', 'changed')),
  reason text NOT NULL DEFAULT '',
  -- For the undo: the record before the job, its version after the job, and the activity that the job added.
  before jsonb,
  left_version int,
  added_id int,
  PRIMARY KEY (job_id, place)
);
