import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { DayTrait, NumberTrait, SortedTrait, TextTrait } from './traits.ts';

/**
 * A set of order lines as bits: a SELECT of (chunk, bits) in which line `id` is bit `id & 8191` of chunk `id >> 13`. Values that many lines
 * share are stored in order_bits; other sets are built from ids.
 */
export type LineBits = Sql;

type Trait = NumberTrait | TextTrait;

/** A condition on order lines, as plain SQL and as bits from the index. */
export interface Condition {
  /** A condition on rows of order_line. */
  plain: Sql;
  /**
   * The lines that meet the condition, or in `except` those that don't, if they're fewer. Neither if an index of order_line finds the
   * lines.
   */
  bits?: LineBits;
  except?: LineBits;
  /** Whether scanning lines found by an index of order_line costs less than using bits. */
  isSlow?: boolean;
}

/** The combined `plain` conditions. */
export const plainly = (conditions: readonly Condition[]): Sql =>
  join([sql`true`, ...conditions.map(({ plain }) => plain)], ' AND ');

/** How many values of a sorted trait form a block, which has its own bits. */
export const BLOCK = 64;

export const blocksOf = (trait: SortedTrait): Sql => raw(`'${trait}_${BLOCK}'::order_trait`);
export const traitSql = (trait: Trait): Sql => raw(`'${trait}'::order_trait`);

/** The lines whose trait meets a condition on its `value`. */
export const havingTrait = (trait: Trait, condition: Sql): LineBits =>
  sql`SELECT chunk, bit_or(bits) AS bits FROM order_bits WHERE trait = ${traitSql(trait)} AND ${condition} GROUP BY chunk`;

/** The lines whose day is between two numbers, inclusive: whole blocks, and single days before and after them. */
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
 * Converts pieces of 1,024 lines, a SELECT of (piece, bits), to chunks: putting a few lines into a piece costs a fraction of putting them
 * into a chunk. OFFSET 0 keeps conditions on chunks from being pushed down to the pieces: no index covers those, and the planner would
 * underestimate the number of lines.
 */
const ofPieces = (pieces: Sql): LineBits => sql`
  SELECT (piece >> 3)::int AS chunk, bit_or(overlay(B'0'::bit(8192) PLACING bits FROM (piece & 7)::int * 1024 + 1)) AS bits
  FROM (SELECT piece, bit_or(bits) AS bits FROM (${pieces}) AS one GROUP BY piece OFFSET 0) AS pieces GROUP BY chunk`;

/** The lines of a table that meet a condition. */
export const linesWhere = (condition: Sql, table: 'order_line' | 'order_log' = 'order_line'): LineBits =>
  ofPieces(sql`SELECT id >> 10 AS piece, set_bit(B'0'::bit(1024), (id & 1023)::int, 1) AS bits
    FROM ${raw(table)} WHERE ${condition}`);

/** The lines of texts that few lines share; `texts` is an array of text numbers. */
export const havingText = (texts: Sql): LineBits =>
  ofPieces(sql`
    SELECT (part << 10) + (word >> 4) AS piece, overlay(B'0'::bit(1024) PLACING bits::bit(64) FROM (word & 15) * 64 + 1) AS bits
    FROM (SELECT part, unnest(words) AS word, unnest(bits) AS bits FROM order_posting WHERE text = ANY(${texts})) AS posting`);

/** No lines. */
export const NOTHING: LineBits = havingTrait('account', sql`false`);

export const inAny = (parts: readonly LineBits[]): LineBits =>
  parts.length === 0
    ? NOTHING
    : sql`SELECT chunk, bit_or(bits) AS bits FROM (${join(
        parts.map((part) => sql`(${part})`),
        ' UNION ALL ',
      )}) AS part GROUP BY chunk`;

/** Every line has an order date, and lines are roughly in date order, so there is hardly more than one block per chunk. */
const EVERY_LINE = sql`SELECT chunk, bit_or(bits) AS bits FROM order_bits WHERE trait = ${blocksOf('order_date')} GROUP BY chunk`;

/** Lines whose current state isn't in the index. */
const LOGGED = linesWhere(sql`true`, 'order_log');

/**
 * The lines that meet all conditions, except those in the log. After the first part, the others are only read between its first and last
 * chunk: lines are in date order, so those of a few weeks are close together. The parts are grouped rather than joined: the planner
 * estimates a trait's rows badly and might scan one part for each row of another.
 */
export function narrowed(conditions: readonly Condition[]): LineBits {
  const isFound = ({ bits, except }: Condition) => bits === undefined && except === undefined;
  const someAreFound = conditions.some(isFound);
  const read = conditions.filter((one) => isFound(one) || (someAreFound && one.isSlow));
  const known = conditions.filter((one) => !read.includes(one));
  const [first = EVERY_LINE, ...others] = [
    ...(someAreFound ? [linesWhere(plainly(read))] : []),
    ...known.map(({ bits }) => bits).filter((bits) => bits !== undefined),
  ];
  const without = [LOGGED, ...known.map(({ except }) => except).filter((bits) => bits !== undefined)];
  const between = sql`WHERE chunk BETWEEN (SELECT first FROM span) AND (SELECT last FROM span)`;
  const parts = [
    sql`SELECT chunk, bits, 1 AS needed FROM ahead`,
    ...others.map((part) => sql`SELECT chunk, bits, 1 FROM (${part}) AS part ${between}`),
    ...without.map((part) => sql`SELECT chunk, ~bits, 0 FROM (${part}) AS part ${between}`),
  ];
  return sql`
    WITH ahead AS MATERIALIZED (${first}),
    span AS MATERIALIZED (SELECT min(chunk) AS first, max(chunk) AS last FROM ahead)
    SELECT chunk, bit_and(bits) AS bits FROM (${join(parts, ' UNION ALL ')}) AS part
    GROUP BY chunk HAVING sum(needed) = ${raw(String(others.length + 1))}`;
}

/** Expands a SELECT of (bits, chunk) and other columns to one row per line id, with the other columns. */
export const idsIn = (lines: Sql, rest: Sql = empty): Sql => sql`
  SELECT ${rest} chunk::bigint * 8192 + word * 64 + bit AS id
  FROM (${lines}) AS line CROSS JOIN generate_series(0, 127) AS word CROSS JOIN generate_series(0, 63) AS bit
  WHERE substring(bits FROM word * 64 + 1 FOR 64) <> B'0'::bit(64) AND get_bit(bits, word * 64 + bit) = 1`;
