import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import { insertRows } from './bulk.ts';

/** From these quantities on, a piece costs this fraction of its base price. */
const BREAKS = [
  [1, 1],
  [10, 0.92],
  [25, 0.85],
  [50, 0.78],
  [100, 0.7],
  [250, 0.62],
] as const;

const ZONES = [2, 3, 4, 5, 6, 7, 8];
const WEIGHTS = [5, 10, 25, 50, 100, 150];

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A product's base price in dollars; an arbitrary spread, the same in every demo. */
const basePrice = (productId: number) => 24.5 + ((productId * 37) % 90) * 5.25;

/** A parcel's price: nothing with prepaid shipping, the same everywhere with a flat rate, otherwise by zone. */
function shipPrice(plan: string, zone: number, weight: number): number {
  if (plan === 'Prepaid') return 0;
  const distance = plan === 'Flat Rate' ? 4 : zone;
  return cents(6.75 + weight * (0.32 + distance * 0.045) + distance * 0.85);
}

/** Prices for every plan that a company has; each plan has its own prices. */
export async function loadPricing(database: Queryable): Promise<void> {
  const plans = await database.query<{ name: string }>(
    sql`SELECT DISTINCT price_plan COLLATE "C" AS name FROM company WHERE price_plan <> '' ORDER BY name`,
  );
  const shipPlans = await database.query<{ name: string }>(
    sql`SELECT DISTINCT ship_price_plan COLLATE "C" AS name FROM company WHERE ship_price_plan <> '' ORDER BY name`,
  );
  const products = await database.query<{ id: number }>(sql`SELECT id FROM product ORDER BY id`);
  await insertRows(
    database,
    'price',
    'price_plan text, product_id int, min_qty int, unit_price numeric',
    plans.flatMap(({ name }, place) =>
      products.flatMap(({ id }) =>
        BREAKS.map(([min_qty, share]) => ({
          price_plan: name,
          product_id: id,
          min_qty,
          unit_price: cents(basePrice(id) * share * (0.82 + place * 0.06)),
        })),
      ),
    ),
  );
  await insertRows(
    database,
    'ship_price',
    'ship_price_plan text, zone int, max_weight int, price numeric',
    shipPlans.flatMap(({ name }) =>
      ZONES.flatMap((zone) =>
        WEIGHTS.map((max_weight) => ({
          ship_price_plan: name,
          zone,
          max_weight,
          price: shipPrice(name, zone, max_weight),
        })),
      ),
    ),
  );
}
