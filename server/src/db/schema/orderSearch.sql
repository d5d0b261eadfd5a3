-- What order search keeps of the lines: a bitmap index, and a log of the lines that it does not know yet. All of it is derived
-- and can be built anew (pnpm order-search rebuild). How it works: server/src/orders/search/README.md.

-- What lines have in common. The names are those of server/src/orders/search/traits.ts; of those with a number behind them, 64
-- values are together once more.
CREATE TYPE order_trait AS ENUM (
  'account', 'sales_rep', 'status', 'product', 'advertiser',
  'order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date', 'priority', 'hundred_orders',
  'order_date_64', 'ship_date_64', 'delivery_date_64', 'post_date_64', 'proof_approved_date_64', 'priority_64',
  'hundred_orders_64',
  'size', 'design', 'description', 'part', 'cap', 'place', 'person', 'method', 'carrier', 'custom1', 'custom2', 'sequence',
  'address', 'tracking', 'client_po', 'client_job_ref', 'contract_num', 'unit', 'geopath', 'reorder');

-- The log. Writers append to it and wait for nobody: a line in it is read from order_line itself, whatever the index says of it,
-- until the folder has moved it into the index.
CREATE TABLE order_log (
  -- The line's.
  id bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- One row. The pause, in seconds, of each transaction that writes lines: the folder sets it when the log gets long.
CREATE TABLE order_search (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  pause float8 NOT NULL DEFAULT 0,
  -- An index is built anew beside the one in use: lines that are folded meanwhile go to order_refold too.
  is_rebuilding boolean NOT NULL DEFAULT false
);
INSERT INTO order_search DEFAULT VALUES;

CREATE TABLE order_refold (
  -- The line's.
  id bigint NOT NULL
);

CREATE FUNCTION order_line_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_log (id) VALUES (COALESCE(NEW.id, OLD.id));
  IF NEW.id <> OLD.id THEN
    INSERT INTO order_log (id) VALUES (OLD.id);
  END IF;
  -- Once in a transaction: a statement of many lines must not run into its time limit.
  IF current_setting('galley.paused', true) IS DISTINCT FROM 'yes' THEN
    PERFORM set_config('galley.paused', 'yes', true);
    PERFORM pg_sleep(pause) FROM order_search WHERE pause > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_logged AFTER INSERT OR UPDATE OR DELETE ON order_line
FOR EACH ROW EXECUTE FUNCTION order_line_logged();

-- The texts of lines, each with a number. The lines of texts that many share are found by that number in order_bits, of the
-- others, from address on, in order_posting.
CREATE TABLE order_text (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_text_key ON order_text (trait, md5(text));
-- What all texts of a trait begin with.
CREATE INDEX order_text_beginning ON order_text (trait, left(text, 8));
CREATE INDEX order_text_shared ON order_text USING gin (text gin_trgm_ops) WHERE trait < 'address';
-- One for each trait: a purchase order has the trigrams of job numbers and units, which would all be looked at.
CREATE INDEX order_text_address ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'address';
CREATE INDEX order_text_tracking ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'tracking';
CREATE INDEX order_text_client_po ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'client_po';
CREATE INDEX order_text_client_job_ref ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'client_job_ref';
CREATE INDEX order_text_contract_num ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'contract_num';
CREATE INDEX order_text_unit ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'unit';
CREATE INDEX order_text_geopath ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'geopath';
CREATE INDEX order_text_reorder ON order_text USING gin (text gin_trgm_ops) WHERE trait = 'reorder';

-- The lines whose trait has a value: line `id` is the bit `id & 8191` of chunk `id >> 13`. A day is counted from :first_day,
-- and no day is 2147483647. A text's value is its number; 0 stands for any text of its trait.
CREATE TABLE order_bits (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);

-- The lines of a text that few share: of those with the ids from part * 1048576 on, the words that are not empty. A word is 64
-- lines: line `id` is the bit `id & 63` from the left of word `id >> 6 & 16383` of part `id >> 20`.
CREATE TABLE order_posting (
  text int NOT NULL,
  part int NOT NULL,
  words smallint[] NOT NULL,
  bits bigint[] NOT NULL,
  PRIMARY KEY (text, part)
) WITH (fillfactor = 80);

-- What the index knows of each line: what to take out of it when the line has changed.
CREATE TABLE order_indexed (
  -- The line's.
  id bigint PRIMARY KEY,
  company_id int NOT NULL,
  month date NOT NULL,
  spent numeric(12, 2) NOT NULL,
  -- Of the traits with numbers, in their order.
  numbers int[] NOT NULL,
  -- Of all its texts, to tell whether any has changed; and their numbers.
  text_key uuid NOT NULL,
  texts int[] NOT NULL
) WITH (fillfactor = 80);

-- What each company spends in a month, without canceled lines, which nobody pays for, as far as the index knows.
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
