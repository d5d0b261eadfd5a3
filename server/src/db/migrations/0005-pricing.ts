/** What products and shipping cost under the plans that companies carry by name. */
export const pricing = `
-- The price of one piece from a quantity on.
CREATE TABLE price (
  price_plan text NOT NULL,
  product_id int NOT NULL REFERENCES product,
  min_qty int NOT NULL CHECK (min_qty > 0),
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (price_plan, product_id, min_qty)
);

-- The price of a parcel up to a weight in pounds, to a shipping zone.
CREATE TABLE ship_price (
  ship_price_plan text NOT NULL,
  zone int NOT NULL CHECK (zone > 0),
  max_weight int NOT NULL CHECK (max_weight > 0),
  price numeric(12, 2) NOT NULL CHECK (price >= 0),
  PRIMARY KEY (ship_price_plan, zone, max_weight)
);
`;
