import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { ActivitySaveResponse } from '#server/activities/contract';
import type { Database } from '#server/db/database';
import { REP, type TestServer } from '../testing.ts';

export const NOTES = 'Called, wants a proof by Monday.';

/** The values of a new activity, without its company and contact. */
export const VALUES = {
  saveMode: 0,
  SelectedParentID: 0,
  SelectedCompanyID: 0,
  ID: 0,
  CompanyID: 0,
  IndividualID: 0,
  ActivityForID: 1,
  TypeID: 3,
  StartDate: '2026-11-24',
  Comments: NOTES,
  FollowUpRecurrenceType: 0,
  FollowUpEndDate: null,
};

/** A company of this account owner, with one of its contacts. */
export async function placeIn(database: Database, accountType = 1) {
  const [found] = await database.query<{ CompanyID: number; IndividualID: number }>(sql`
    SELECT company.id AS "CompanyID", contact_id AS "IndividualID" FROM company
    JOIN contact_company ON company_id = company.id WHERE account_type_id = ${accountType} ORDER BY 1, 2 LIMIT 1`);
  assert.ok(found);
  return found;
}

/** The calls of activity tests to a server. */
export function activitiesOf(server: TestServer) {
  const place = (accountType?: number) => placeIn(server.database(), accountType);
  const save = <T = ActivitySaveResponse>(change: object, as = REP, headers: Record<string, string> = {}) =>
    server.call<T>('POST', '/v1/activity', { as, body: { ...VALUES, ...change }, headers });
  const add = async (change: object = {}) => {
    const { status, body } = await save({ ...(await place()), ...change });
    assert.equal(status, 200, JSON.stringify(body));
    return body.ID ?? 0;
  };
  const row = async (id: number) => {
    const [found] = await server.database().query(sql`
      SELECT start_date, status, recurrence, follow_up_end, series_start, comments, version, assignee_id, creator_id
      FROM activity WHERE id = ${id}`);
    return found;
  };
  return { place, save, add, row };
}
