-- Order search: a bitmap index of the lines, and a log of lines that aren't in the index yet. All of it is derived and can be
-- rebuilt (npm run order-search -- rebuild). How it works: server/src/orders/search/README.md.

-- What lines can have in common, with the names of server/src/orders/search/traits.ts. A trait that ends in _64 combines 64
-- values of another one.
CREATE TYPE order_trait AS ENUM (
  'account', 'sales_rep', 'status', 'product', 'advertiser',
  'order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date', 'priority', 'hundred_orders',
  'order_date_64', 'ship_date_64', 'delivery_date_64', 'post_date_64', 'proof_approved_date_64', 'priority_64',
  'hundred_orders_64',
  'size', 'design', 'description', 'part', 'cap', 'place', 'person', 'method', 'carrier', 'custom1', 'custom2', 'sequence',
  'address', 'tracking', 'client_po', 'client_job_ref', 'contract_num', 'unit', 'geopath', 'reorder');

-- The log. Writers append to it without waiting. Until folding moves a line from the log into the index, searches read the line
-- from order_line, whatever the index says.
CREATE TABLE order_log (
  -- The line's id.
  id bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- One row: the pause, in seconds, of each transaction that writes lines. Folding sets it when the log gets long.
CREATE TABLE order_search (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  pause float8 NOT NULL DEFAULT 0,
  -- Whether a new index is being built next to the active one. Meanwhile, folded lines are also added to order_refold.
  is_rebuilding boolean NOT NULL DEFAULT false
);
INSERT INTO order_search DEFAULT VALUES;

CREATE TABLE order_refold (
  -- The line's id.
  id bigint NOT NULL
);

CREATE FUNCTION order_line_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_log (id) VALUES (COALESCE(NEW.id, OLD.id));
  IF NEW.id <> OLD.id THEN
    INSERT INTO order_log (id) VALUES (OLD.id);
  END IF;
  -- Once per transaction, so that a statement with many lines doesn't exceed its time limit.
  IF current_setting('galley.paused', true) IS DISTINCT FROM 'yes' THEN
    PERFORM set_config('galley.paused', 'yes', true);
    PERFORM pg_sleep(pause) FROM order_search WHERE pause > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_logged AFTER INSERT OR UPDATE OR DELETE ON order_line
FOR EACH ROW EXECUTE FUNCTION order_line_logged();

-- The texts of lines, each with a number. By that number, lines are found in order_bits for traits whose texts many lines share,
-- and in order_posting for the others, which start with address.
CREATE TABLE order_text (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_text_key ON order_text (trait, md5(text));
-- To find what all texts of a trait begin with.
CREATE INDEX order_text_beginning ON order_text (trait, left(text, 8));
CREATE INDEX order_text_shared ON order_text USING gin (text gin_trgm_ops) WHERE trait < 'address';
-- One per trait, because purchase orders have the same trigrams as job numbers and units, which would all be examined.
CREATE INDEX order_text_address ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'address';
CREATE INDEX order_text_tracking ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'tracking';
CREATE INDEX order_text_client_po ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'client_po';
CREATE INDEX order_text_client_job_ref ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'client_job_ref';
CREATE INDEX order_text_contract_num ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'contract_num';
CREATE INDEX order_text_unit ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'unit';
CREATE INDEX order_text_geopath ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'geopath';
CREATE INDEX order_text_reorder ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'reorder';

-- The lines whose trait has a value: line `id` is the bit `id & 8191` of chunk `id >> 13`. Days are counted from :first_day;
-- 2147483647 means no day. A text's value is its number; 0 means any text of the trait.
CREATE TABLE order_bits (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);

-- The lines of a text that few lines share: the nonempty words of the 1048576 lines from id part * 1048576. A word has 64
-- lines: line `id` is the bit `id & 63` from the left of word `id >> 6 & 16383` of part `id >> 20`.
CREATE TABLE order_posting (
  text int NOT NULL,
  part int NOT NULL,
  words smallint[] NOT NULL,
  bits bigint[] NOT NULL,
  PRIMARY KEY (text, part)
) WITH (fillfactor = 80);

-- What the index contains for each line, so that it can be removed when the line changes.
CREATE TABLE order_indexed (
  -- The line's id.
  id bigint PRIMARY KEY,
  company_id int NOT NULL,
  month date NOT NULL,
  spent numeric(12, 2) NOT NULL,
  -- The line's numbers, in the order of NUMBERS in traits.ts.
  numbers int[] NOT NULL,
  -- A hash of the line's texts, which shows whether one has changed, and the numbers of the texts.
  text_key uuid NOT NULL,
  texts int[] NOT NULL
) WITH (fillfactor = 80);

-- What each company spent in a month, according to the index; without canceled lines, because nobody pays for them.
CREATE TABLE company_spend (
  company_id int NOT NULL,
  month date NOT NULL,
  total numeric(18, 2) NOT NULL,
  PRIMARY KEY (company_id, month)
);

CREATE FUNCTION spend_month(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('month', day::timestamp)::date;

CREATE FUNCTION order_lines_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE order_log, order_bits, order_posting, order_indexed, company_spend;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_emptied AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION order_lines_emptied();
