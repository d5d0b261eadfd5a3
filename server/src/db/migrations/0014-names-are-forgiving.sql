-- A name as it's searched: without accents, case, punctuation and spaces (FIND-09). The same as foldName in
-- shared/src/domain/foldName.ts; line feeds, which separate texts, stay.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(translate(
  regexp_replace(lower(normalize(name, NFKD)),
    '[\u0001-\u0009\u000b-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00f7\u02b0-\u036f\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\ufeff]', '', 'g'),
  '×øłđðħıŧς', 'xolddhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

ALTER TABLE trend_group ADD COLUMN folded_name text COLLATE "C" GENERATED ALWAYS AS (fold_name(name)) STORED;
CREATE INDEX trend_group_folded_name ON trend_group USING gin (folded_name gin_trgm_ops);
ALTER TABLE company ADD COLUMN folded_name text COLLATE "C" GENERATED ALWAYS AS (fold_name(name)) STORED;
CREATE INDEX company_folded_name ON company USING gin (folded_name gin_trgm_ops);
ALTER TABLE contact ADD COLUMN folded_name text COLLATE "C" GENERATED ALWAYS AS (fold_name(name)) STORED;
CREATE INDEX contact_folded_name ON contact USING gin (folded_name gin_trgm_ops);
ALTER TABLE product ADD COLUMN folded_name text COLLATE "C" GENERATED ALWAYS AS (fold_name(name)) STORED;
CREATE INDEX product_folded_name ON product USING gin (folded_name gin_trgm_ops);
ALTER TABLE advertiser ADD COLUMN folded_name text COLLATE "C" GENERATED ALWAYS AS (fold_name(name)) STORED;
CREATE INDEX advertiser_folded_name ON advertiser USING gin (folded_name gin_trgm_ops);

-- The texts of order lines that are matched like names: FOLDED in server/src/orders/search/traits.ts.
CREATE INDEX order_text_folded ON order_text USING gin (fold_name(text) gin_trgm_ops)
WHERE trait IN ('design', 'description', 'place', 'person', 'method');
CREATE INDEX order_text_address_folded ON order_text USING gin (fold_name(text) gin_trgm_ops) WHERE trait = 'address';

-- 14×48 is 14x48.
CREATE OR REPLACE FUNCTION size_key(size text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(replace(lower(size), '×', 'x'), '[^0-9x./-]', '', 'g');
UPDATE order_line SET size_live = size_live WHERE size_live LIKE '%×%' OR size_finished LIKE '%×%';
