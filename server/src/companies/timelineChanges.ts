import sql, { type Sql } from 'sql-template-tag';
import type { TimelineEntry } from './page/contract.ts';
import type { Queryable } from '../db/database.ts';

type Members = Record<string, unknown> | null;

interface Changed {
  old: Members;
  new: Members;
}

/** The tables of the records that members name by id. */
const TABLES = {
  parent: 'parent',
  accountType: 'account',
  accountOwner: 'account',
  salesRep: 'rep',
} as const;
type Table = (typeof TABLES)[keyof typeof TABLES];

/** The names of records, by table and id. */
export type RecordNames = ReadonlyMap<`${Table}/${number}`, string>;

/** Labels for the audit log's members that everybody can see on a company's card; feeds name some of them differently. */
const SHOWN: Readonly<Record<string, string>> = {
  name: 'Name',
  parent: 'Company Parent',
  typeOfAccount: 'Account Type',
  prospect: 'Prospect',
  address1: 'Address',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  url: 'Website',
  website: 'Website',
  phone: 'Phone',
  fax: 'Fax',
  accountType: 'Account Owner',
  accountOwner: 'Account Owner',
  salesRep: 'Sales Rep',
  pricePlan: 'Price Plan',
  shipPricePlan: 'Ship Price Plan',
  file: 'File',
};

const tableOf = (member: string): Table | undefined =>
  Object.hasOwn(TABLES, member) ? TABLES[member as keyof typeof TABLES] : undefined;

const idsIn = (rows: readonly Changed[], table: Table): number[] =>
  rows
    .flatMap((row) => [row.old, row.new])
    .flatMap((state) => Object.entries(state ?? {}))
    .flatMap(([member, id]) => (tableOf(member) === table && typeof id === 'number' ? [id] : []));

/** The names of the company parents, account owners and sales reps in these rows. */
export async function recordNames(database: Queryable, rows: readonly Changed[]): Promise<RecordNames> {
  const [parents, accounts, reps] = [idsIn(rows, 'parent'), idsIn(rows, 'account'), idsIn(rows, 'rep')];
  if (parents.length + accounts.length + reps.length === 0) return new Map();
  const named = await database.query<{ table: Table; id: number; name: string }>(sql`
    SELECT 'parent' AS table, id, name FROM trend_group WHERE id = ANY(${parents}::int[])
    UNION ALL SELECT 'account', id, name FROM account_type WHERE id = ANY(${accounts}::int[])
    UNION ALL SELECT 'rep', id, full_name FROM employee WHERE id = ANY(${reps}::int[])`);
  return new Map(named.map(({ table, id, name }) => [`${table}/${id}`, name]));
}

function textOf(member: string, value: unknown, names: RecordNames): string {
  const table = tableOf(member);
  if (table !== undefined && typeof value === 'number') return names.get(`${table}/${value}`) ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The changes in an audit row that everybody can see. */
export const changesOf = (old: Members, now: Members, names: RecordNames): TimelineEntry['Changes'] =>
  Object.entries(SHOWN)
    .map(([member, Member]) => ({
      Member,
      Before: textOf(member, old?.[member], names),
      After: textOf(member, now?.[member], names),
    }))
    .filter(({ Before, After }) => Before !== After);

/** Whether an audit row has changes that everybody can see. */
export const hasShownChanges: Sql = sql`EXISTS (
  SELECT FROM unnest(${Object.keys(SHOWN)}::text[]) AS member
  WHERE coalesce(before->>member, '') <> coalesce(after->>member, ''))`;
