-- The bitmap index of order lines. Whatever filters come together, their lines are the AND of a few bitmaps, the total is the
-- number of ones in it, and the sizes of its ANDs with the days of a list's order lead to any page of it. It is kept in the
-- transaction that changes the lines: triggers XOR into the bitmaps what a line was before and what it is now.
--
-- A trait is something that lines have in common, such as a status, a day or a text. What each trait is read from stands in
-- server/src/db/lineTraits.ts: :numbers and :texts are its rows (trait, value of the line).

CREATE TYPE order_trait AS ENUM (:traits);

-- The texts of lines, each with a number. Of a text that few lines share (:own_texts) the lines are found by its key in
-- order_line; of the others by that number in order_bits.
CREATE TABLE order_text (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_text_key ON order_text (trait, md5(text));
CREATE INDEX order_text_search ON order_text USING gin (text gin_trgm_ops);

-- The lines whose trait has a value: line `id` is the bit `id & 8191` of chunk `id >> 13`. A day is counted from :first_day,
-- and no day is 2147483647. The value 0 of a text trait stands for any text at all.
CREATE TABLE order_bits (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);

-- The bitmaps of 64 values together, of the traits that lists are sorted by and ranges are taken of: a block is `value >> 6`.
-- A page or a range is looked for among the blocks first, and then among the values of one or two of them.
CREATE TABLE order_blocks (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);

-- The numbers in a line's lists of units, GeoPath ids and reorders, each with its lines. A token is what stands between blanks,
-- commas and semicolons.
CREATE TABLE order_token (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trait order_trait NOT NULL,
  text text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX order_token_key ON order_token (trait, md5(text));
CREATE INDEX order_token_search ON order_token USING gin (text gin_trgm_ops);

CREATE TABLE order_token_line (
  token int NOT NULL,
  -- The line's.
  id bigint NOT NULL,
  PRIMARY KEY (token, id)
);

-- The tracking numbers of a line, apart from the rest of it: a search for a part of one reads this narrow table.
CREATE TABLE order_tracking (
  -- The line's.
  id bigint NOT NULL PRIMARY KEY,
  numbers text COLLATE "C" NOT NULL
);
CREATE INDEX order_tracking_numbers ON order_tracking USING gin (numbers gin_trgm_ops);

-- Any two writers of lines meet in some bitmap. They take turns from their first line on, so that none blocks another. The
-- number is any that no other turns are taken by.
CREATE FUNCTION lines_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7426057);
  RETURN NULL;
END $$;
CREATE TRIGGER lines_in_turn BEFORE INSERT OR UPDATE OR DELETE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION lines_in_turn();

-- Keeps order_text and order_bits. Planned once for each connection: planning takes longer than a line's bitmaps. The branches
-- are the same but for their rows: a plan may name only the transition tables that its statement has.
CREATE FUNCTION lines_marked() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    WITH by_text AS (
      SELECT trait, text, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM (SELECT trait, text, id FROM removed CROSS JOIN LATERAL (VALUES :texts) AS one (trait, text) WHERE text <> '') AS said
      GROUP BY trait, text, chunk)
    SELECT * FROM (
      SELECT trait, value, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM removed CROSS JOIN LATERAL (VALUES :numbers) AS one (trait, value) GROUP BY trait, value, chunk
      UNION ALL
      SELECT trait, order_text.id, chunk, bits FROM by_text JOIN order_text USING (trait)
      WHERE md5(order_text.text) = md5(by_text.text) AND trait NOT IN (:own_texts)
      UNION ALL
      SELECT trait, 0, chunk, bit_xor(bits) FROM by_text GROUP BY trait, chunk) AS turned
    WHERE bits <> B'0'::bit(8192)
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO order_text (trait, text)
    SELECT DISTINCT trait, text
    FROM (SELECT trait, text, id FROM added CROSS JOIN LATERAL (VALUES :texts) AS one (trait, text) WHERE text <> '') AS said
    WHERE NOT EXISTS (
      SELECT FROM order_text AS known WHERE known.trait = said.trait AND md5(known.text) = md5(said.text))
    ON CONFLICT DO NOTHING;
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    WITH by_text AS (
      SELECT trait, text, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM (SELECT trait, text, id FROM added CROSS JOIN LATERAL (VALUES :texts) AS one (trait, text) WHERE text <> '') AS said
      GROUP BY trait, text, chunk)
    SELECT * FROM (
      SELECT trait, value, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM added CROSS JOIN LATERAL (VALUES :numbers) AS one (trait, value) GROUP BY trait, value, chunk
      UNION ALL
      SELECT trait, order_text.id, chunk, bits FROM by_text JOIN order_text USING (trait)
      WHERE md5(order_text.text) = md5(by_text.text) AND trait NOT IN (:own_texts)
      UNION ALL
      SELECT trait, 0, chunk, bit_xor(bits) FROM by_text GROUP BY trait, chunk) AS turned
    WHERE bits <> B'0'::bit(8192)
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  ELSE
    INSERT INTO order_text (trait, text)
    SELECT DISTINCT trait, text
    FROM (SELECT trait, text, id FROM added CROSS JOIN LATERAL (VALUES :texts) AS one (trait, text) WHERE text <> '') AS said
    WHERE NOT EXISTS (
      SELECT FROM order_text AS known WHERE known.trait = said.trait AND md5(known.text) = md5(said.text))
    ON CONFLICT DO NOTHING;
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    WITH by_text AS (
      SELECT trait, text, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM (SELECT trait, text, id FROM (SELECT * FROM removed UNION ALL SELECT * FROM added) AS changed
        CROSS JOIN LATERAL (VALUES :texts) AS one (trait, text) WHERE text <> '') AS said
      GROUP BY trait, text, chunk)
    SELECT * FROM (
      SELECT trait, value, (id >> 13)::int AS chunk, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
      FROM (SELECT * FROM removed UNION ALL SELECT * FROM added) AS changed
      CROSS JOIN LATERAL (VALUES :numbers) AS one (trait, value) GROUP BY trait, value, chunk
      UNION ALL
      SELECT trait, order_text.id, chunk, bits FROM by_text JOIN order_text USING (trait)
      WHERE md5(order_text.text) = md5(by_text.text) AND trait NOT IN (:own_texts)
      UNION ALL
      SELECT trait, 0, chunk, bit_xor(bits) FROM by_text GROUP BY trait, chunk) AS turned
    WHERE bits <> B'0'::bit(8192)
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_marked_added AFTER INSERT ON order_line
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_marked();
CREATE TRIGGER lines_marked_removed AFTER DELETE ON order_line
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION lines_marked();
CREATE TRIGGER lines_marked_changed AFTER UPDATE ON order_line
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lines_marked();

-- Keeps order_blocks: XORs into the bitmaps of blocks what was changed in those of their values.
CREATE FUNCTION bits_turned() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_blocks AS known (trait, value, chunk, bits)
    SELECT trait, value >> 6, chunk, bit_xor(bits) FROM added WHERE trait IN (:sorted_traits)
    GROUP BY trait, value >> 6, chunk HAVING bit_xor(bits) <> B'0'::bit(8192)
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  ELSE
    INSERT INTO order_blocks AS known (trait, value, chunk, bits)
    SELECT trait, value >> 6, chunk, bit_xor(bits)
    FROM (SELECT * FROM removed UNION ALL SELECT * FROM added) AS changed WHERE trait IN (:sorted_traits)
    GROUP BY trait, value >> 6, chunk HAVING bit_xor(bits) <> B'0'::bit(8192)
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bits_turned_added AFTER INSERT ON order_bits
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bits_turned();
CREATE TRIGGER bits_turned_changed AFTER UPDATE ON order_bits
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bits_turned();

-- Keeps order_token, order_token_line, order_tracking, and in order_bits which lines have any token. :join_tokens gives each
-- line its tokens (trait, token). Of changed lines only those count whose :list_columns are others than before.
CREATE FUNCTION lists_taken() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM order_token_line AS placed
    USING order_token, (SELECT DISTINCT trait, token, id FROM removed AS line :join_tokens) AS said
    WHERE order_token.trait = said.trait AND md5(order_token.text) = md5(said.token)
      AND placed.token = order_token.id AND placed.id = said.id;
    DELETE FROM order_tracking USING removed AS line WHERE order_tracking.id = line.id;
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, 0, (id >> 13)::int, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1))
    FROM (SELECT DISTINCT trait, id
      FROM (SELECT DISTINCT trait, token, id FROM removed AS line :join_tokens) AS said) AS said GROUP BY 1, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO order_token (trait, text)
    SELECT DISTINCT trait, token FROM (SELECT DISTINCT trait, token, id FROM added :join_tokens) AS said
    WHERE NOT EXISTS (SELECT FROM order_token AS known WHERE known.trait = said.trait AND md5(known.text) = md5(token))
    ON CONFLICT DO NOTHING;
    INSERT INTO order_token_line (token, id)
    SELECT order_token.id, said.id FROM (SELECT DISTINCT trait, token, id FROM added AS line :join_tokens) AS said
    JOIN order_token ON order_token.trait = said.trait AND md5(order_token.text) = md5(token);
    INSERT INTO order_tracking (id, numbers)
    SELECT id, tracking_number(tracking_url) FROM added AS line WHERE tracking_url <> '';
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, 0, (id >> 13)::int, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1))
    FROM (SELECT DISTINCT trait, id
      FROM (SELECT DISTINCT trait, token, id FROM added AS line :join_tokens) AS said) AS said GROUP BY 1, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  ELSIF EXISTS (
    SELECT FROM (SELECT :list_columns FROM added EXCEPT SELECT :list_columns FROM removed) AS line) THEN
    DELETE FROM order_token_line AS placed
    USING order_token, (SELECT DISTINCT trait, token, id
      FROM (SELECT :list_columns FROM removed EXCEPT SELECT :list_columns FROM added) AS line :join_tokens) AS said
    WHERE order_token.trait = said.trait AND md5(order_token.text) = md5(said.token)
      AND placed.token = order_token.id AND placed.id = said.id;
    DELETE FROM order_tracking
    USING (SELECT :list_columns FROM removed EXCEPT SELECT :list_columns FROM added) AS line
    WHERE order_tracking.id = line.id;
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, 0, (id >> 13)::int, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1))
    FROM (SELECT DISTINCT trait, id FROM (SELECT DISTINCT trait, token, id
      FROM (SELECT :list_columns FROM removed EXCEPT SELECT :list_columns FROM added) AS line :join_tokens) AS said) AS said
    GROUP BY 1, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
    INSERT INTO order_token (trait, text)
    SELECT DISTINCT trait, token FROM (SELECT DISTINCT trait, token, id
      FROM (SELECT :list_columns FROM added EXCEPT SELECT :list_columns FROM removed) AS line :join_tokens) AS said
    WHERE NOT EXISTS (SELECT FROM order_token AS known WHERE known.trait = said.trait AND md5(known.text) = md5(token))
    ON CONFLICT DO NOTHING;
    INSERT INTO order_token_line (token, id)
    SELECT order_token.id, said.id FROM (SELECT DISTINCT trait, token, id
      FROM (SELECT :list_columns FROM added EXCEPT SELECT :list_columns FROM removed) AS line :join_tokens) AS said
    JOIN order_token ON order_token.trait = said.trait AND md5(order_token.text) = md5(token);
    INSERT INTO order_tracking (id, numbers)
    SELECT id, tracking_number(tracking_url)
    FROM (SELECT :list_columns FROM added EXCEPT SELECT :list_columns FROM removed) AS line WHERE tracking_url <> '';
    INSERT INTO order_bits AS known (trait, value, chunk, bits)
    SELECT trait, 0, (id >> 13)::int, bit_xor(set_bit(B'0'::bit(8192), (id & 8191)::int, 1))
    FROM (SELECT DISTINCT trait, id FROM (SELECT DISTINCT trait, token, id
      FROM (SELECT :list_columns FROM added EXCEPT SELECT :list_columns FROM removed) AS line :join_tokens) AS said) AS said
    GROUP BY 1, 3
    ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lists_taken_added AFTER INSERT ON order_line
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lists_taken();
CREATE TRIGGER lists_taken_removed AFTER DELETE ON order_line
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION lists_taken();
CREATE TRIGGER lists_taken_changed AFTER UPDATE ON order_line
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION lists_taken();

CREATE FUNCTION lines_unmarked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_bits;
  DELETE FROM order_blocks;
  DELETE FROM order_token_line;
  DELETE FROM order_tracking;
  RETURN NULL;
END $$;
CREATE TRIGGER lines_unmarked AFTER TRUNCATE ON order_line
FOR EACH STATEMENT EXECUTE FUNCTION lines_unmarked();
