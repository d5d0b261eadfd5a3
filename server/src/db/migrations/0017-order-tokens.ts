import { afterEachStatement, deletingAll } from './triggers.ts';

/**
 * The numbers in an order line's lists of units, GeoPath ids and reorders (tokens: what stands between blanks, commas and
 * semicolons), each with its lines, and the tracking numbers of a line apart from the rest of it. A search for a part of such
 * a number reads a few pages of an index or a narrow table, and not the wide lines.
 */

const LISTS = { unit: 'unit_search', geopath: 'geopath_search', reorder: 'reorder_search' };
/** All that is taken from a line here. */
const TAKEN = ['id', ...Object.values(LISTS), 'tracking_url'].join(', ');

const tokensOf = (lines: string) => `
  SELECT DISTINCT trait, token, id
  FROM ${lines} CROSS JOIN LATERAL (VALUES ${Object.entries(LISTS)
    .map(([trait, list]) => `('${trait}'::order_trait, ${list})`)
    .join(', ')}) AS one (trait, list)
  CROSS JOIN LATERAL regexp_split_to_table(list, '[ \\t\\n\\v\\f\\r,;]+') AS token
  WHERE token <> ''`;

/** The text 0 of a trait is any text at all, as with the other texts. */
const turnOver = (lines: string) => `
  INSERT INTO order_bits AS known (trait, value, chunk, bits)
  SELECT trait, 0, (id >> 13)::int, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1))
  FROM (SELECT DISTINCT trait, id FROM (${tokensOf(lines)}) AS said) AS said GROUP BY 1, 3
  ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;`;

const learn = (lines: string) => `
  INSERT INTO order_token (trait, text)
  SELECT DISTINCT trait, token FROM (${tokensOf(lines)}) AS said
  WHERE NOT EXISTS (SELECT FROM order_token AS known WHERE known.trait = said.trait AND md5(known.text) = md5(token))
  ON CONFLICT DO NOTHING;`;
const add = (lines: string) => `
  INSERT INTO order_token_line (token, id)
  SELECT order_token.id, said.id FROM (${tokensOf(lines)}) AS said
  JOIN order_token ON order_token.trait = said.trait AND md5(order_token.text) = md5(token);
  INSERT INTO order_tracking (id, numbers)
  SELECT id, tracking_number(tracking_url) FROM ${lines} WHERE tracking_url <> '';
  ${turnOver(lines)}`;
const remove = (lines: string) => `
  DELETE FROM order_token_line AS placed USING order_token, (${tokensOf(lines)}) AS said
  WHERE order_token.trait = said.trait AND md5(order_token.text) = md5(said.token)
    AND placed.token = order_token.id AND placed.id = said.id;
  DELETE FROM order_tracking USING ${lines} WHERE order_tracking.id = line.id;
  ${turnOver(lines)}`;

const BEFORE = `(SELECT ${TAKEN} FROM removed EXCEPT SELECT ${TAKEN} FROM added) AS line`;
const AFTER = `(SELECT ${TAKEN} FROM added EXCEPT SELECT ${TAKEN} FROM removed) AS line`;

export const orderTokens = `
CREATE TABLE order_token (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_token_key ON order_token (trait, md5(text));
CREATE TABLE order_token_line (token int NOT NULL, id bigint NOT NULL);
CREATE TABLE order_tracking (id bigint NOT NULL, numbers text COLLATE "C" NOT NULL);

${learn('order_line')}
ANALYZE order_token;
${add('order_line AS line')}
ALTER TABLE order_token_line ADD PRIMARY KEY (token, id);
ALTER TABLE order_tracking ADD PRIMARY KEY (id);
CREATE INDEX order_token_search ON order_token USING gin (text gin_trgm_ops);
CREATE INDEX order_tracking_numbers ON order_tracking USING gin (numbers gin_trgm_ops);
ALTER TABLE order_line DROP COLUMN tracking_search;

-- Planned once for each connection, as the bits are. Lines that keep their lists cost nothing more.
CREATE FUNCTION lists_taken() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    ${remove('removed AS line')}
  ELSIF TG_OP = 'INSERT' THEN
    ${learn('added')}
    ${add('added AS line')}
  ELSIF EXISTS (SELECT FROM ${AFTER}) THEN
    ${remove(BEFORE)}
    ${learn(AFTER)}
    ${add(AFTER)}
  END IF;
  RETURN NULL;
END $$;
${afterEachStatement('order_line', 'lists_taken')}

CREATE OR REPLACE ${deletingAll('lines_unmarked', ['order_bits', 'order_blocks', 'order_token_line', 'order_tracking'])}
`;
