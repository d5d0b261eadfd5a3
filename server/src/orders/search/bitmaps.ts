import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { DayTrait, NumberTrait, SortedTrait, TextTrait } from './traits.ts';

/**
 * Order lines as bits: a SELECT of (chunk, bits), in which the line `id` is the bit `id & 8191` of chunk `id >> 13`.
 * What many lines have in common is kept in order_bits; the rest is made of ids.
 */
export type LineBits = Sql;

type Trait = NumberTrait | TextTrait;

/** A condition on order lines: as plain SQL, and as bits of what the index knows. */
export interface Condition {
  /** On order_line. Without bits of either kind, an index of order_line finds its lines, or those of another such condition. */
  plain: Sql;
  /** The lines that fulfil it, or instead, where they are fewer, those that don't. */
  bits?: LineBits;
  except?: LineBits;
  /** Where in the chunks its lines lie: a SELECT of their first and last chunk (`first`, `last`), NULL where there are none. */
  span?: Sql;
  /** Whether looking through lines that other conditions find by an index of order_line costs less than its bits. */
  isSlow?: boolean;
}

/** What `plain` says of all conditions. */
export const plainly = (conditions: readonly Condition[]): Sql =>
  join([sql`true`, ...conditions.map(({ plain }) => plain)], ' AND ');

/** How many values of a sorted trait make a block, which has bits of its own. */
export const BLOCK = 64;

export const blocksOf = (trait: SortedTrait): Sql => raw(`'${trait}_${BLOCK}'::order_trait`);
export const traitSql = (trait: Trait): Sql => raw(`'${trait}'::order_trait`);

/** The lines whose trait fulfils a condition on its `value`. */
export const havingTrait = (trait: Trait, condition: Sql): LineBits =>
  sql`SELECT chunk, bit_or(bits) AS bits FROM order_bits WHERE trait = ${traitSql(trait)} AND ${condition} GROUP BY chunk`;

/** Where the lines of some values of a trait lie. Asked for one by one: an index knows the first and the last chunk of a value. */
export const spanOfValues = (trait: Trait, values: readonly number[]): Sql =>
  sql`SELECT min(first) AS first, max(last) AS last FROM (${join(
    values.map(
      (value) =>
        sql`SELECT min(chunk) AS first, max(chunk) AS last FROM order_bits WHERE trait = ${traitSql(trait)} AND value = ${value}`,
    ),
    ' UNION ALL ',
  )}) AS one`;

/** Where the lines of the days between two numbers lie, or a little more. */
export const spanOfDays = (trait: DayTrait, first: number, last: number): Sql =>
  sql`SELECT min(chunk) AS first, max(chunk) AS last FROM order_bits
    WHERE trait = ${blocksOf(trait)} AND value BETWEEN ${Math.floor(first / BLOCK)} AND ${Math.floor(last / BLOCK)}`;

/** The lines whose day lies between two numbers, both included: whole blocks, and the days before and behind them. */
export function havingDay(trait: DayTrait, first: number, last: number): LineBits {
  const from = Math.ceil(first / BLOCK);
  const to = Math.floor((last + 1) / BLOCK) - 1;
  if (from > to) return havingTrait(trait, sql`value BETWEEN ${first} AND ${last}`);
  const ofTrait = sql`trait = ${traitSql(trait)}`;
  return sql`SELECT chunk, bit_or(bits) AS bits FROM (
    SELECT chunk, bits FROM order_bits WHERE trait = ${blocksOf(trait)} AND value BETWEEN ${from} AND ${to}
    UNION ALL SELECT chunk, bits FROM order_bits WHERE ${ofTrait} AND value BETWEEN ${first} AND ${from * BLOCK - 1}
    UNION ALL SELECT chunk, bits FROM order_bits WHERE ${ofTrait} AND value > ${to * BLOCK + BLOCK - 1} AND value <= ${last}
  ) AS day GROUP BY chunk`;
}

/**
 * Words of 64 lines, a SELECT of (word, bits), as chunks: first pieces of 16 words, which cost a half of putting words into chunks. OFFSET 0
 * keeps what is asked of the chunk out of them: no index knows it, and the database would take the lines for fewer than they are.
 */
const ofWords = (words: Sql): LineBits => sql`
  SELECT (piece >> 3)::int AS chunk, bit_or(overlay(B'0'::bit(8192) PLACING bits FROM (piece & 7)::int * 1024 + 1)) AS bits
  FROM (SELECT word >> 4 AS piece, bit_or(overlay(B'0'::bit(1024) PLACING bits::bit(64) FROM (word & 15)::int * 64 + 1)) AS bits
    FROM (${words} OFFSET 0) AS words
    GROUP BY piece OFFSET 0) AS pieces GROUP BY chunk`;

