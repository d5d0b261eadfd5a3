import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { likeEscaped } from '../../db/like.ts';
import {
  all,
  havingTrait,
  inAny,
  lines,
  linesWhere,
  narrowed,
  none,
  together,
  traitSql,
  type LineBits,
  type Narrowing,
} from './bitmaps.ts';
import { textCondition, textPattern, type OrderFilters, type TextFilter } from './conditions.ts';
import { isShared, LISTS, SEPARATORS, type ListTrait, type TextTrait } from './traits.ts';

/** From how many texts on it is worth a look whether fewer lack the searched one than have it. */
const MANY = 50;

/** Where each text filter looks: in the texts of some traits, and shipping in the tracking numbers too. */
const TRAITS: Record<TextFilter, readonly TextTrait[]> = {
  Filter_size: ['size'],
  Filter_design: ['design'],
  Filter_description: ['description'],
  Filter_part: ['part'],
  Filter_cap: ['cap'],
  Filter_reorder: ['reorder'],
  Filter_unit: ['unit'],
  Filter_geopathid: ['geopath'],
  Filter_shipping: ['place', 'person', 'method', 'carrier', 'address'],
  Filter_references: ['custom1', 'custom2', 'sequence', 'client_po', 'client_job_ref', 'contract_num'],
};
const listOf = (filter: TextFilter): ListTrait | undefined =>
  TRAITS[filter].find((trait): trait is ListTrait => trait in LISTS);

/** How many texts of a trait a filter finds, and of a trait whose texts many lines share, how many there are if it finds many. */
interface Found {
  filter: TextFilter;
  trait: TextTrait;
  found: number;
  known: number | null;
}

const textsWhere = (trait: TextTrait, condition: Sql): Sql =>
  sql`ANY(ARRAY(SELECT id FROM order_text WHERE trait = ${traitSql(trait)} AND ${condition}))`;

/** The lines that have a text under a condition. */
const having = (trait: TextTrait, condition: Sql): LineBits =>
  isShared(trait)
    ? havingTrait(trait, sql`value = ${textsWhere(trait, condition)}`)
    : linesWhere(sql`text = ${textsWhere(trait, condition)}`, 'order_posting');

/** The lines with one of the texts found: when these are most of the texts, all that have any without the others. */
function withTexts({ trait, found, known }: Found, pattern: Sql): LineBits {
  const withAny = havingTrait(trait, sql`value = 0`);
  if (found === known) return withAny;
  return known === null || found * 2 < known
    ? having(trait, sql`text LIKE ${pattern}`)
    : narrowed(together([all(withAny), none(having(trait, sql`NOT text LIKE ${pattern}`))]));
}

async function findTexts(
  database: Queryable,
  filters: OrderFilters,
  set: readonly TextFilter[],
): Promise<Found[]> {
  const searches = set.flatMap((filter) =>
    TRAITS[filter].map((trait) => {
      const known = isShared(trait)
        ? sql`CASE WHEN found >= ${MANY} THEN (SELECT count(*) FROM order_text WHERE trait = ${traitSql(trait)}) END`
        : sql`NULL::bigint`;
      return sql`
        SELECT ${filter} AS filter, ${trait} AS trait, found, ${known} AS known FROM (
          SELECT count(*) AS found FROM order_text
          WHERE trait = ${traitSql(trait)} AND text LIKE ${textPattern(filter, filters)}) AS searched WHERE found > 0`;
    }),
  );
  return searches.length === 0 ? [] : database.query<Found>(sql`${join(searches, ' UNION ALL ')}`);
}

const SEPARATOR = new RegExp(SEPARATORS, 'g');

/**
 * Conditions on order_line that find by an index a text which reaches over a separator of a list. What stands between separators
 * is a whole number; the first and the last piece may be parts of one.
 */
function reachingOver(list: ListTrait, text: string): Sql[] {
  const pieces = text.split(SEPARATOR);
  return pieces
    .map((piece, index) => ({
      piece,
      pattern: `${index === 0 ? '%' : ''}${likeEscaped(piece)}${index === pieces.length - 1 ? '%' : ''}`,
    }))
    .filter(({ piece }) => piece !== '')
    .map(
      ({ pattern }) =>
        sql` AND id IN (SELECT id FROM order_posting WHERE text = ${textsWhere(list, sql`text LIKE lower(${pattern})`)})`,
    );
}

/** The lines with a text in their tracking links that is not in the address of the carrier alone. */
function ofTracking(filters: OrderFilters): LineBits[] {
  const pattern = textPattern('Filter_shipping', filters);
  const text = filters.Filter_shipping.trim();
  if (!/[/=<>]/.test(text)) return [linesWhere(sql`numbers LIKE ${pattern}`, 'order_tracking')];
  // The number of a link stands behind its last / or =: a text that ends there is in the address.
  const number = /^[^<>]*[/=]([^/=<>]*)$/.exec(text)?.[1];
  if (number === '') return [];
  const begun = number === undefined ? '%' : `%\n${likeEscaped(number)}%`;
  return [
    linesWhere(sql`shipping_search LIKE ${pattern}
      AND id IN (SELECT id FROM order_tracking WHERE numbers LIKE lower(${begun}))`),
  ];
}

/**
 * The lines of the text filters that are set.
 * @param hasLines whether other filters find lines by an index already: then these are looked through for texts that
 * many places or lines hold, instead of each place
 */
export async function textLines(
  database: Queryable,
  filters: OrderFilters,
  hasLines: boolean,
): Promise<Narrowing> {
  const set = (Object.keys(TRAITS) as TextFilter[]).filter((filter) => filters[filter].trim() !== '');
  const textOf = (filter: TextFilter) => filters[filter].trim();
  const isParted = (filter: TextFilter) =>
    listOf(filter) !== undefined && textOf(filter).search(SEPARATOR) >= 0;
  const narrows = hasLines || set.some(isParted);
  const looksThrough = (filter: TextFilter) =>
    isParted(filter) || (narrows && (listOf(filter) !== undefined || TRAITS[filter].length > 1));
  const places = set.filter((filter) => !looksThrough(filter));
  const found = await findTexts(database, filters, places);
  const foundBy = (filter: TextFilter) => found.filter((one) => one.filter === filter);
  const countOf = (filter: TextFilter) =>
    filter === 'Filter_shipping' ? Infinity : foundBy(filter).reduce((sum, one) => sum + one.found, 0);
  return together([
    ...set.filter(looksThrough).map((filter) => {
      const list = listOf(filter);
      const pieces = list !== undefined && isParted(filter) ? reachingOver(list, textOf(filter)) : [];
      return lines(...pieces, textCondition(filter, filters));
    }),
    // The fewer texts, the fewer lines: what has them is read first.
    ...places
      .toSorted((one, other) => countOf(one) - countOf(other))
      .map((filter) => {
        const ofTexts = foundBy(filter).map((one) => withTexts(one, textPattern(filter, filters)));
        return all(inAny(filter === 'Filter_shipping' ? [...ofTexts, ...ofTracking(filters)] : ofTexts));
      }),
  ]);
}
