import sql, { raw, type Sql } from 'sql-template-tag';
import { readShell, type Shell } from '../../account/index.ts';
import type { Queryable } from '../../db/database.ts';
import { hasDemo, readSample, isSampleId, type SampleIds } from '../../demo/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { SetupState, StepName } from './contract.ts';

/** The relevant settings from the environment. */
export interface SetupSettings {
  shell: Shell;
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** The highest count. */
const MOST = 1_000;

const counted = (table: string, where: Sql): Sql =>
  sql`(SELECT count(*) FROM (SELECT FROM ${raw(table)} AS t WHERE ${where} LIMIT ${MOST}) AS found)::int`;

type Counts = Record<Exclude<StepName, 'links' | 'mail'>, number>;

/** Counts people's records, without the sample and records that refer to it. */
async function countOwn(database: Queryable, taken: SampleIds | undefined): Promise<Counts> {
  const of = (table: keyof SampleIds, column = 't.id') =>
    taken === undefined ? sql`false` : isSampleId(taken, table, column);
  const ofSampleParent = of('trend_group', 't.trend_group_id');
  const ofSampleCompany = sql`EXISTS (
    SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE contact_id = t.id AND ${of('trend_group', 'company.trend_group_id')})`;
  const [counts] = await database.query<Counts>(sql`
    SELECT ${counted('account_type', sql`t.deleted_at IS NULL AND NOT (${of('account_type')})`)} AS owners,
      ${counted('employee', sql`t.disabled_at IS NULL AND NOT (${of('employee')})`)} AS people,
      ${counted('company', sql`t.deleted_at IS NULL AND NOT (${ofSampleParent})`)} AS customers,
      ${counted('contact', sql`NOT t.inactive AND NOT (${of('contact')}) AND NOT (${ofSampleCompany})`)} AS contacts,
      ${counted('order_line', sql`NOT (${of('order_line')})`)} AS orders`);
  return counts ?? { owners: 0, people: 0, customers: 0, contacts: 0, orders: 0 };
}

const hostOf = (smtpUrl: string | undefined): string | null =>
  smtpUrl === undefined ? null : new URL(smtpUrl).host;

/** The setup steps, done or not, and the sample data (FIRST-05, FIRST-06). */
export async function readSetup(
  database: Queryable,
  { employeeId }: Pick<Caller, 'employeeId'>,
  { shell, smtpUrl, mailFrom }: SetupSettings,
): Promise<SetupState> {
  const { taken, ...sample } = await readSample(database);
  const { owners, people, customers, contacts, orders } = await countOwn(database, taken);
  const { IsStored, links } = await readShell(database, shell);
  const [dismissal] = await database.query(
    sql`SELECT FROM setup_dismissal WHERE employee_id = ${employeeId}`,
  );
  const step = (name: StepName, count: number, done = count > 0) => ({ name, done, count });
  const steps = [
    step('owners', owners),
    // The caller is one of them.
    step('people', people, people > 1),
    step('customers', customers),
    step('contacts', contacts),
    step('orders', orders),
    step('links', 0, IsStored || Object.values(links).some((link) => link !== null)),
    step('mail', 0, smtpUrl !== undefined),
  ];
  return {
    steps,
    over: steps.every(({ done }) => done) || (await hasDemo(database)),
    dismissed: dismissal !== undefined,
    sample,
    mail: { host: hostOf(smtpUrl), from: mailFrom },
  };
}
