import sql from 'sql-template-tag';
import type { TimelineEntry } from './page/contract.ts';
import type { Queryable } from '../db/database.ts';

type Members = Record<string, unknown> | null;

interface Changed {
  old: Members;
  new: Members;
}

/** Names of account owners and of sales reps, by id. */
export interface Owners {
  accounts: ReadonlyMap<number, string>;
  reps: ReadonlyMap<number, string>;
}

/** Labels for the audit log's members that everybody can see on a company's card; feeds name some of them differently. */
const SHOWN: Readonly<Record<string, string>> = {
  name: 'Name',
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

const ACCOUNTS = ['accountType', 'accountOwner'];
const REP = 'salesRep';

const idsIn = (rows: readonly Changed[], members: readonly string[]): number[] =>
  rows
    .flatMap((row) => [row.old, row.new])
    .flatMap((state) => members.map((member) => state?.[member]))
    .filter((id) => typeof id === 'number');

/** The names of the account owners and sales reps in these rows. */
export async function ownerNames(database: Queryable, rows: readonly Changed[]): Promise<Owners> {
  const [accounts, reps] = [idsIn(rows, ACCOUNTS), idsIn(rows, [REP])];
  if (accounts.length + reps.length === 0) return { accounts: new Map(), reps: new Map() };
  const named = await database.query<{ id: number; name: string; isRep: boolean }>(sql`
    SELECT id, name, false AS "isRep" FROM account_type WHERE id = ANY(${accounts}::int[])
    UNION ALL SELECT id, full_name, true FROM employee WHERE id = ANY(${reps}::int[])`);
  const of = (isRepName: boolean) =>
    new Map(named.filter(({ isRep }) => isRep === isRepName).map(({ id, name }) => [id, name]));
  return { accounts: of(false), reps: of(true) };
}

function textOf(member: string, value: unknown, { accounts, reps }: Owners): string {
  if (typeof value === 'number' && ACCOUNTS.includes(member)) return accounts.get(value) ?? '';
  if (typeof value === 'number' && member === REP) return reps.get(value) ?? '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The changes in an audit row that everybody can see. */
export const changesOf = (old: Members, now: Members, owners: Owners): TimelineEntry['Changes'] =>
  Object.entries(SHOWN)
    .map(([member, Member]) => ({
      Member,
      Before: textOf(member, old?.[member], owners),
      After: textOf(member, now?.[member], owners),
    }))
    .filter(({ Before, After }) => Before !== After);
