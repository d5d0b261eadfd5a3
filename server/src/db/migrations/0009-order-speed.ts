import { afterEachStatement, deletingAll } from './triggers.ts';

/**
 * A bitmap index of the order lines: whatever filters come together, their lines are the AND of a few bit strings, the
 * total is the number of ones in it, and the sizes of its ANDs with the days of a list order lead to any page of it.
 * Kept in the transaction that changes the lines. A line stands at place `id & 8191` of chunk `id >> 13`.
 */

/** Any fixed number that no other turns are taken by. */
const ADVISORY_LOCK = 7_426_057;

/** What a line has one number of; a day counts from 2000-01-01, and the largest number stands for none. */
const day = (column: string) => `COALESCE(${column} - DATE '2000-01-01', 2147483647)`;
const NUMBERS = {
  account: 'account_type_id',
  sales_rep: 'sales_rep_id',
  status: 'status',
  product: 'product_id',
  advertiser: 'advertiser_id',
  order_date: day('order_date'),
  ship_date: day('ship_date'),
  delivery_date: day('delivery_date'),
  post_date: day('post_date'),
  proof_approved_date: day('proof_approved_date'),
  priority: 'priority',
  hundred_orders: 'order_id / 100',
};

const ADDRESS = "ship_to || ' ' || ship_to_address1 || ' ' || ship_to_address2";
const PLACE = "ship_to_city || ' ' || ship_to_state || ' ' || ship_to_zip";

/** Texts that many lines share: each has its number in order_text, and its lines in order_bits. */
const SHARED_TEXTS = {
  size: 'size_search',
  design: 'design_search',
  description: 'description_search',
  part: 'part_search',
  cap: 'lower(cap_num)',
  place: `lower(${PLACE})`,
  person: 'lower(ship_to_person)',
  method: 'lower(ship_method)',
  carrier: 'tracking_carrier(tracking_url)',
  custom1: 'lower(line_item_custom1)',
  custom2: 'lower(line_item_custom2)',
  sequence: 'lower(sequence_num)',
};

/** Texts that few lines share: the lines of one are found by its key; order_bits knows which lines have any. */
const OWN_TEXTS = {
  address: `lower(${ADDRESS})`,
  client_po: 'lower(client_po)',
  client_job_ref: 'lower(client_job_ref)',
  contract_num: 'lower(contract_num)',
};
const TEXTS = { ...SHARED_TEXTS, ...OWN_TEXTS };

const rows = (traits: Record<string, string>) =>
  Object.entries(traits)
    .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
    .join(', ');
const named = (traits: object) =>
  Object.keys(traits)
    .map((trait) => `'${trait}'`)
    .join(', ');

const textsOf = (lines: string) =>
  `SELECT trait, text, id FROM ${lines} CROSS JOIN LATERAL (VALUES ${rows(TEXTS)}) AS one (trait, text) WHERE text <> ''`;

const learnTexts = (lines: string) => `
  INSERT INTO order_text (trait, text)
  SELECT DISTINCT trait, text FROM (${textsOf(lines)}) AS said
  WHERE NOT EXISTS (SELECT FROM order_text AS known WHERE known.trait = said.trait AND md5(known.text) = md5(said.text))
  ON CONFLICT DO NOTHING;`;

const BITS = "(id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits";
/**
 * Turns the bits of lines over: those of an added line on, those of a removed one off, and of a changed line what it has
 * before and after. The text 0 of a trait is any text at all.
 */
const turnOver = (lines: string) => `
  INSERT INTO order_bits AS known (trait, value, chunk, bits)
  WITH by_text AS (SELECT trait, text, ${BITS} FROM (${textsOf(lines)}) AS said GROUP BY trait, text, chunk)
  SELECT * FROM (
    SELECT trait, value, ${BITS}
    FROM ${lines} CROSS JOIN LATERAL (VALUES ${rows(NUMBERS)}) AS one (trait, value) GROUP BY trait, value, chunk
    UNION ALL
    SELECT trait, order_text.id, chunk, bits FROM by_text JOIN order_text USING (trait)
    WHERE md5(order_text.text) = md5(by_text.text) AND trait NOT IN (${named(OWN_TEXTS)})
    UNION ALL
    SELECT trait, 0, chunk, bit_xor(bits) FROM by_text GROUP BY trait, chunk) AS turned
  WHERE bits <> B'0'::bit(8192)
  ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;`;

