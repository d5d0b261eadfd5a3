// Compares the orders list with a generic API on the same PostgreSQL: Directus in its default configuration, for the same lines
// with the same names and the same total. The two alternate call by call.
// node bench/genericApi.mjs [--lines 1000000] [--rounds 20]
// (needs npm start and npm run types once, for the builds; downloads Directus on its first run). DATABASE_URL names a PostgreSQL
// database to load once and keep; Directus's own tables are dropped at the end.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { openPostgres } from '../server/dist/db/postgres.js';
import { addMonths } from '../shared/dist/domain/calendar.js';
import { todayIn } from '../shared/dist/domain/businessDay.js';
import { chosenOf } from './lib/chosen.mjs';
import { places } from './lib/calls.mjs';
import { largeDatabase } from './lib/largeDatabase.mjs';
import { installPackage } from './lib/onDemand.mjs';
import { freePort, quantile, round, signIn } from '../tools/lib/server.mjs';
import { raw, sql } from './lib/sql.mjs';

const VERSION = '10.8.3';
const chosen = chosenOf({ lines: '1000000', rounds: 20 });
const history = addMonths(todayIn('America/Denver', new Date()), -60);
const OURS = { PageNo: 1, PageSize: 20, ParentID: 0, CompanyID: 0, Filter_DateRange: 7, Filter_Apply: true };
const FIELDS = '*,product_id.name,advertiser_id.name';

/** The same request for both. */
const questions = ({ company }, { advertiser, design }) => [
  {
    list: 'a company, by priority',
    ours: { ...OURS, CompanyID: company, SortBy: 'Priority', SortOrder: 'asc' },
    theirs: { filter: { company_id: { _eq: company } }, sort: 'priority,id' },
  },
  {
    list: 'everything, newest first',
    ours: { ...OURS, SortBy: 'OrderDate', SortOrder: 'desc' },
    theirs: { filter: {}, sort: '-order_date,-id' },
  },
  {
    list: 'everything, page 1,000',
    ours: { ...OURS, SortBy: 'OrderDate', SortOrder: 'desc', PageNo: 1000 },
    theirs: { filter: {}, sort: '-order_date,-id', page: 1000 },
  },
  {
    list: `advertiser '${advertiser}', design '${design}'`,
    ours: {
      ...OURS,
      SortBy: 'OrderDate',
      SortOrder: 'desc',
      Filter_advertiser: advertiser,
      Filter_design: design,
    },
    theirs: {
      filter: { design: { _icontains: design }, advertiser_id: { name: { _icontains: advertiser } } },
      sort: '-order_date,-id',
    },
  },
];

async function startDirectus(databaseUrl) {
  const folder = installPackage('directus', VERSION);
  const port = await freePort();
  const admin = { email: 'admin@example.com', password: randomUUID() };
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    KEY: randomUUID(),
    SECRET: randomUUID(),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
  };
  const cli = path.join(folder, 'node_modules/directus/cli.js');
  execFileSync(process.execPath, [cli, 'bootstrap'], { env, cwd: folder, stdio: 'ignore' });
  const child = spawn(process.execPath, [cli, 'start'], { env, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/server/ping`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Directus exited with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = await login.json();
  return {
    url,
    token: data.access_token,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function timed(request) {
  const startTime = performance.now();
  const answer = await request;
  const body = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return { took: performance.now() - startTime, body };
}

const askOurs = (url, token, question) =>
  timed(
    fetch(`${url}/v1/orders/paged`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
    }),
  );

function askTheirs({ url, token }, { filter, sort, page = 1 }) {
  const query = new URLSearchParams({
    filter: JSON.stringify({ _and: [{ order_date: { _gte: history } }, filter] }),
    sort,
    page: String(page),
    limit: '20',
    meta: 'filter_count',
    fields: FIELDS,
  });
  return timed(fetch(`${url}/items/order_line?${query}`, { headers: { authorization: `Bearer ${token}` } }));
}

const large = await largeDatabase({ DEMO: 'large', DEMO_LINES: chosen.lines });
const database = openPostgres(large.url, () => undefined);
const server = await large.start();
const directus = await startDirectus(large.url);
try {
  /** The first letters of names in the data, as somebody would type them. */
  const words = async () => {
    const [line] = await database.query(sql`
      SELECT lower(left(advertiser.name, 5)) AS advertiser, lower(left(design, 5)) AS design
      FROM order_line JOIN advertiser ON advertiser.id = advertiser_id
      WHERE length(design) > 5 ORDER BY order_line.id DESC LIMIT 1`);
    return line;
  };
  const token = await signIn(server.url, 'manager@galley.example');
  const rows = [];
  for (const { list, ours, theirs } of questions(await places(database), await words())) {
    const times = { galley: [], directus: [] };
    let lines;
    for (let turn = 0; turn < chosen.rounds; turn += 1) {
      const one = await askOurs(server.url, token, ours);
      const other = await askTheirs(directus, theirs);
      lines = one.body.TotalCount;
      const total = Number(other.body.meta.filter_count);
      if (lines !== total) throw new Error(`${list}: ${lines} lines, Directus counts ${total}`);
      times.galley.push(one.took);
      times.directus.push(other.took);
    }
    const at = (who, q) => quantile(times[who], q);
    rows.push({
      list,
      lines,
      'Galley p50': round(at('galley', 0.5)),
      p95: round(at('galley', 0.95)),
      'Directus p50': round(at('directus', 0.5)),
      'p95 ': round(at('directus', 0.95)),
      'times faster (p50)': round(at('directus', 0.5) / at('galley', 0.5)),
    });
  }
  console.log(`Directus ${VERSION}, ${chosen.lines} order lines, ${chosen.rounds} of each, in milliseconds`);
  console.table(rows);
} finally {
  await directus.stop();
  await server.stop();
  const own = await database.query(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE 'directus\\_%'`,
  );
  for (const { tablename } of own)
    await database.query(sql`DROP TABLE ${raw(`"${String(tablename)}"`)} CASCADE`);
  await database.close();
  await large.stop();
}
