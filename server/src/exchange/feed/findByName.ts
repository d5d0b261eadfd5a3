import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { distance, nearest } from '@galley/releases/cli/nearest';
import type { FeedResource } from '../rules/feedFields.ts';
import { foldName } from '@galley/shared/domain/foldName';
import type { Queryable } from '../../db/database.ts';
import { targetOf } from './targets.ts';
import { joinWholeNames } from './wholeNames.ts';

/** How many typos a suggested name can have. */
const NEAR = 3;

/** The records found by name, and why other names weren't found. */
export interface Named {
  ids: Map<string, number>;
  faults: Map<string, string>;
  /** Names that fit more than one record. */
  ambiguous: Set<string>;
}

interface Found {
  id: number;
  name: string;
  email: string;
}

/** Rows that can be found by name: those that people see. */
const SEEN: Partial<Record<FeedResource, Sql>> = {
  employees: sql`t.disabled_at IS NULL`,
  contacts: sql`t.merged_into IS NULL AND NOT t.inactive`,
};
const NAME: Partial<Record<FeedResource, string>> = { employees: 'full_name' };
const FOLDED = new Set<FeedResource>(['companies', 'parents', 'contacts', 'products', 'advertisers']);
/** Resources whose records can be found by name. */
const HAS_NAMES = new Set<FeedResource>([...FOLDED, 'employees', 'account-owners', 'forecast-families']);
const WITH_EMAIL = new Set<FeedResource>(['employees', 'contacts']);
const CALLED: Partial<Record<FeedResource, string>> = {
  employees: 'isn’t an employee here',
  companies: 'isn’t a company here',
  contacts: 'isn’t a contact here',
  'account-owners': 'isn’t an account owner here',
  'forecast-families': 'isn’t a forecast family here',
};

/** The rows of a resource with one of these names or emails; all rows of short lists: employees, account owners, forecast families. */
function rowsNamed(transaction: Queryable, to: FeedResource, called: readonly string[]): Promise<Found[]> {
  const columns = sql`t.id, ${raw(`t.${NAME[to] ?? 'name'}`)} AS name, ${WITH_EMAIL.has(to) ? sql`t.email` : sql`''`} AS email`;
  const rows = (join: Sql, condition: Sql) => sql`
    SELECT ${columns} FROM ${raw(targetOf(to).table)} AS t ${join} WHERE ${SEEN[to] ?? sql`t.deleted_at IS NULL`} AND ${condition}`;
  const emails = called.filter((one) => one.includes('@')).map((one) => one.toLowerCase());
  const named = FOLDED.has(to) ? rows(joinWholeNames(called), sql`true`) : rows(empty, sql`true`);
  const byEmail =
    FOLDED.has(to) && WITH_EMAIL.has(to) && emails.length > 0
      ? sql` UNION ${rows(empty, sql`lower(t.email) = ANY(${emails}::text[])`)}`
      : empty;
  return transaction.query<Found>(sql`${named}${byEmail} ORDER BY id`);
}

function faultOf(
  to: FeedResource,
  called: string,
  rows: readonly Found[],
  fitting: readonly Found[],
): string {
  const quoted = JSON.stringify(called);
  if (fitting.length > 1)
    return `${quoted} matches more than one: ${fitting.map(({ name, email }) => (email === '' ? name : `${name} (${email})`)).join(', ')}`;
  const folded = foldName(called);
  const near = nearest(
    folded,
    rows.map(({ name }) => foldName(name)),
  );
  const meant = rows.find(({ name }) => foldName(name) === near);
  const isNear = meant !== undefined && near !== undefined && distance(folded, near) <= NEAR;
  return `${quoted} ${CALLED[to] ?? `is unknown in ${to}`}${isNear ? `. Did you mean ${meant.name}?` : ''}`;
}

function grouped(rows: readonly Found[], keyOf: (row: Found) => string): Map<string, Found[]> {
  const groups = new Map<string, Found[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/**
 * Finds records by the names or emails in a list, whoever created them; ignores accents, case, punctuation and spaces (IMPO-14). An
 * ambiguous name finds nothing.
 */
export async function findByName(
  transaction: Queryable,
  to: FeedResource,
  called: readonly string[],
): Promise<Named> {
  const named: Named = { ids: new Map(), faults: new Map(), ambiguous: new Set() };
  if (called.length === 0 || !HAS_NAMES.has(to)) return named;
  const rows = await rowsNamed(transaction, to, called);
  const byName = grouped(rows, ({ name }) => foldName(name));
  const byEmail = grouped(rows, ({ email }) => email.toLowerCase());
  for (const one of called) {
    const fitting =
      (one.includes('@') ? byEmail.get(one.toLowerCase()) : undefined) ?? byName.get(foldName(one)) ?? [];
    const [only, other] = fitting;
    if (only !== undefined && other === undefined) named.ids.set(one, only.id);
    else named.faults.set(one, faultOf(to, one, rows, fitting));
    if (other !== undefined) named.ambiguous.add(one);
  }
  return named;
}
