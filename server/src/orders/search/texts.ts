import sql, { join, raw, type Sql } from 'sql-template-tag';
import { ORDER_FILTER_NAMES, ORDER_FILTERS, type FiltersOf } from '../rules/orderFilters.ts';
import { containing, containingName, isName, likeEscaped } from '../../db/like.ts';
import {
  havingText,
  havingTrait,
  idsIn,
  inAny,
  linesWhere,
  traitSql,
  type Condition,
  type LineBits,
} from './bitmaps.ts';
import type { OrderFilters } from './filters.ts';
import { FOLDED, isShared, type TextTrait } from './traits.ts';

/** The filters on texts that are stored in the lines themselves; product and advertiser are names in other tables. */
type TextFilter = Exclude<FiltersOf<'text'>, 'advertiser'>;
const TEXT_FILTERS = ORDER_FILTER_NAMES.filter(
  (name): name is TextFilter => ORDER_FILTERS[name].kind === 'text' && name !== 'advertiser',
);

/** The traits that each filter searches. */
const TRAITS: Record<TextFilter, readonly [TextTrait, ...TextTrait[]]> = {
  dimensions: ['size'],
  design: ['design'],
  description: ['description'],
  part: ['part'],
  cap: ['cap'],
  reorder: ['reorder'],
  unit: ['unit'],
  geopath: ['geopath'],
  shipping: ['address', 'tracking', 'place', 'person', 'method', 'carrier'],
  references: ['client_po', 'client_job_ref', 'contract_num', 'custom1', 'custom2', 'sequence'],
};

/** Zero inches after feet, which stored sizes omit: 14'0" is 14'. */
const ZERO_INCHES = /(?<=['’′])[\s-]*0+\s*(?:''|’’|′′|["”″])/g;

/**
 * The LIKE pattern of a size. Only its key counts, so 14'h x 48'w, 14' x 48' and 14x48 find the same lines. A text without
 * digits, such as box, isn't a size and finds nothing.
 */
function sizePattern(typed: string): Sql {
  const size = typed.replaceAll('×', 'x').replaceAll(ZERO_INCHES, '');
  return /\d/.test(size) ? sql`('%' || size_key(${size}) || '%')` : sql`NULL::text`;
}

/**
 * The lines whose text of a trait matches a pattern. If the pattern matches the prefix that all texts of the trait share, such as the po-
 * of purchase orders, these are all lines that have a text: the shared prefix follows from the first and the last text.
 */
function having(trait: TextTrait, pattern: Sql): LineBits {
  const texts = sql`FROM order_text WHERE trait = ${traitSql(trait)}`;
  const beginning = (order: 'ASC' | 'DESC') =>
    sql`(SELECT left(text, 8) AS said ${texts} ORDER BY left(text, 8) ${raw(order)} LIMIT 1)`;
  const allAre = sql`EXISTS (
    SELECT FROM ${beginning('ASC')} AS first, ${beginning('DESC')} AS last, generate_series(1, 8) AS letters
    WHERE left(first.said, letters) = left(last.said, letters) AND left(first.said, letters) LIKE ${pattern})`;
  const found = sql`CASE WHEN ${allAre} THEN '{0}' ELSE ARRAY(SELECT id ${texts} AND text LIKE ${pattern}) END`;
  return isShared(trait)
    ? havingTrait(trait, sql`value = ANY(${found})`)
    : inAny([havingTrait(trait, sql`value = 0 AND ${allAre}`), havingText(found)]);
}

/** The lines whose text of a trait contains a name. */
function naming(trait: TextTrait, text: string): LineBits {
  const found = sql`ARRAY(
    SELECT id FROM order_text WHERE trait = ${traitSql(trait)} AND fold_name(text) LIKE ${containingName(text)})`;
  return isShared(trait) ? havingTrait(trait, sql`value = ANY(${found})`) : havingText(found);
}

/** The lines whose tracking links contain a text that spans the carrier's address and the number. */
function ofLinks(pattern: Sql, text: string): LineBits[] {
  if (!/[/=<>]/.test(text)) return [];
  // A link's number follows its last / or =. A text that ends there is within the address.
  const number = /^[^<>]*[/=]([^/=<>]*)$/.exec(text)?.[1];
  if (number === '') return [];
  const begun = number === undefined ? sql`true` : sql`text LIKE lower(${`%\n${likeEscaped(number)}%`})`;
  const candidates = havingText(
    sql`ARRAY(SELECT id FROM order_text WHERE trait = ${traitSql('tracking')} AND ${begun})`,
  );
  return [linesWhere(sql`id = ANY(ARRAY(${idsIn(candidates)})) AND shipping_search LIKE ${pattern}`)];
}

/** The part of a stored text that consists of names: the last line of shipping is the tracking links. */
const namesIn = (name: TextFilter, stored: Sql): Sql =>
  name === 'shipping' ? sql`regexp_replace(${stored}, E'[^\\n]*$', '')` : stored;

/** The conditions of the text filters that are set. */
export const textConditions = (filters: OrderFilters): Condition[] =>
  TEXT_FILTERS.filter((name) => filters[ORDER_FILTERS[name].field].trim() !== '').map((name) => {
    const { field, columns } = ORDER_FILTERS[name];
    const [column] = columns;
    const text = filters[field].trim();
    const pattern = name === 'dimensions' ? sizePattern(text) : containing(text);
    const links = name === 'shipping' ? ofLinks(pattern, text) : [];
    const isFolded = (trait: TextTrait) => FOLDED.includes(trait) && isName(text);
    // Searched columns are stored in lower case, except short ones.
    const stored = raw(column.endsWith('_search') ? column : `lower(${column}) COLLATE "C"`);
    const plain = [
      ...(TRAITS[name].every(isFolded) ? [] : [sql`${stored} LIKE ${pattern}`]),
      ...(TRAITS[name].some(isFolded)
        ? [sql`fold_name(${namesIn(name, stored)}) LIKE ${containingName(text)}`]
        : []),
    ];
    return {
      plain: sql`(${join(plain, ' OR ')})`,
      bits: inAny([
        ...TRAITS[name].map((trait) => (isFolded(trait) ? naming(trait, text) : having(trait, pattern))),
        ...links,
      ]),
      isSlow: !isShared(TRAITS[name][0]),
    };
  });
