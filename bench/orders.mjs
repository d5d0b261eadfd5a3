// Measures call 27 over HTTP: every filter alone and three together, on the first page and deep ones. Compares it with the same
// list in plain SQL, whose totals and lines it must equal. Also reports the processor time of the server and its database, which is
// the better measure on a busy machine.
// node bench/orders.mjs [--lines 1000000] [--engine postgres|embedded] [--rounds 40] [--plain 2] [--only several] [--writers 8]
// [--keep folder]
// (needs npm start and npm run types once, for the builds). --keep keeps the embedded data in the folder for the next run;
// DATABASE_URL names a PostgreSQL database to load once and keep. Otherwise all data is temporary. --writers has this many writers change
// statuses while lists are read (PostgreSQL only; without a comparison with plain SQL, which would see different lines).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/dist/db/open.js';
import { binaries, startTestPostgres } from '../server/test/dist/db/testPostgres.js';
import { todayIn } from '../shared/dist/domain/businessDay.js';
import {
  randomLines,
  randomRequest,
  randomFrom,
  several,
  SEVERAL,
  STRUCTURED,
  TEXTS,
} from '../server/test/dist/orders/randomRequests.js';
import { plainPage } from '../server/test/dist/orders/plainList.js';
import { chosenOf } from './lib/chosen.mjs';
import { processorTime } from './lib/processorTime.mjs';
import { sql } from './lib/sql.mjs';
import { untilIndexed } from './lib/untilIndexed.mjs';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';

const chosen = chosenOf({
  lines: '1000000',
  engine: 'postgres',
  rounds: 40,
  plain: 2,
  only: undefined,
  writers: 0,
  keep: undefined,
});
const PEOPLE = [
  { email: 'rep@galley.example', accountTypeIds: [1, 2], orderMasterOverride: false },
  { email: 'manager@galley.example', accountTypeIds: [5], orderMasterOverride: true },
];
/** Random choices: the names of the filters of one request, by kind. */
const one = (names) => names.map((name) => [name, () => [name]]);
const structured = Object.keys(STRUCTURED);
const texts = Object.keys(TEXTS);
/** The filters that leave the most lines. */
const broad = ['sales rep', 'status', 'order date', 'ship date', 'post date', 'product', 'advertiser'];
const KINDS = {
  structured: [
    ['none', () => []],
    ...one(structured),
    ['three structured', (random) => several(random, structured, 3)],
    ['three broad', (random) => several(random, broad, 3)],
  ],
  text: [
    ...one(texts),
    ['text and two', (random) => [...several(random, texts, 1), ...several(random, structured, 2)]],
    ['text and two broad', (random) => [...several(random, texts, 1), ...several(random, broad, 2)]],
    ['three texts', (random) => several(random, texts, 3)],
  ],
  several: [
    ...one(['status', 'sales rep']),
    ...one(Object.keys(SEVERAL)),
    ['a status and a sales rep', () => ['status', 'sales rep']],
    ['statuses and sales reps', () => ['statuses', 'sales reps']],
  ],
};
const today = todayIn('America/Denver', new Date());
const random = randomFrom(27);

