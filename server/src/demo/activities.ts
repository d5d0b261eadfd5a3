import sql, { raw } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Transaction } from '../db/database.ts';
import { COMMENTS } from './words.ts';
import { REP_OF_ACCOUNT } from './accounts.ts';
import type { IdOffsets } from './idOffsets.ts';

/** How many open activities the demo's rep has on their list: a realistic day. */
const OWN_DAY = 42;
/** The colleague (employee id) who gets activities that the random data would add to the rep's day, so that it's the same in every size. */
const STAND_IN = 8;

/** Pseudorandom numbers from a row's number and a salt, the same in every engine. */
export const RANDOM_FUNCTION = `
CREATE OR REPLACE FUNCTION pg_temp.dice(n bigint, salt int, sides int) RETURNS int LANGUAGE sql IMMUTABLE
RETURN ((hashint8extended(n, salt) & 2147483647) % sides)::int;`;

const quoted = (items: readonly string[]) =>
  `ARRAY[${items.map((item) => `'${item.replaceAll("'", "''")}'`).join(',')}]`;

/**
 * Activities, all for contacts of their company. The first ones are the rep's day (overdue, today, coming days, every recurrence); the rest
 * is spread over five years and all employees. The older one is, the likelier it's done.
 */
export async function loadActivities(
  database: Transaction,
  count: number,
  today: Day,
  places: IdOffsets,
): Promise<void> {
  await database.script(RANDOM_FUNCTION);
  await database.script(`
    CREATE TEMP TABLE demo_link ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY contact_id, company_id) - 1 AS n, contact_id, company_id
    FROM contact_company JOIN contact ON contact.id = contact_id WHERE NOT inactive AND contact_id > ${places.contact + 1};
    CREATE UNIQUE INDEX ON demo_link (n);
    CREATE TEMP TABLE demo_own ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY contact_id, company_id) - 1 AS n, contact_id, company_id
    FROM demo_link JOIN company ON company.id = company_id WHERE account_type_id IN (${places.account_type + 1}, ${places.account_type + 2});
    CREATE UNIQUE INDEX ON demo_own (n);`);
  const reps = raw(`ARRAY[${Object.values(REP_OF_ACCOUNT).join(',')}]`);
  const people = raw(`(ARRAY[${places.people.join(',')}])`);
  const types = raw(`(ARRAY[${places.activityTypes.join(',')}])`);
  await database.query(sql`
    INSERT INTO activity (id, trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, status, recurrence, follow_up_end, series_start, comments, created_on, completed_on)
    SELECT ${places.activity}::int + made.id, company.trend_group_id, company.id, made.contact_id, company.sales_rep_id,
      ${people}[made.assignee], ${people}[CASE WHEN made.roll < 70 THEN made.assignee ELSE 1 + made.roll % 12 END],
      ${types}[made.type],
      made.start_date, made.status, made.recurrence,
      CASE WHEN made.recurrence > 0 AND made.roll < 40 THEN made.start_date + 200 END, made.start_date,
      (${raw(quoted(COMMENTS))})[1 + made.roll % ${COMMENTS.length}],
      LEAST(made.start_date, ${today}::date) - (made.roll % 14),
      CASE WHEN made.status = 1 THEN LEAST(made.start_date + made.roll % 5, ${today}::date) END
    FROM (
      SELECT id, roll, start_date, COALESCE(own.company_id, link.company_id) AS company_id,
        COALESCE(own.contact_id, link.contact_id) AS contact_id,
        CASE WHEN is_own THEN 1
          WHEN anybody = 1 AND start_date BETWEEN ${today}::date - 10 AND ${today}::date + 7 THEN ${STAND_IN}
          ELSE anybody END AS assignee,
        CASE WHEN roll % 3 = 0 THEN 5 ELSE 1 + roll % 8 END AS type,
        CASE WHEN is_own THEN id % 5 WHEN roll % 6 = 0 THEN 1 + roll % 4 ELSE 0 END AS recurrence,
        CASE WHEN is_own THEN 0 WHEN start_date > ${today}::date THEN CASE WHEN roll < 4 THEN 2 ELSE 0 END
          WHEN start_date > ${today}::date - 10 AND roll < 30 THEN 0
          WHEN pg_temp.dice(id, 4, 100) < 9 THEN 2 ELSE 1 END AS status
      FROM (
        SELECT n AS id, n <= ${OWN_DAY} AS is_own, pg_temp.dice(n, 1, 100) AS roll,
          ${today}::date + CASE
            WHEN n <= 9 THEN -1 - pg_temp.dice(n, 2, 12)
            WHEN n <= 18 THEN 0
            WHEN n <= ${OWN_DAY} THEN 1 + pg_temp.dice(n, 2, 7)
            WHEN pg_temp.dice(n, 3, 100) < 8 THEN 1 + pg_temp.dice(n, 2, 90)
            ELSE -pg_temp.dice(n, 2, 1800) END AS start_date
        FROM generate_series(1, ${count}::bigint) AS n) AS sampled
      CROSS JOIN LATERAL (
        SELECT CASE WHEN roll < 80 THEN (${reps})[1 + roll % 8] ELSE 1 + roll % 12 END AS anybody) AS who
      LEFT JOIN demo_own AS own ON is_own AND own.n = pg_temp.dice(id, 5, (SELECT count(*)::int FROM demo_own))
      LEFT JOIN demo_link AS link ON NOT is_own AND link.n = pg_temp.dice(id, 5, (SELECT count(*)::int FROM demo_link))
    ) AS made JOIN company ON company.id = made.company_id`);
}

export { quoted };
