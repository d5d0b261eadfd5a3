import sql from 'sql-template-tag';
import type { CompanyPage, CompanyPerson, Rhythm } from './page/contract.ts';
import { HISTORY_YEARS } from '@galley/shared/domain/businessDay';
import { addDays, addMonths, partsOf, type Day } from '@galley/shared/domain/calendar';
import type { OrderRhythm } from './rules/orderRhythm.ts';
import { CANCELED } from '../orders/rules/orderStatus.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { HttpProblem } from '../http/problem.ts';
import { readCompanies } from './companyQueries.ts';
import { rhythmsOf } from './rhythm.ts';
import { spentInMonths } from './spendMonths.ts';

/** The maximum number of contacts on the page; the others are in the list of contacts. */
const SHOWN_CONTACTS = 20;

interface People {
  Contacts: CompanyPerson[];
  ContactCount: number;
}

/** A company's active contacts, as in call 15. */
async function peopleOf(database: Queryable, id: number): Promise<People> {
  const people = await database.query<CompanyPerson & { total: number }>(sql`
    SELECT contact.id AS "IndividualId", name AS "IndividualName", title AS "IndividualTitle", email AS "IndividualEmail",
      phone AS "IndividualPhone", cell AS "IndividualCell", count(*) OVER ()::int AS total
    FROM contact_company JOIN contact ON contact.id = contact_id
    WHERE company_id = ${id} AND NOT inactive ORDER BY search, contact.id LIMIT ${SHOWN_CONTACTS}`);
  const [first] = people;
  return { Contacts: people, ContactCount: first?.total ?? 0 };
}

/** The change in spend from the 12 months before to the last 12 months, in whole percent; null if there was no spend before. */
async function spendChange(database: Queryable, id: number, today: Day): Promise<number | null> {
  const yearAgo = addMonths(today, -12);
  const [spent] = await database.query<{ now: number; before: number }>(sql`
    SELECT COALESCE(sum(cost) FILTER (WHERE order_date > ${yearAgo}), 0)::float8 AS now,
      COALESCE(sum(cost) FILTER (WHERE order_date <= ${yearAgo}), 0)::float8 AS before
    FROM order_line WHERE company_id = ${id} AND status <> ${CANCELED}
      AND order_date BETWEEN ${addDays(addMonths(today, -24), 1)} AND ${today}`);
  if (spent === undefined || spent.before <= 0) return null;
  return Math.round((100 * (spent.now - spent.before)) / spent.before);
}

const toRhythm = (rhythm: OrderRhythm, SpendChange: number | null): Rhythm => ({
  State: rhythm.state,
  Orders: rhythm.orders,
  LastOrder: localDate(rhythm.lastOrder),
  Silence: rhythm.silence,
  MedianGap: rhythm.medianGap,
  Spread: rhythm.spread,
  LateAfter: rhythm.lateAfter,
  SpendChange,
});

/** The first day of each month, from January five years ago to the current month. */
const monthsOfYears = (today: Day): Day[] => {
  const first = `${today.slice(0, 8)}01`;
  const length = 12 * HISTORY_YEARS + partsOf(today).month;
  return Array.from({ length }, (_, index) => addMonths(first, index - length + 1));
};

/** Call 255: a company's page, as the caller can see it. @throws HttpProblem 404 */
export async function companyRecord(
  database: Queryable,
  caller: Caller,
  today: Day,
  id: number,
): Promise<CompanyPage> {
  const [known] = await database.query(sql`SELECT FROM company WHERE id = ${id} AND deleted_at IS NULL`);
  const [Company] = known === undefined ? [] : await readCompanies(database, caller, today, [id]);
  if (Company === undefined) throw new HttpProblem(404, 'There is no company with this id.');
  const [rhythms, Months, people] = await Promise.all([
    rhythmsOf(database, caller, today, sql`company.id = ${id}`),
    spentInMonths(database, caller, id, monthsOfYears(today)),
    peopleOf(database, id),
  ]);
  const rhythm = rhythms.get(id);
  return {
    Company,
    ...(rhythm === undefined ? {} : { Rhythm: toRhythm(rhythm, await spendChange(database, id, today)) }),
    Months,
    ...people,
  };
}
