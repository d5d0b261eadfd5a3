-- A quote that's won while it's being revised reverts to what was sent, so that lists, totals, exports and copies have what the customer
-- ordered (QUOT-20). A line keeps its list price and the reason for its price if the revision still had the line.
CREATE FUNCTION quote_won_in_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sent quote_version;
  lines jsonb;
BEGIN
  SELECT * INTO sent FROM quote_version WHERE quote_id = NEW.id AND version = NEW.sent_version;
  SELECT COALESCE(jsonb_agg(to_jsonb(quote_line)), '[]') INTO lines FROM quote_line WHERE quote_id = NEW.id;
  DELETE FROM quote_line WHERE quote_id = NEW.id;
  INSERT INTO quote_line (quote_id, place, product_id, size_live, size_finished, qty, design, list_cents, unit_cents, price_reason,
    discount_kind, discount_value, total_cents)
  SELECT NEW.id, at, line."ProductID", line."SizeLive", line."SizeFinished", line."Qty", line."Design", own.list_cents, line."UnitCents",
    COALESCE(own.price_reason, ''), line."DiscountKind", line."DiscountValue", line."TotalCents"
  FROM jsonb_array_elements(sent.content -> 'Lines') WITH ORDINALITY AS element (value, at)
  CROSS JOIN LATERAL jsonb_to_record(element.value) AS line ("ProductID" int, "SizeLive" text, "SizeFinished" text, "Qty" int, "Design" text,
    "UnitCents" bigint, "DiscountKind" text, "DiscountValue" bigint, "TotalCents" bigint)
  LEFT JOIN jsonb_to_recordset(lines) AS own (place int, product_id int, qty int, unit_cents bigint, list_cents bigint, price_reason text)
    ON own.place = at AND own.product_id = line."ProductID" AND own.qty = line."Qty" AND own.unit_cents = line."UnitCents";
  NEW.valid_until := COALESCE(sent.valid_until, NEW.valid_until);
  NEW.notes := sent.content ->> 'Notes';
  NEW.terms := sent.content ->> 'Terms';
  NEW.zone := sent.content -> 'Zone';
  NEW.weight := sent.content -> 'Weight';
  NEW.subtotal_cents := sent.content -> 'SubtotalCents';
  NEW.shipping_cents := sent.content -> 'ShippingCents';
  NEW.total_cents := sent.total_cents;
  -- What was sent doesn't say how the discount was entered; in dollars it's exact.
  IF NEW.discount_cents <> (sent.content -> 'DiscountCents')::bigint THEN
    NEW.discount_cents := sent.content -> 'DiscountCents';
    NEW.discount_kind := CASE NEW.discount_cents WHEN 0 THEN 'none' ELSE 'dollars' END;
    NEW.discount_value := NEW.discount_cents;
  END IF;
  NEW.line_count := jsonb_array_length(sent.content -> 'Lines');
  NEW.product_id := sent.content #> '{Lines,0,ProductID}';
  RETURN NEW;
END $$;
CREATE TRIGGER quote_won_in_revision BEFORE UPDATE OF state ON quote
FOR EACH ROW WHEN (OLD.state = 'draft' AND NEW.state = 'won') EXECUTE FUNCTION quote_won_in_revision();
-- The quotes that were won so before this migration: the sent version's day was stored when its revision began (0023).
UPDATE quote SET state = 'draft' FROM quote_version
WHERE quote_id = quote.id AND quote_version.version = sent_version AND state = 'won'
  AND (quote_version.valid_until IS NOT NULL OR quote_version.total_cents <> quote.total_cents);
UPDATE quote SET state = 'won' WHERE state = 'draft' AND won_on IS NOT NULL;
