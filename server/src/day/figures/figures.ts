import sql from 'sql-template-tag';
import type { Figure, Figures, FiguresQuery, Work } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { everyDay, periodFault } from '../rules/workFigures.ts';
import type { CompanyReader as Reader } from '../../companies/index.ts';
import { teamMembers } from '../../db/team.ts';
import { localDate, readDay } from '../../http/localDate.ts';
import { HttpProblem } from '../../http/problem.ts';
import { activityCounts, waitingCounts, wonCounts, type DoneCount } from './counted.ts';
import {
  ACTIVITY_LISTS,
  waitingLists,
  wonList,
  type ActivityFigure,
  type Period,
  type FigureScope,
} from './figureLists.ts';

interface Person {
  id: number;
  name: string;
}

/**
 * The requested period. @throws HttpProblem 400 naming the field if a day is invalid, To is before From, or the period is too long or in
 * the future
 */
function periodOf(today: Day, { From, To, ParentID, CompanyID }: FiguresQuery): Period {
  const from = readDay('From', From);
  const to = readDay('To', To);
  const fault = periodFault(from, to, today);
  if (fault !== undefined || from === undefined || to === undefined)
    throw new HttpProblem(400, fault?.message ?? '', fault === undefined ? [] : [fault]);
  return { from, to, today, selection: { parentId: ParentID, companyId: CompanyID } };
}

/** The requested team or person; by default the team of the caller's default account owner, or the caller. */
async function scopeOf({ database, caller }: Reader, { Team, Employee }: FiguresQuery): Promise<FigureScope> {
  if (Employee > 0) return { employee: Employee };
  if (Team > 0) return { team: Team };
  const [own] = await database.query<{ team: number }>(sql`
    SELECT account_type_id AS team FROM employee_account WHERE employee_id = ${caller.employeeId} AND is_default`);
  return own ?? { employee: caller.employeeId };
}

/** The people to count, by name. @throws HttpProblem 404 for an unknown team or person */
async function peopleOf({ database }: Reader, whose: FigureScope): Promise<Person[]> {
  const isOne =
    'team' in whose
      ? sql`id IN (${teamMembers(whose.team)})`
      : sql`id = ${whose.employee} AND disabled_at IS NULL`;
  const people = await database.query<Person>(
    sql`SELECT id, full_name AS name FROM employee WHERE ${isOne} ORDER BY lower(full_name), id`,
  );
  if ('employee' in whose && people.length === 0) throw new HttpProblem(404, 'There is no such employee.');
  if ('team' in whose && people.length === 0) {
    const [team] = await database.query(
      sql`SELECT id FROM account_type WHERE id = ${whose.team} AND deleted_at IS NULL`,
    );
    if (team === undefined) throw new HttpProblem(404, 'There is no such team.');
  }
  return people;
}

interface Counts {
  activities: readonly DoneCount[];
  won: ReadonlyMap<number, number>;
  waiting: readonly ReadonlyMap<number, number>[];
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** The work of a person, or of everyone, with the list behind each figure. */
function workOf(
  { activities, won, waiting }: Counts,
  whose: FigureScope,
  period: Period,
  person?: number,
): Work {
  const of = (counts: ReadonlyMap<number, number>) =>
    person === undefined ? sum(counts.values()) : (counts.get(person) ?? 0);
  const activity = (name: ActivityFigure): Figure => ({
    Count: sum(
      activities
        .filter(({ figure, employee }) => figure === name && (person === undefined || employee === person))
        .map(({ count }) => count),
    ),
    List: ACTIVITY_LISTS[name](whose, period),
  });
  return {
    Done: activity('Done'),
    Calls: activity('Calls'),
    OnTime: activity('OnTime'),
    FollowUps: activity('FollowUps'),
    FollowUpsKept: activity('FollowUpsKept'),
    Won: { Count: of(won), List: wonList(whose, period) },
    Waiting: waitingLists(whose, period).map((List, age) => ({ Count: of(waiting[age] ?? new Map()), List })),
  };
}

/** What was done on each day of the period. */
function daysOf(activities: readonly DoneCount[], whose: FigureScope, period: Period): Figures['Days'] {
  return everyDay(period.from, period.to).map((day) => {
    const on = (name: 'Done' | 'Calls'): Figure => ({
      Count: sum(
        activities.filter((one) => one.figure === name && one.day === day).map(({ count }) => count),
      ),
      List: ACTIVITY_LISTS[name](whose, { ...period, from: day, to: day }),
    });
    return { Day: localDate(day), Done: on('Done'), Calls: on('Calls') };
  });
}

/** Call 258: the figures of a team or a person, each counted with its list's own conditions (FIG-01). */
export async function figures(reader: Reader, query: FiguresQuery): Promise<Figures> {
  const period = periodOf(reader.today, query);
  const whose = await scopeOf(reader, query);
  const people = await peopleOf(reader, whose);
  const [activities, won, waiting] = await Promise.all([
    activityCounts(reader, whose, period),
    wonCounts(reader, whose, period),
    waitingCounts(
      reader,
      whose,
      period,
      people.map(({ id }) => id),
    ),
  ]);
  const counts = { activities, won, waiting };
  return {
    From: localDate(period.from),
    To: localDate(period.to),
    Team: 'team' in whose ? whose.team : 0,
    Employee: 'team' in whose ? 0 : whose.employee,
    Total: workOf(counts, whose, period),
    People: people.map(({ id, name }) => ({
      EmployeeID: id,
      Name: name,
      ...workOf(counts, { employee: id }, period, id),
    })),
    Days: daysOf(activities, whose, period),
  };
}
