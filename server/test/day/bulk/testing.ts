import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import sql, { raw } from 'sql-template-tag';
import type { BulkJob, BulkVerdict, BulkVerdictsResponse } from '@galley/shared/contract/bulk';
import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import type { Database, Row } from '#server/db/database';
import { post, REP, type TestServer } from '../../testing.ts';

/** Marks the activities of a test. */
export const NOTES = 'Many at once.';

/** The demo's rep, who created these activities and is their assignee, and another employee. */
export const ME = 1;
export const COLLEAGUE = 2;

/** Adds open activities of the rep at the rep's companies. @returns their ids */
export async function addActivities(
  database: Database,
  count: number,
  { recurrence = 0, start = '2026-12-01' } = {},
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(sql`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, recurrence, follow_up_end, series_start, comments, created_on)
    SELECT trend_group_id, company_id, contact_id, sales_rep_id, ${ME}, ${ME}, 3, ${start}::date + n % 20, ${recurrence}, NULL,
      ${start}::date + n % 20, ${NOTES}, '2026-11-01'
    FROM generate_series(1, ${count}) AS n JOIN (
      SELECT trend_group_id, company.id AS company_id, contact_id, sales_rep_id,
        row_number() OVER (ORDER BY company.id, contact_id) - 1 AS place, count(*) OVER () AS all_places
      FROM company JOIN contact_company ON company_id = company.id WHERE account_type_id = 1) AS place
      ON place.place = n % all_places
    RETURNING id`);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Every row of a table, ignoring its last author and version. */
export const rowsOf = (database: Database, table: string): Promise<Row[]> =>
  database.query(sql`
    SELECT to_jsonb(one) - 'version' - 'updated_at' - 'updated_by' AS row FROM ${raw(table)} AS one ORDER BY 1`);

/** Waits until a job has ended. */
export async function ended(server: TestServer, { ID }: BulkJob, as = REP): Promise<BulkJob> {
  for (;;) {
    const { body } = await server.call<BulkJob>('GET', `/v1/bulk/${ID}`, { as });
    if (body.State !== 'running') return body;
    await sleep(20);
  }
}

/** Starts a job and waits until it has ended. */
export const run = async (server: TestServer, body: object, as = REP): Promise<BulkJob> =>
  ended(server, await post<BulkJob>(server, '/v1/bulk', body, as), as);

/** Undoes a job and waits until the undo has ended. */
export const undo = async (server: TestServer, { ID }: BulkJob, as = REP): Promise<BulkJob> =>
  ended(server, await post<BulkJob>(server, `/v1/bulk/${ID}/undo`, {}, as), as);

export async function verdicts(
  server: TestServer,
  { ID }: BulkJob,
  verdict: string,
): Promise<Omit<BulkVerdict, 'Place'>[]> {
  const { status, body } = await server.call<BulkVerdictsResponse>(
    'GET',
    `/v1/bulk/${ID}/verdicts?verdict=${verdict}`,
    { as: REP },
  );
  assert.equal(status, 200);
  return body.Verdicts.map(({ ID, Name, Reason }) => ({ ID, Name, Reason }));
}

/** Done, unchanged, refused, changed. */
export const counts = ({ Done, Unchanged, Refused, Changed }: BulkJob): number[] => [
  Done,
  Unchanged,
  Refused,
  Changed,
];

/** The filter of the activities list that matches the caller's open activities in a range of days. */
export const ofDays = (from: string, to: string) => ({
  SelectedParentID: 0,
  SelectedCompanyID: 0,
  Filter_ActivityForID: -1,
  Filter_DateRange: RANGE_CUSTOM,
  Filter_DateStart: from,
  Filter_DateEnd: to,
  Filter_Status: 0,
  Filter_Apply: true,
});
