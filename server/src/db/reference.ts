import sql from 'sql-template-tag';
import type { Database } from './database.ts';

/** Value 5, Follow-Up, is the default type (ACTF-02). */
const ACTIVITY_TYPES: [number, string][] = [
  [1, 'Phone Call'],
  [2, 'Email'],
  [3, 'Meeting'],
  [4, 'Site Visit'],
  [5, 'Follow-Up'],
  [6, 'Quote'],
  [7, 'Sample Request'],
  [8, 'Proof Review'],
];

/** Value 1 is the default family (PROS-03). */
const FORECAST_FAMILIES: [number, string][] = [
  [1, 'General'],
  [2, 'Bulletins'],
  [3, 'Posters'],
  [4, 'Transit & Wraps'],
  [5, 'Retail & Indoor'],
];

const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';

/** The fixed lists that the product always needs. Runs at every start and is idempotent. */
export async function ensureReference(database: Database): Promise<void> {
  const [existing] = await database.query(sql`SELECT FROM state LIMIT 1`);
  if (existing !== undefined) return;
  await database.transaction(async (transaction) => {
    for (const [id, name] of ACTIVITY_TYPES) {
      await transaction.query(
        sql`INSERT INTO activity_type (id, name) VALUES (${id}, ${name}) ON CONFLICT DO NOTHING`,
      );
    }
    for (const [id, name] of FORECAST_FAMILIES) {
      await transaction.query(
        sql`INSERT INTO forecast_family (id, name) VALUES (${id}, ${name}) ON CONFLICT DO NOTHING`,
      );
    }
    await transaction.script(`
      SELECT setval(pg_get_serial_sequence('activity_type', 'id'), 100);
      SELECT setval(pg_get_serial_sequence('forecast_family', 'id'), 100);`);
    const states = STATES.split(',').map((state) => [state.slice(0, 2), state.slice(3)]);
    await transaction.query(sql`
      INSERT INTO state (code, name)
      SELECT code, name FROM unnest(${states.map(([code]) => code)}::text[], ${states.map(([, name]) => name)}::text[])
        AS one (code, name) ON CONFLICT DO NOTHING`);
  });
}