/** The lines of a table under a condition: by words, which take in a line for a tenth of what whole chunks do. */
export const linesWhere = (condition: Sql, table: 'order_line' | 'order_log' = 'order_line'): LineBits =>
  ofWords(sql`SELECT id >> 6 AS word, bit_or(1::bigint << 63 - (id & 63)::int) AS bits
    FROM ${raw(table)} WHERE ${condition} GROUP BY word`);

/** The lines of texts that few share; `texts` is an array of their numbers. */
export const havingText = (texts: Sql): LineBits =>
  ofWords(sql`SELECT (part::bigint << 14) + word AS word, bit_or(bits) AS bits
    FROM (SELECT part, unnest(words) AS word, unnest(bits) AS bits FROM order_posting WHERE text = ANY(${texts})) AS one GROUP BY 1`);

/** No line at all. */
export const NOTHING: LineBits = havingTrait('account', sql`false`);

export const inAny = (parts: readonly LineBits[]): LineBits =>
  parts.length === 0
    ? NOTHING
    : sql`SELECT chunk, bit_or(bits) AS bits FROM (${join(
        parts.map((part) => sql`(${part})`),
        ' UNION ALL ',
      )}) AS part GROUP BY chunk`;

/** Every line has an order date, and lines come in the order of their dates: hardly more than one block for each chunk. */
const EVERY_LINE = sql`SELECT chunk, bit_or(bits) AS bits FROM order_bits WHERE trait = ${blocksOf('order_date')} GROUP BY chunk`;

/** The lines that the index does not know as they are now. */
const LOGGED = linesWhere(sql`true`, 'order_log');

/**
 * The lines that fulfil all conditions, but for those in the log. The first part is read only where all spans meet, the others only
 * between the first's first chunk and its last: lines come in the order of their dates, so what is of some weeks lies close together.
 * Parts are put together as groups, not joined: the database guesses badly how many rows a trait has, and might go through one part for
 * each row of another.
 */
export function narrowed(conditions: readonly Condition[]): LineBits {
  const isRead = ({ bits, except }: Condition) => bits === undefined && except === undefined;
  const someAreRead = conditions.some(isRead);
  const read = conditions.filter((one) => isRead(one) || (someAreRead && one.isSlow === true));
  const known = conditions.filter((one) => !read.includes(one));
  const ofKnown = (part: 'bits' | 'except' | 'span') =>
    known.map((one) => one[part]).filter((one) => one !== undefined);
  const [first = EVERY_LINE, ...others] = [
    ...(someAreRead ? [linesWhere(plainly(read))] : []),
    ...ofKnown('bits'),
  ];
  const without = [LOGGED, ...ofKnown('except')];
  const meeting = ofKnown('span').map(
    (span) =>
      sql` AND chunk BETWEEN (SELECT first FROM (${span}) AS span) AND (SELECT last FROM (${span}) AS span)`,
  );
  const between = sql`WHERE chunk BETWEEN (SELECT first FROM span) AND (SELECT last FROM span)`;
  const parts = [
    sql`SELECT chunk, bits, 1 AS needed FROM ahead`,
    ...others.map((part) => sql`SELECT chunk, bits, 1 FROM (${part}) AS part ${between}`),
    ...without.map((part) => sql`SELECT chunk, ~bits, 0 FROM (${part}) AS part ${between}`),
  ];
  return sql`
    WITH ahead AS MATERIALIZED (SELECT chunk, bits FROM (${first}) AS part WHERE true${join([empty, ...meeting], '')}),
    span AS MATERIALIZED (SELECT min(chunk) AS first, max(chunk) AS last FROM ahead)
    SELECT chunk, bit_and(bits) AS bits FROM (${join(parts, ' UNION ALL ')}) AS part
    GROUP BY chunk HAVING sum(needed) = ${raw(String(others.length + 1))}`;
}

/** The ids of lines, of a SELECT of (bits, chunk) and more: each becomes a row with the rest. */
export const idsIn = (lines: Sql, rest: Sql = empty): Sql => sql`
  SELECT ${rest} chunk::bigint * 8192 + word * 64 + bit AS id
  FROM (${lines}) AS line CROSS JOIN generate_series(0, 127) AS word CROSS JOIN generate_series(0, 63) AS bit
  WHERE substring(bits FROM word * 64 + 1 FOR 64) <> B'0'::bit(64) AND get_bit(bits, word * 64 + bit) = 1`;
