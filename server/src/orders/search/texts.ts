import sql, { type Sql } from 'sql-template-tag';
import { likeEscaped } from '../../db/like.ts';
import {
  all,
  havingText,
  havingTrait,
  idsIn,
  inAny,
  lines,
  linesWhere,
  together,
  traitSql,
  type LineBits,
  type Narrowing,
} from './bitmaps.ts';
import { textCondition, textPattern, type OrderFilters, type TextFilter } from './conditions.ts';
import { isShared, type TextTrait } from './traits.ts';

/** Where each text filter looks. */
const TRAITS: Record<TextFilter, readonly TextTrait[]> = {
  Filter_size: ['size'],
  Filter_design: ['design'],
  Filter_description: ['description'],
  Filter_part: ['part'],
  Filter_cap: ['cap'],
  Filter_reorder: ['reorder'],
  Filter_unit: ['unit'],
  Filter_geopathid: ['geopath'],
  Filter_shipping: ['place', 'person', 'method', 'carrier', 'address', 'tracking'],
  Filter_references: ['custom1', 'custom2', 'sequence', 'client_po', 'client_job_ref', 'contract_num'],
};

/** The lines whose text of a trait is like a pattern: when all of its texts are, all lines that have any. */
function having(trait: TextTrait, pattern: Sql): LineBits {
  const texts = (condition: Sql) =>
    sql`SELECT id FROM order_text WHERE trait = ${traitSql(trait)} AND ${condition}`;
  const someAreNot = sql`EXISTS (${texts(sql`(text LIKE ${pattern}) IS NOT TRUE`)})`;
  const found = sql`CASE WHEN ${someAreNot} THEN ARRAY(${texts(sql`text LIKE ${pattern}`)}) ELSE '{0}' END`;
  return isShared(trait)
    ? havingTrait(trait, sql`value = ANY(${found})`)
    : inAny([havingTrait(trait, sql`value = 0 AND NOT ${someAreNot}`), havingText(found)]);
}

/** The lines with a text in their tracking links that reaches from the address of the carrier to the number. */
function ofLinks(pattern: Sql, text: string): LineBits[] {
  if (!/[/=<>]/.test(text)) return [];
  // The number of a link stands behind its last / or =: a text that ends there is in the address.
  const number = /^[^<>]*[/=]([^/=<>]*)$/.exec(text)?.[1];
  if (number === '') return [];
  const begun = number === undefined ? sql`true` : sql`text LIKE lower(${`%\n${likeEscaped(number)}%`})`;
  const candidates = havingText(
    sql`ARRAY(SELECT id FROM order_text WHERE trait = ${traitSql('tracking')} AND ${begun})`,
  );
  return [linesWhere(sql`id = ANY(ARRAY(${idsIn(candidates)})) AND shipping_search LIKE ${pattern}`)];
}

/**
 * The lines of the text filters that are set.
 * @param hasLines whether other filters find lines by an index already: then these are looked through for texts that
 * stand in many places or that few lines share
 */
export function textLines(filters: OrderFilters, hasLines: boolean): Narrowing {
  const set = (Object.keys(TRAITS) as TextFilter[]).filter((filter) => filters[filter].trim() !== '');
  return together(
    set.map((filter) => {
      const pattern = textPattern(filter, filters);
      if (hasLines && !isShared(TRAITS[filter].at(-1) ?? 'size'))
        return lines(textCondition(filter, filters));
      const links = filter === 'Filter_shipping' ? ofLinks(pattern, filters[filter].trim()) : [];
      return all(inAny([...TRAITS[filter].map((trait) => having(trait, pattern)), ...links]));
    }),
  );
}
