import { afterEachStatement, deletingAll } from './triggers.ts';

/**
 * How many activities of each status a day has: kept in the transaction that changes them, so that the sum over a day's
 * rows is always the number of its activities. A writer adds to whichever row of the day nobody holds, and makes one where
 * others hold them all: no writer waits for another, and a day has as many rows as ever wrote to it at once.
 */
const count = (activities: string) => `
    FOR change IN SELECT start_date, status, sum(n) AS n FROM (${activities}) AS one
      GROUP BY start_date, status HAVING sum(n) <> 0 LOOP
      SELECT id INTO free FROM activity_day AS day
      WHERE day.start_date = change.start_date AND day.status = change.status LIMIT 1 FOR UPDATE SKIP LOCKED;
      IF FOUND THEN
        UPDATE activity_day AS day SET n = day.n + change.n
        WHERE day.start_date = change.start_date AND day.status = change.status AND day.id = free;
      ELSE
        INSERT INTO activity_day (start_date, status, n) VALUES (change.start_date, change.status, change.n);
      END IF;
    END LOOP;`;

const ADDED = 'SELECT start_date, status, 1 AS n FROM added';
const REMOVED = 'SELECT start_date, status, -1 AS n FROM removed';

export const activityDays = `
CREATE TABLE activity_day (
  start_date date NOT NULL,
  status smallint NOT NULL,
  id int GENERATED ALWAYS AS IDENTITY,
  n int NOT NULL,
  PRIMARY KEY (start_date, status, id)
) WITH (fillfactor = 80);

CREATE FUNCTION activities_counted() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  change record;
  free int;
BEGIN
  IF TG_OP = 'DELETE' THEN${count(REMOVED)}
  ELSIF TG_OP = 'INSERT' THEN${count(ADDED)}
  ELSE${count(`${REMOVED} UNION ALL ${ADDED}`)}
  END IF;
  RETURN NULL;
END $$;
${afterEachStatement('activity', 'activities_counted')}

CREATE ${deletingAll('activities_emptied', ['activity_day'])}
CREATE TRIGGER activities_emptied AFTER TRUNCATE ON activity
FOR EACH STATEMENT EXECUTE FUNCTION activities_emptied();

-- The triggers keep other writers out until this is committed: what they count begins with what is counted here.
INSERT INTO activity_day (start_date, status, n)
SELECT start_date, status, count(*) FROM activity GROUP BY start_date, status;
`;
