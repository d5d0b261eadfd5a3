import sql, { raw, type Sql } from 'sql-template-tag';
import { distance, nearest } from '@galley/releases/cli/nearest';
import type { FeedResource } from '../rules/feedFields.ts';
import { foldName } from '@galley/shared/domain/foldName';
import type { Queryable } from '../../db/database.ts';
import { targetOf } from './targets.ts';

/** So many letters may be wrong for a name to be the one that is meant. */
const NEAR = 3;

/** What names of a resource lead to, and why others lead nowhere. */
export interface Named {
  ids: Map<string, number>;
  faults: Map<string, string>;
}

interface Found {
  id: number;
  name: string;
  email: string;
}

/** Which rows records may be called by: those that people see. */
const SEEN: Partial<Record<FeedResource, Sql>> = {
  employees: sql`disabled_at IS NULL`,
  contacts: sql`merged_into IS NULL AND NOT inactive`,
};
const NAME: Partial<Record<FeedResource, string>> = { employees: 'full_name' };
const FOLDED = new Set<FeedResource>(['companies', 'parents', 'contacts', 'products', 'advertisers']);
/** What records can be called by a name. */
const HAS_NAMES = new Set<FeedResource>([...FOLDED, 'employees', 'account-owners', 'forecast-families']);
const WITH_EMAIL = new Set<FeedResource>(['employees', 'contacts']);
const CALLED: Partial<Record<FeedResource, string>> = {
  employees: 'nobody here',
  companies: 'no company here',
  'account-owners': 'no account owner here',
};

/** The rows of a resource whose name or e-mail is one of these; all of employees and account owners, of which there are few. */
function rowsNamed(transaction: Queryable, to: FeedResource, called: readonly string[]): Promise<Found[]> {
  const name = raw(NAME[to] ?? 'name');
  const folded = FOLDED.has(to) ? sql`folded_name` : sql`fold_name(${name})`;
  const email = WITH_EMAIL.has(to) ? sql`email` : sql`''`;
  const byEmail = WITH_EMAIL.has(to)
    ? sql` OR lower(email) = ANY(${called.map((one) => one.toLowerCase())}::text[])`
    : sql``;
  const isNamed = sql`(${folded} = ANY(${called.map(foldName)}::text[])${byEmail})`;
  const isFew = to === 'employees' || to === 'account-owners';
  return transaction.query<Found>(sql`
    SELECT id, ${name} AS name, ${email} AS email FROM ${raw(targetOf(to).table)}
    WHERE ${SEEN[to] ?? sql`deleted_at IS NULL`} AND ${isFew ? sql`true` : isNamed} ORDER BY id`);
}

function faultOf(
  to: FeedResource,
  called: string,
  rows: readonly Found[],
  fitting: readonly Found[],
): string {
  const quoted = JSON.stringify(called);
  if (fitting.length > 1)
    return `${quoted} fits more than one: ${fitting.map(({ name, email }) => (email === '' ? name : `${name} (${email})`)).join(', ')}`;
  const folded = foldName(called);
  const near = nearest(
    folded,
    rows.map(({ name }) => foldName(name)),
  );
  const meant = rows.find(({ name }) => foldName(name) === near);
  const isNear = meant !== undefined && near !== undefined && distance(folded, near) <= NEAR;
  return `${quoted} is ${CALLED[to] ?? `unknown in ${to}`}.${isNear ? ` ${meant.name}?` : ''}`;
}

function grouped(rows: readonly Found[], keyOf: (row: Found) => string): Map<string, Found[]> {
  const groups = new Map<string, Found[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/**
 * Finds what a list calls records of a resource, by name or e-mail, whoever has made them: accents, case, punctuation and spaces are no difference
 * (IMPO-14). One that fits two is none of them.
 */
export async function findByName(
  transaction: Queryable,
  to: FeedResource,
  called: readonly string[],
): Promise<Named> {
  const named: Named = { ids: new Map(), faults: new Map() };
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
  }
  return named;
}