async function listPage({ url, spent }, token, request) {
  const before = await spent();
  const startTime = performance.now();
  const answer = await fetch(`${url}/v1/orders/paged`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const body = await answer.json();
  const took = performance.now() - startTime;
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(body)}`);
  return {
    took,
    spent: (await spent()) - before,
    total: body.TotalCount,
    lines: body.Orders.map(({ OrderIDLineNum: number }) => number),
  };
}

/** The first page, and if there are enough pages, a random one between a tenth and nine tenths of all. */
async function* pagesOf(server, token, request) {
  const first = { ...request, PageNo: 1 };
  const answer = await listPage(server, token, first);
  yield { page: 'first', request: first, answer };
  const pages = Math.ceil(answer.total / request.PageSize);
  if (pages < 10) return;
  const deep = { ...request, PageNo: Math.ceil(pages * (0.1 + 0.8 * random())) };
  yield { page: 'deep', request: deep, answer: await listPage(server, token, deep) };
}

async function measureServer(server, lines) {
  const tokens = await Promise.all(PEOPLE.map(({ email }) => signIn(server.url, email)));
  const calls = [];
  for (const [group, kinds] of Object.entries(KINDS)) {
    if (chosen.only !== undefined && chosen.only !== group) continue;
    for (const [kind, namesOf] of kinds) {
      // Not counted: they warm up caches.
      for (let turn = -2; turn < chosen.rounds; turn += 1) {
        const who = Math.abs(turn) % PEOPLE.length;
        const { accountTypeIds, orderMasterOverride: seesAll } = PEOPLE[who];
        const visible = seesAll
          ? lines
          : lines.filter((line) => accountTypeIds.includes(line.account_type_id));
        const request = randomRequest(namesOf, visible, random);
        for await (const call of pagesOf(server, tokens[who], request))
          if (turn >= 0) calls.push({ ...call, group, kind, turn, person: PEOPLE[who] });
      }
    }
  }
  return calls;
}

/** Repeats the first calls of each kind in plain SQL; a difference ends the run. */
async function comparePlain(database, calls) {
  for (const call of calls.filter(({ turn }) => turn < chosen.plain)) {
    call.plain = await plainPage(database, call.person, today, call.request);
    const { total, lines } = call.plain;
    if (total !== call.answer.total || String(lines) !== String(call.answer.lines))
      throw new Error(
        `${JSON.stringify(call.request)}\nlist ${call.answer.total}: ${call.answer.lines}\nplain ${total}: ${lines}`,
      );
  }
}

/** Changes the status of one line after another with `--writers` writers while `work` runs. */
async function whileWriting(database, work) {
  const ended = new AbortController();
  let written = 0;
  const [{ last }] = await database.query(sql`SELECT max(id) AS last FROM order_line`);
  const writers = Array.from({ length: chosen.writers }, async (_, seed) => {
    const any = randomFrom(seed + 1);
    while (!ended.signal.aborted) {
      await database.query(
        sql`UPDATE order_line SET status = ${Math.floor(any() * 39)} WHERE id = ${1 + Math.floor(any() * last)}`,
      );
      written += 1;
    }
  });
  const startTime = performance.now();
  // A writer that fails ends the run.
  const result = await Promise.race([work(), Promise.all(writers)]).finally(() => ended.abort());
  await Promise.all(writers);
  const seconds = (performance.now() - startTime) / 1_000;
  if (writers.length > 0)
    console.log(`${chosen.writers} writers changed ${Math.round(written / seconds)} statuses a second`);
  return result;
}

/** The server's memory, and on PostgreSQL the disk space of order lines and their search. */
async function printSpace(pid, database) {
  const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  console.log(`The server took ${Math.round(Number(memory) / 1_024)} MB of memory at most`);
  if (database === undefined) return;
  const tables = await database.query(sql`
    SELECT relname AS table, round(pg_total_relation_size(oid) / 1e6)::int AS "MB" FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND (relname LIKE 'order_%' OR relname = 'company_spend')
    ORDER BY 2 DESC`);
  console.table(tables);
}

function row(label, page, calls) {
  const times = calls.map(({ answer }) => answer.took);
  const plain = calls.filter(({ plain }) => plain !== undefined);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const plainTook = sum(plain.map(({ plain }) => plain.took));
  return {
    filter: label,
    page,
    calls: times.length,
    p50: round(quantile(times, 0.5)),
    p95: round(quantile(times, 0.95)),
    worst: round(quantile(times, 1)),
    'processor p95': round(
      quantile(
        calls.map(({ answer }) => answer.spent),
        0.95,
      ),
    ),
    'plain SQL': round(plainTook / plain.length),
    'times faster': round(plainTook / sum(plain.map(({ answer }) => answer.took))),
  };
}

function print(calls) {
  const rows = [];
  const add = (label, some) => {
    for (const page of ['first', 'deep']) {
      const these = some.filter((call) => call.page === page);
      if (these.length > 0) rows.push(row(label, page, these));
    }
  };
  for (const kind of new Set(calls.map(({ kind }) => kind)))
    add(
      kind,
      calls.filter((call) => call.kind === kind),
    );
  for (const group of Object.keys(KINDS))
    add(
      `all ${group}`,
      calls.filter((call) => call.group === group),
    );
  console.log(`Call 27 over ${chosen.lines} order lines, ${chosen.engine}, in milliseconds; ${today}`);
  console.table(rows);
}

if (chosen.writers > 0 && chosen.engine !== 'postgres')
  throw new Error('The embedded database serves one process: --writers needs --engine postgres.');
const folder = chosen.keep ?? mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
mkdirSync(folder, { recursive: true });
const thrownAway =
  chosen.engine === 'postgres' && process.env.DATABASE_URL === undefined
    ? await startTestPostgres()
    : undefined;
const databaseUrl = chosen.engine === 'postgres' ? (process.env.DATABASE_URL ?? thrownAway?.url) : undefined;
const env = { DEMO: 'large', DEMO_LINES: chosen.lines, DATABASE_URL: databaseUrl ?? '' };
const withDatabase = async (work) => {
  const database = await openDatabase({ databaseUrl, dataDir: path.join(folder, 'data'), onLost() {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
try {
  // The embedded database serves one process at a time: the server loads it, then this process chooses lines, then the server
  // serves.
  await (await startServer(folder, env)).stop();
  // Autovacuum would take minutes. Uses PostgreSQL's own program, because the server's connections have a time limit.
  if (databaseUrl !== undefined)
    execFileSync(path.join(binaries(), 'vacuumdb'), ['--quiet', '--analyze', `--dbname=${databaseUrl}`]);
  const lines = await withDatabase((database) => randomLines(database, random, today));
  const server = await startServer(folder, env);
  const measure = async (postgres) => {
    const measured = { url: server.url, spent: processorTime(server.pid, postgres) };
    const work = () => measureServer(measured, lines);
    const calls = await (chosen.writers > 0 ? whileWriting(postgres, work) : work());
    if (chosen.writers > 0) {
      const { seconds, most } = await untilIndexed(server.url);
      console.log(`The index had all of ${most} changes after ${round(seconds)} s`);
    }
    await printSpace(server.pid, postgres);
    return calls;
  };
  const calls = await (databaseUrl === undefined ? measure() : withDatabase(measure)).finally(() =>
    server.stop(),
  );
  if (chosen.writers === 0) await withDatabase((database) => comparePlain(database, calls));
  print(calls);
} finally {
  await thrownAway?.stop();
  if (chosen.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
