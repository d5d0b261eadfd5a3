import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
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
  type OwnText,
  type SharedText,
} from './lineBits.ts';
import { textCondition, textPattern, type OrderFilters, type TextFilter } from './orderConditions.ts';

/** From how many texts on it is worth a look whether fewer lack the searched one than have it. */
const MANY = 50;

/** Where a text filter looks: in texts that have their number, and in a column of the lines themselves. */
interface Place {
  filter: TextFilter;
  shared: readonly SharedText[];
  own: readonly OwnText[];
  column?: string;
}

const shared = (filter: TextFilter, trait: SharedText): Place => ({ filter, shared: [trait], own: [] });
const PLACES: readonly Place[] = [
  shared('Filter_size', 'size'),
  shared('Filter_design', 'design'),
  shared('Filter_description', 'description'),
  shared('Filter_part', 'part'),
  shared('Filter_cap', 'cap'),
  {
    filter: 'Filter_shipping',
    shared: ['place', 'person', 'method', 'carrier'],
    own: ['address'],
    column: 'tracking_search',
  },
  {
    filter: 'Filter_references',
    shared: ['custom1', 'custom2', 'sequence'],
    own: ['client_po', 'client_job_ref', 'contract_num'],
  },
];
/** Nearly every line has a text of its own: these are looked through as they are. */
const COLUMNS_ALONE: readonly TextFilter[] = ['Filter_reorder', 'Filter_unit', 'Filter_geopathid'];

/** How many texts of a trait a filter finds, and when that is many, how many there are. */
interface Found {
  filter: TextFilter;
  trait: SharedText | OwnText;
  found: number;
  known: number | null;
}

const textsLike = (trait: SharedText | OwnText, what: string, condition: Sql): Sql =>
  sql`ANY(ARRAY(SELECT ${raw(what)} FROM order_text WHERE trait = ${traitSql(trait)} AND ${condition}))`;

/** The lines with one of the texts found, or all that have any without the others, whichever are fewer texts. */
function withTexts({ trait, found, known }: Found, isOwn: boolean, pattern: Sql): LineBits {
  const having = (condition: Sql): LineBits =>
    isOwn
      ? linesWhere(sql`${raw(`${trait}_key`)} = ${textsLike(trait, 'md5(text)::uuid', condition)}`)
      : havingTrait(trait, sql`value = ${textsLike(trait, 'id', condition)}`);
  return known === null || found * 2 < known
    ? having(sql`text LIKE ${pattern}`)
    : narrowed(
        together([
          all(havingTrait(trait, sql`value = 0`)),
          found === known ? none() : none(having(sql`NOT text LIKE ${pattern}`)),
        ]),
      );
}

async function findTexts(
  database: Queryable,
  places: readonly Place[],
  filters: OrderFilters,
): Promise<Found[]> {
  if (places.length === 0) return [];
  const searches = places.map(
    (place) => sql`
      SELECT ${place.filter} AS filter, trait, count(*) AS found FROM order_text
      WHERE trait = ANY(${[...place.shared, ...place.own]}::order_trait[])
        AND text LIKE ${textPattern(place.filter, filters)} GROUP BY trait`,
  );
  return database.query<Found>(sql`
    SELECT filter, trait, found, CASE WHEN found >= ${MANY} THEN (
      SELECT count(*) FROM order_text WHERE order_text.trait = searched.trait) END AS known
    FROM (${join(searches, ' UNION ALL ')}) AS searched`);
}

/**
 * The lines of the text filters that are set.
 * @param hasLines whether other filters find lines by an index already: then these are looked through for texts that
 * many places hold, instead of each place
 */
export async function textLines(
  database: Queryable,
  filters: OrderFilters,
  hasLines: boolean,
): Promise<Narrowing> {
  const isSet = (filter: TextFilter) => filters[filter].trim() !== '';
  const alone = COLUMNS_ALONE.filter(isSet);
  const looksThrough = (place: Place) =>
    place.shared.length + place.own.length > 1 && (hasLines || alone.length > 0);
  const set = PLACES.filter(({ filter }) => isSet(filter));
  const places = set.filter((place) => !looksThrough(place));
  const found = await findTexts(database, places, filters);
  return together([
    lines(
      ...[...alone, ...set.filter(looksThrough).map(({ filter }) => filter)].map((filter) =>
        textCondition(filter, filters),
      ),
    ),
    ...places.map((place) => {
      const pattern = textPattern(place.filter, filters);
      // A text that may reach from the carrier's address into the number is looked for in the whole link.
      const column = /[/=<>]/.test(filters[place.filter]) ? 'shipping_search' : place.column;
      return all(
        inAny([
          ...found
            .filter(({ filter }) => filter === place.filter)
            .map((one) => withTexts(one, (place.own as readonly string[]).includes(one.trait), pattern)),
          ...(place.column === undefined || column === undefined
            ? []
            : [linesWhere(sql`${raw(column)} LIKE ${pattern}`)]),
        ]),
      );
    }),
  ]);
}
