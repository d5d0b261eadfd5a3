// Measures how fast order lines can be written with order search in place, including its folding: several writers that each change
// the status of a line, then writers that each add a line, then one that adds 1,000 lines per statement.
// node bench/orderWrites.mjs [--writers 8] [--seconds 15] [--check]   DATABASE_URL names a PostgreSQL database with order lines.
// Added lines are removed again; changed statuses stay. --check compares totals with plain SQL while the writers write.
import { openDatabase } from '../server/dist/db/open.js';
import { findOrders, DEFAULT_ORDER_FILTERS } from '../server/dist/orders/search/findOrders.js';
import { foldAll, foldingLag, startFolding } from '../server/dist/orders/search/upkeep.js';
import { randomFrom } from '../server/test/dist/orders/randomRequests.js';
import { todayIn } from '../shared/dist/domain/businessDay.js';
import { quantile, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { raw, sql } from './lib/sql.mjs';

const chosen = chosenOf({ writers: 8, seconds: 15, check: false });
const open = () => openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '', onLost() {} });
const [database, upkeep] = await Promise.all([open(), open()]);
const [{ last, order, fsync }] = await database.query(
  sql`SELECT max(id) AS last, max(order_id) AS order, current_setting('fsync') AS fsync FROM order_line`,
);
const columns = await database.query(sql`
  SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute WHERE attrelid = 'order_line'::regclass
    AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('id', 'order_id', 'line_num')`);
const names = raw(columns[0].names);
let added = order;

const WRITES = {
  'change a status': {
    writers: chosen.writers,
    lines: 1,
    statement: (line, random) =>
      sql`UPDATE order_line SET status = ${Math.floor(random() * 39)} WHERE id = ${line}`,
  },
  'add a line': {
    writers: chosen.writers,
    lines: 1,
    statement: (line) => sql`
      INSERT INTO order_line (order_id, line_num, ${names})
      SELECT ${(added += 1)}::int, 1, ${names} FROM order_line WHERE id = ${line}`,
  },
  'add 1,000 lines': {
    writers: 1,
    lines: 1_000,
    statement: (line) => sql`
      INSERT INTO order_line (order_id, line_num, ${names})
      SELECT ${(added += 1)}::int, row_number() OVER (), ${names} FROM order_line
      WHERE id BETWEEN ${Math.min(line, last - 1_000)}::bigint AND ${Math.min(line, last - 1_000) + 999}::bigint`,
  },
};

/** Compares the total of order search with plain SQL in one snapshot; a difference ends the run. */
async function check() {
  const scope = {
    caller: { orderMasterOverride: true, accountTypeIds: [] },
    today: todayIn('America/Denver', new Date()),
    selection: { parentId: 0, companyId: 0 },
  };
  const filters = { ...DEFAULT_ORDER_FILTERS, Filter_DateRange: 7, Filter_Status: 25 };
  await database.transaction(
    async (transaction) => {
      await transaction.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const page = { from: 0, size: 20 };
      const { total } = await findOrders(
        transaction,
        scope,
        filters,
        { SortBy: 'Priority', SortOrder: 'asc' },
        page,
      );
      const [plain] = await transaction.query(sql`
        SELECT count(*) AS total FROM order_line WHERE status = 25 AND order_date >= ${scope.today}::date - interval '60 months'`);
      if (plain.total !== total)
        throw new Error(`order search finds ${total}, plain SQL ${Number(plain.total)}`);
    },
    { patient: true },
  );
}

async function measure(name) {
  const { writers, lines, statement } = WRITES[name];
  const until = performance.now() + chosen.seconds * 1_000;
  const times = [];
  let checks = 0;
  let most = 0;
  const writing = Array.from({ length: writers }, async (_, seed) => {
    const random = randomFrom(seed + 1);
    while (performance.now() < until) {
      const startTime = performance.now();
      await database.query(statement(1 + Math.floor(random() * last), random));
      times.push(performance.now() - startTime);
    }
  });
  const watching = (async () => {
    while (performance.now() < until) {
      most = Math.max(most, (await foldingLag(database)).lines);
      if (chosen.check) await check();
      checks += chosen.check ? 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  const startTime = performance.now();
  await Promise.all([...writing, watching]);
  const took = performance.now() - startTime;
  const left = (await foldingLag(database)).lines;
  const folding = performance.now();
  await foldAll(upkeep);
  return {
    write: name,
    writers,
    'lines a second': Math.round((times.length * lines * 1_000) / took),
    p50: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
    worst: round(quantile(times, 1)),
    'longest log': most,
    'left, then folded in ms': `${left}, ${Math.round(performance.now() - folding)}`,
    checks,
  };
}

const endFolding = startFolding(upkeep, (error) => console.error(error));
try {
  console.log(`fsync ${String(fsync)}, ${Number(last)} lines, ${chosen.seconds} s each`);
  const rows = [];
  for (const name of Object.keys(WRITES)) rows.push(await measure(name));
  console.table(rows);
} finally {
  const remove = sql`DELETE FROM order_line WHERE order_id > ${order}`;
  await database.transaction((transaction) => transaction.query(remove), { patient: true });
  await foldAll(upkeep);
  await endFolding();
  await database.close();
  await upkeep.close();
}