/** Two pieces of a text that is searched as one are parted by a line feed: no search reaches over it. */
const pieces = (columns: readonly string[]) => `lower(${columns.join(" || E'\\n' || ")})`;

export const orderSpeed = `
CREATE TYPE order_trait AS ENUM (${named({ ...NUMBERS, ...TEXTS })});

CREATE TABLE order_text (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_text_key ON order_text (trait, md5(text));
CREATE INDEX order_text_search ON order_text USING gin (text gin_trgm_ops);

CREATE TABLE order_bits (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);

-- A tracking link is a carrier's address, of which there are few, and a number behind its last / or =.
CREATE FUNCTION tracking_number(links text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(links, '[^<>]*[/=]|<br>', E'\\n', 'gi'));
CREATE FUNCTION tracking_carrier(links text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(links, '[^/=<>]*(<br>|$)', '', 'gi'));

ALTER TABLE order_line DROP COLUMN shipping_search, DROP COLUMN reference_search;
ALTER TABLE order_line
  ADD COLUMN shipping_search text COLLATE "C" GENERATED ALWAYS AS (
    ${pieces([ADDRESS, 'ship_to_person', PLACE, 'ship_method', 'tracking_url'])}) STORED,
  ADD COLUMN reference_search text COLLATE "C" GENERATED ALWAYS AS (
    ${pieces(['client_po', 'client_job_ref', 'contract_num', 'line_item_custom1', 'line_item_custom2', 'sequence_num'])}) STORED,
  ADD COLUMN tracking_search text COLLATE "C" GENERATED ALWAYS AS (tracking_number(tracking_url)) STORED,
  ${Object.entries(OWN_TEXTS)
    .map(
      ([trait, text]) =>
        `ADD COLUMN ${trait}_key uuid GENERATED ALWAYS AS (md5(NULLIF(${text}, ''))::uuid) STORED`,
    )
    .join(',\n  ')};
${Object.keys(OWN_TEXTS)
  .map((trait) => `CREATE INDEX order_line_${trait} ON order_line (${trait}_key, id);`)
  .join('\n')}
CREATE INDEX order_line_shipping ON order_line USING gin (shipping_search gin_trgm_ops);
CREATE INDEX order_line_tracking ON order_line USING gin (tracking_search gin_trgm_ops);
CREATE INDEX order_line_reference ON order_line USING gin (reference_search gin_trgm_ops);

${learnTexts('order_line')}
${turnOver('order_line')}

-- Any two writers meet in some bits: they take turns from their first line on, so that none blocks another.
CREATE FUNCTION lines_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(${ADVISORY_LOCK});
  RETURN NULL;
END $$;
CREATE TRIGGER lines_in_turn BEFORE INSERT OR UPDATE OR DELETE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION lines_in_turn();

-- Planned once for each connection: planning takes longer than a line's bits.
CREATE FUNCTION lines_marked() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    ${turnOver('removed')}
  ELSIF TG_OP = 'INSERT' THEN
    ${learnTexts('added')}
    ${turnOver('added')}
  ELSE
    ${learnTexts('added')}
    ${turnOver('(SELECT * FROM removed UNION ALL SELECT * FROM added) AS changed')}
  END IF;
  RETURN NULL;
END $$;
${afterEachStatement('order_line', 'lines_marked')}

CREATE ${deletingAll('lines_unmarked', ['order_bits'])}
CREATE TRIGGER lines_unmarked AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION lines_unmarked();
`;
