import sql, { type Sql } from 'sql-template-tag';
import { MY_DAY_ACTIVITIES, MY_DAY_RECORDS, type MyDay, type QuietProspect } from './contract.ts';
import type { Selection } from '@galley/shared/domain/selection';
import {
  activityConditions,
  activityTotal,
  findActivityPage,
  readActivities,
  toActivity,
} from '../../activities/index.ts';
import { companiesWhere, type CompanyReader as Reader, listedRhythms } from '../../companies/index.ts';
import { activitiesAt, companiesAt, ordersAt } from '../listAddress.ts';
import { findOrders, readOrderLines } from '../../orders/index.ts';
import { FIGURE_LISTS } from './figureLists.ts';

type Lists = { [Name in keyof typeof FIGURE_LISTS]: string };

const activitiesOf = ({ caller, today }: Reader, list: string) =>
  activityConditions(caller, today, activitiesAt(list));

async function activityFigures(reader: Reader, lists: Lists) {
  const { database, caller, today } = reader;
  const totalOf = (list: string): Sql => sql`(${activityTotal(activitiesOf(reader, list))})::int`;
  const [counts] = await database.query<{ overdue: number; dueToday: number; doneToday: number }>(sql`
    SELECT ${totalOf(lists.Overdue)} AS overdue, ${totalOf(lists.DueToday)} AS "dueToday",
      ${totalOf(lists.DoneToday)} AS "doneToday"`);
  const page = { limit: MY_DAY_ACTIVITIES, offset: 0, newestFirst: false };
  const { total, ids } = await findActivityPage(database, activitiesOf(reader, lists.ToDo), page);
  const rows = await readActivities(database, ids);
  return {
    Overdue: { Count: counts?.overdue ?? 0, List: lists.Overdue },
    DueToday: { Count: counts?.dueToday ?? 0, List: lists.DueToday },
    DoneToday: { Count: counts?.doneToday ?? 0, List: lists.DoneToday },
    ToDo: { Count: total, List: lists.ToDo },
    Activities: rows.map((row) => toActivity(row, caller, today)),
  };
}

async function orderFigure({ database, caller, today }: Reader, list: string) {
  const { selection, filters } = ordersAt(list);
  const page = { from: 0, size: MY_DAY_RECORDS };
  const { total, ids } = await findOrders(database, { caller, today, selection }, filters, filters, page);
  return { figure: { Count: total, List: list }, lines: await readOrderLines(database, today, ids) };
}

async function atRisk(reader: Reader, list: string) {
  const rhythms = await listedRhythms(reader, companiesAt(list));
  const first = rhythms.toSorted((a, b) => b.silence - a.silence || a.id - b.id).slice(0, MY_DAY_RECORDS);
  const names = await reader.database.query<{ id: number; name: string }>(
    sql`SELECT id, name FROM company WHERE id = ANY(${first.map(({ id }) => id)}::int[])`,
  );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return {
    AtRisk: { Count: rhythms.length, List: list },
    CompaniesAtRisk: first.map(({ id, silence, medianGap }) => ({
      CustomerID: id,
      CustomerDisplayName: nameOf.get(id) ?? '',
      Silence: silence,
      MedianGap: medianGap,
    })),
  };
}

async function quiet(reader: Reader, list: string) {
  const { database, today } = reader;
  const rows = await database.query<QuietProspect & { Total: number }>(sql`
    SELECT id AS "CustomerID", name AS "CustomerDisplayName", ${today}::date - last_done AS "Silence",
      (count(*) OVER ())::int AS "Total"
    FROM (SELECT id, name, (SELECT max(completed_on) FROM activity WHERE company_id = company.id) AS last_done
      FROM company WHERE ${companiesWhere(reader, companiesAt(list))}) AS prospect
    ORDER BY last_done DESC NULLS LAST, id LIMIT ${MY_DAY_RECORDS}`);
  return {
    Quiet: { Count: rows[0]?.Total ?? 0, List: list },
    QuietProspects: rows.map(({ CustomerID, CustomerDisplayName, Silence }) => ({
      CustomerID,
      CustomerDisplayName,
      Silence,
    })),
  };
}

/** Call 320: counts each figure with its list's own conditions (MYD-01). */
export async function myDay(reader: Reader, selection: Selection): Promise<MyDay> {
  const whose = { employeeId: reader.caller.employeeId, today: reader.today, selection };
  const lists = Object.fromEntries(
    Object.entries(FIGURE_LISTS).map(([name, listOf]) => [name, listOf(whose)]),
  ) as Lists;
  const [activities, waiting, late, risk, silent] = await Promise.all([
    activityFigures(reader, lists),
    orderFigure(reader, lists.Waiting),
    orderFigure(reader, lists.Late),
    atRisk(reader, lists.AtRisk),
    quiet(reader, lists.Quiet),
  ]);
  return {
    Day: reader.today,
    ...activities,
    Waiting: waiting.figure,
    WaitingLines: waiting.lines,
    Late: late.figure,
    LateLines: late.lines,
    ...risk,
    ...silent,
  };
}
