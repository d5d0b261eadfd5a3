import sql, { empty, type Sql } from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { DuplicateChoice } from '../rules/fileImports.ts';
import { foldName } from '@galley/shared/domain/foldName';
import type { Queryable } from '../../db/database.ts';
import type { Values } from './targets.ts';
import { joinWholeNames } from './wholeNames.ts';

/** A record created by another source or a person that a row of a file matches (IMPO-20). */
export interface Duplicate {
  id: number;
  name: string;
  /** Distinguishes it from others with its name: an email, a number or a city. */
  about: string;
  choice: DuplicateChoice;
}

interface Found extends Omit<Duplicate, 'choice'> {
  /** What identifies it; '' means nothing. */
  email: string;
  folded: string;
  numbers: string[];
  zip: string;
}

/** Resources that are checked for duplicates. */
export const isCheckedForDuplicates = (resource: FeedResource): boolean =>
  resource === 'companies' || resource === 'contacts';

const text = (value: Values[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');
/** The ten digits of a US number without its extension; a shorter number stays as it is. */
const digitsOf = (value: string): string =>
  value
    .replace(/(ext|x)\.?\s*\d+\s*$/i, '')
    .replaceAll(/\D/g, '')
    .slice(-10);
const numbersOf = ({ phone, cell }: Values): string[] =>
  [phone, cell].map((one) => digitsOf(text(one))).filter((digits) => digits !== '');
const zipOf = (zip: string): string => zip.slice(0, 5);

/** Excludes records of this source, because its rows are distinct records. */
const notOwn = (sourceId: number, resource: FeedResource) => sql`NOT EXISTS (
  SELECT FROM feed_record WHERE source_id = ${sourceId} AND resource = ${resource} AND record_id = t.id AND deleted_at IS NULL)`;

const companiesNamed = (transaction: Queryable, sourceId: number, records: Values[]): Promise<Found[]> =>
  transaction.query<Found>(sql`
    SELECT id, name, concat_ws(', ', nullif(city, ''), nullif(concat_ws(' ', nullif(state, ''), nullif(zip, '')), '')) AS about,
      '' AS email, folded_name AS folded, '{}'::text[] AS numbers, zip
    FROM company AS t ${joinWholeNames(records.map(({ name }) => text(name)))} WHERE deleted_at IS NULL AND ${notOwn(sourceId, 'companies')} ORDER BY id`);

async function contactsLike(transaction: Queryable, sourceId: number, records: Values[]): Promise<Found[]> {
  const emails = records.map(({ email }) => text(email).toLowerCase()).filter((email) => email !== '');
  const names = records.filter((record) => numbersOf(record).length > 0).map(({ name }) => text(name));
  const like = (join: Sql, condition: Sql) => sql`
    SELECT t.id, t.name, t.email, t.inactive, t.folded_name AS folded, t.phone, t.cell
    FROM contact AS t ${join} WHERE t.merged_into IS NULL AND ${condition} AND ${notOwn(sourceId, 'contacts')}`;
  const rows = await transaction.query<{
    id: number;
    name: string;
    email: string;
    inactive: boolean;
    folded: string;
    phone: string;
    cell: string;
  }>(sql`
    ${like(empty, sql`lower(t.email) = ANY(${emails}::text[])`)} UNION ${like(joinWholeNames(names), sql`true`)} ORDER BY id`);
  return rows.map(({ id, name, email, inactive, folded, phone, cell }) => ({
    id,
    name,
    about: [[email, phone, cell].find((one) => one !== ''), inactive ? 'inactive' : undefined]
      .filter((one) => one !== undefined)
      .join(', '),
    email: email.toLowerCase(),
    folded,
    numbers: numbersOf({ phone, cell }),
    zip: '',
  }));
}

function fitting(resource: FeedResource, record: Values, byKey: ReadonlyMap<string, Found[]>) {
  const named = byKey.get(foldName(text(record.name))) ?? [];
  if (resource === 'companies') {
    const zip = zipOf(text(record.zip));
    return (
      named.find((one) => zip !== '' && zipOf(one.zip) === zip) ??
      named.find((one) => zip === '' || one.zip === '')
    );
  }
  const email = text(record.email).toLowerCase();
  const numbers = numbersOf(record);
  return (
    (email === '' ? undefined : byKey.get(`@${email}`)?.[0]) ??
    named.find((one) => one.numbers.some((number) => numbers.includes(number)))
  );
}

/**
 * Finds existing records that rows of a file match: a contact with the same email, or the same name and number; a company with the same
 * name, and the same ZIP if both have one. Each record matches only one row.
 * @returns the matches by the rows' places
 */
export async function findDuplicates(
  transaction: Queryable,
  sourceId: number,
  resource: FeedResource,
  records: ReadonlyMap<number, Values>,
): Promise<Map<number, Omit<Duplicate, 'choice'>>> {
  const doubles = new Map<number, Omit<Duplicate, 'choice'>>();
  if (records.size === 0 || !isCheckedForDuplicates(resource)) return doubles;
  const read = resource === 'companies' ? companiesNamed : contactsLike;
  const byKey = new Map<string, Found[]>();
  for (const one of await read(transaction, sourceId, [...records.values()]))
    for (const key of [one.folded, ...(one.email === '' ? [] : [`@${one.email}`])])
      byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const taken = new Set<number>();
  for (const [place, record] of records) {
    const found = fitting(resource, record, byKey);
    if (found === undefined || taken.has(found.id)) continue;
    taken.add(found.id);
    doubles.set(place, { id: found.id, name: found.name, about: found.about });
  }
  return doubles;
}
