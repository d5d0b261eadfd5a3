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
} from './lineBits.ts';
import { isListText, isOwnText, type ListText, type OwnText, type SharedText } from '../db/lineTraits.ts';
import { textCondition, textPattern, type OrderFilters, type TextFilter } from './orderConditions.ts';

/** From how many texts on it is worth a look whether fewer lack the searched one than have it. */
const MANY = 50;

type Text = SharedText | OwnText | ListText;

/** Where a text filter looks: in the texts of some traits, and in the tracking numbers. */
interface Place {
  filter: TextFilter;
  traits: readonly Text[];
  hasTracking?: true;
}

const PLACES: readonly Place[] = [
  { filter: 'Filter_size', traits: ['size'] },
  { filter: 'Filter_design', traits: ['design'] },
  { filter: 'Filter_description', traits: ['description'] },
  { filter: 'Filter_part', traits: ['part'] },
  { filter: 'Filter_cap', traits: ['cap'] },
  { filter: 'Filter_reorder', traits: ['reorder'] },
  { filter: 'Filter_unit', traits: ['unit'] },
  { filter: 'Filter_geopathid', traits: ['geopath'] },
  {
    filter: 'Filter_shipping',
    traits: ['place', 'person', 'method', 'carrier', 'address'],
    hasTracking: true,
  },
  {
    filter: 'Filter_references',
    traits: ['custom1', 'custom2', 'sequence', 'client_po', 'client_job_ref', 'contract_num'],
  },
];
const isList = (trait: Text | undefined): boolean => trait !== undefined && isListText(trait);
/** Where the texts of traits have their numbers: of one list, or of traits that are none. */
const dictionary = ([trait]: readonly Text[]): Sql => raw(isList(trait) ? 'order_token' : 'order_text');

/** How many texts of a trait a filter finds, and when that is many, how many there are. */
interface Found {
  filter: TextFilter;
  trait: Text;
  found: number;
  known: number | null;
}

/** The lines that have a text under a condition. */
function having(trait: Text, condition: Sql): LineBits {
  const texts = (what: Sql) =>
    sql`ANY(ARRAY(SELECT ${what} FROM ${dictionary([trait])} WHERE trait = ${traitSql(trait)} AND ${condition}))`;
  if (isList(trait)) return linesWhere(sql`token = ${texts(sql`id`)}`, 'order_token_line');
  return isOwnText(trait)
    ? linesWhere(sql`${raw(`${trait}_key`)} = ${texts(sql`md5(text)::uuid`)}`)
    : havingTrait(trait, sql`value = ${texts(sql`id`)}`);
}

/** The lines with one of the texts found: when these are most of the texts, all that have any without the others. */
function withTexts({ trait, found, known }: Found, pattern: Sql): LineBits {
  const withAny = havingTrait(trait, sql`value = 0`);
  if (found === known) return withAny;
  // In a list, a text that is not found may stand beside one that is.
  return known === null || found * 2 < known || isList(trait)
    ? having(trait, sql`text LIKE ${pattern}`)
    : narrowed(together([all(withAny), none(having(trait, sql`NOT text LIKE ${pattern}`))]));
}

async function findTexts(
  database: Queryable,
  places: readonly Place[],
  filters: OrderFilters,
): Promise<Found[]> {
  if (places.length === 0) return [];
  const searches = places.map(({ filter, traits }) => {
    const texts = dictionary(traits);
    return sql`
      SELECT filter, trait, found, CASE WHEN found >= ${MANY} THEN (
        SELECT count(*) FROM ${texts} AS text WHERE text.trait = searched.trait) END AS known
      FROM (SELECT ${filter} AS filter, trait, count(*) AS found FROM ${texts}
        WHERE trait = ANY(${traits}::order_trait[]) AND text LIKE ${textPattern(filter, filters)}
        GROUP BY trait) AS searched`;
  });
  return database.query<Found>(sql`${join(searches, ' UNION ALL ')}`);
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
  const set = PLACES.filter(({ filter }) => filters[filter].trim() !== '');
  const isOfList = ({ traits }: Place) => isList(traits[0]);
  /** No single number of a list holds a text with what parts them. */
  const isParted = (place: Place) => isOfList(place) && /[\s,;]/.test(filters[place.filter].trim());
  const narrows = hasLines || set.some(isParted);
  const looksThrough = (place: Place) =>
    isParted(place) || (narrows && (isOfList(place) || place.traits.length > 1));
  const places = set.filter((place) => !looksThrough(place));
  const found = await findTexts(database, places, filters);
  const foundBy = ({ filter }: Place) => found.filter((one) => one.filter === filter);
  const textsOf = (place: Place) =>
    place.hasTracking ? Infinity : foundBy(place).reduce((sum, one) => sum + one.found, 0);
  return together([
    lines(...set.filter(looksThrough).map(({ filter }) => textCondition(filter, filters))),
    // The fewer texts, the fewer lines: what has them is read first.
    ...places
      .toSorted((one, other) => textsOf(one) - textsOf(other))
      .map((place) => {
        const { filter, hasTracking } = place;
        const pattern = textPattern(filter, filters);
        const ofTexts = foundBy(place).map((one) => withTexts(one, pattern));
        // A text that may reach from the carrier's address into the number is looked for in the whole link.
        const ofTracking = /[/=<>]/.test(filters[filter])
          ? linesWhere(sql`shipping_search LIKE ${pattern}`)
          : linesWhere(sql`numbers LIKE ${pattern}`, 'order_tracking');
        return all(inAny(hasTracking ? [...ofTexts, ofTracking] : ofTexts));
      }),
  ]);
}
