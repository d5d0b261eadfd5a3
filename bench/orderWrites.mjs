// What writing an order line costs while others write too: each writer in turn changes the status of a line and adds one.
// node bench/orderWrites.mjs [--writers 8] [--writes 200]   DATABASE_URL names a PostgreSQL that holds order lines; what
// was added is removed again, the changed statuses stay. A deadlock ends the run.
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/dist/db/open.js';
import { randomFrom } from '../server/test/dist/orders/randomRequests.js';
import { quantile, round } from '../tools/lib/server.mjs';
import { raw, sql } from './lib/sql.mjs';

const { values: chosen } = parseArgs({
  options: { writers: { type: 'string', default: '8' }, writes: { type: 'string', default: '200' } },
});
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '', onLost() {} });
const [{ last, order }] = await database.query(
  sql`SELECT max(id) AS last, max(order_id) AS order FROM order_line`,
);
const columns = await database.query(sql`
  SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute WHERE attrelid = 'order_line'::regclass
    AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('id', 'order_id', 'line_num')`);
const names = raw(columns[0].names);
let added = order;

const WRITES = {
  'change a status': (line, random) =>
    sql`UPDATE order_line SET status = ${Math.floor(random() * 39)} WHERE id = ${line}`,
  'add a line': (line) =>
    sql`INSERT INTO order_line (order_id, line_num, ${names})
      SELECT ${(added += 1)}::int, 1, ${names} FROM order_line WHERE id = ${line}`,
};
const times = Object.fromEntries(Object.keys(WRITES).map((name) => [name, []]));

async function write(seed) {
  const random = randomFrom(seed);
  for (let turn = 0; turn < Number(chosen.writes); turn += 1) {
    const [name, statement] = Object.entries(WRITES)[turn % 2];
    const line = 1 + Math.floor(random() * last);
    const begun = performance.now();
    await database.query(statement(line, random));
    times[name].push(performance.now() - begun);
  }
}

try {
  const begun = performance.now();
  await Promise.all(Array.from({ length: Number(chosen.writers) }, (_, seed) => write(seed + 1)));
  const took = performance.now() - begun;
  console.table(
    Object.entries(times).map(([name, some]) => ({
      write: name,
      writers: chosen.writers,
      calls: some.length,
      p50: round(quantile(some, 0.5)),
      p95: round(quantile(some, 0.95)),
      worst: round(quantile(some, 1)),
    })),
  );
  console.log(`${Math.round((Number(chosen.writers) * Number(chosen.writes) * 1_000) / took)} writes/s`);
} finally {
  await database.query(sql`DELETE FROM order_line WHERE order_id > ${order}`);
  await database.close();
}
