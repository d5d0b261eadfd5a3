// How many order lines a second a server takes: into an empty table, fed again, and changed; and when search has taken them in.
// node bench/feed.mjs [--lines 100000] [--embedded] [--people 20]   on a PostgreSQL of its own, unless --embedded.
// --people: so many load a page of order lines meanwhile, each after a pause of a second.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/dist/db/open.js';
import { addToken } from '../server/dist/tokens/serviceTokens.js';
import { preparePostgres, prepareFolder } from '../server/test/dist/db/testing.js';
import { startCluster } from '../server/test/dist/db/testPostgres.js';
import { signIn, startService } from '../server/test/dist/durability/service.js';
import { PROVIDER } from '../server/test/dist/feed/testing.js';
import { quantile, round } from '../tools/lib/server.mjs';

const { values: chosen } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    people: { type: 'string', default: '0' },
    embedded: { type: 'boolean', default: false },
  },
});
const LINES = Number(chosen.lines);
const PEOPLE = Number(chosen.people);
// The demo is loaded only when people sign in to it.
const demo = PEOPLE > 0 ? 'small' : 'off';

const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const cluster = chosen.embedded
  ? undefined
  : await startCluster(true, (_run, data) => preparePostgres(data, demo));
if (chosen.embedded) await prepareFolder(folder, demo);

async function makeToken() {
  const database = await openDatabase({ databaseUrl: cluster?.url, dataDir: folder, onLost() {} });
  const maker = { employeeId: null, today: '2026-01-01', timeZone: 'UTC' };
  const wanted = { name: 'Bench', source: 'bench', scopes: ['feed:*'], expiresOn: '2999-12-31' };
  const { secret } = await database.transaction((transaction) => addToken(transaction, maker, wanted));
  await database.close();
  return secret;
}

const WORDS = ['Autumn', 'Harvest', 'Skyline', 'River', 'Summit', 'Canyon', 'Prairie', 'Harbor'];
const [line] = PROVIDER.find(([resource]) => resource === 'orders')[1];
const day = (offset) => new Date(Date.UTC(2022, 0, 1 + offset)).toISOString().slice(0, 10);
const lineOf = (n, qty) => ({
  ...line,
  externalId: undefined,
  order: 1_000_000 + Math.floor(n / 3),
  line: 1 + (n % 3),
  company: `c-${n % 500}`,
  product: `Product ${n % 60}`,
  advertiser: `Advertiser ${n % 300}`,
  status: n % 39,
  orderDate: day(n % 1700),
  shipDate: day((n % 1700) + 10),
  deliveryDate: day((n % 1700) + 13),
  cost: (n % 100_000) / 100,
  qty,
  design: `${WORDS[n % 8]} ${n % 400}`,
  unitNumbers: `U-${n % 9000}, U-${(n * 7) % 9000}`,
  trackingUrl: `https://track.example/parcel?TrackingNum=1Z${n}`,
  clientPo: `PO-${Math.floor(n / 3)}`,
  clientJobRef: `JOB-${Math.floor(n / 5)}`,
  geopathIds: String(30_000_000 + (n % 99_999)),
  invoice: n + 1,
});

async function* linesOf(qty) {
  for (let n = 0; n < LINES; n += 1) yield Buffer.from(`${JSON.stringify(lineOf(n, qty))}\n`);
}

const token = await makeToken();
const server = await startService({
  env: {
    ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
    DATA_DIR: folder,
    RELEASE_STORE: path.join(folder, 'releases'),
    DEMO: demo,
  },
});
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;

/** Of what /proc says of a process: its parent, and the processor time of it and of its children that have ended, in µs. */
function statOf(pid) {
  try {
    const [, , , ppid, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/, '-')
      .split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0);
    return { ppid: Number(ppid), spent: ticks * 10_000, pid: Number(pid) };
  } catch {
    return undefined;
  }
}
const spentByServer = () => statOf(server.pid)?.spent ?? 0;
/** By PostgreSQL's process and those of its connections. */
function spentByPostgres() {
  if (cluster === undefined) return 0;
  const [first] = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? [])
    .filter(({ pid, ppid }) => pid === Number(first) || ppid === Number(first))
    .reduce((sum, { spent }) => sum + spent, 0);
}

const feed = async (resource, body) => {
  const begun = performance.now();
  const answer = await fetch(`${server.url}/v1/feed/${resource}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body,
    duplex: 'half',
  });
  const said = await answer.json();
  if (answer.status !== 200) throw new Error(JSON.stringify(said));
  return { seconds: (performance.now() - begun) / 1000, ...said };
};

/** Waits until search has taken all lines in: for how long after the feed has ended, and for how much processor time of both. */
async function searchBuilt() {
  const [begun, before] = [performance.now(), spentByServer() + spentByPostgres()];
  for (;;) {
    const health = await fetch(`${server.url}/health`).then((answer) => answer.json());
    if (health.orderSearch.lines === 0) break;
    await sleep(500);
  }
  return {
    seconds: (performance.now() - begun) / 1000,
    spent: spentByServer() + spentByPostgres() - before,
  };
}

/** Loads pages of order lines until it is told to stop. */
async function readAs(person, times, isOver) {
  while (!isOver()) {
    await sleep(1000 * Math.random() * 2);
    const begun = performance.now();
    await fetch(`${server.url}/v1/orders/paged`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ParentID: 0,
        CompanyID: 0,
        PageNo: 1,
        PageSize: 20,
        SortBy: 'Priority',
        SortOrder: 'asc',
      }),
    }).then((answer) => answer.text());
    times.push(performance.now() - begun);
  }
}

try {
  for (const [resource, records] of PROVIDER) {
    if (resource === 'orders') continue;
    const more =
      resource === 'companies'
        ? Array.from({ length: 500 }, (_, n) => ({
            ...records[0],
            externalId: `c-${n}`,
            name: `Bench Company ${n}`,
          }))
        : records;
    await feed(resource, more.map((record) => JSON.stringify(record)).join('\n'));
  }
  const rows = [];
  for (const [what, qty] of [
    ['into the table', 1],
    ['fed again', 1],
    ['all changed', 2],
  ]) {
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), 200);
    const [server0, postgres0] = [spentByServer(), spentByPostgres()];
    const times = [];
    let isOver = false;
    const person = PEOPLE > 0 ? await signIn(server.url, 'manager@galley.example') : '';
    const people = Array.from({ length: PEOPLE }, () => readAs(person, times, () => isOver));
    const { seconds, created, changed, unchanged, refused } = await feed('orders', linesOf(qty));
    isOver = true;
    await Promise.all(people);
    clearInterval(watch);
    const spent = [spentByServer() - server0, spentByPostgres() - postgres0];
    const search = await searchBuilt();
    rows.push({
      what,
      created,
      changed,
      unchanged,
      refused,
      seconds: round(seconds),
      'lines/s': Math.round(LINES / seconds),
      'MB more': Math.round(most - before),
      'server µs/line': Math.round(spent[0] / LINES),
      ...(cluster === undefined ? {} : { 'PostgreSQL µs/line': Math.round(spent[1] / LINES) }),
      'search s later': round(search.seconds),
      'search µs/line': Math.round(search.spent / LINES),
      ...(PEOPLE > 0 ? { 'list p95 ms': round(quantile(times, 0.95)) } : {}),
    });
    console.table(rows.slice(-1));
  }
  console.table(rows);
} finally {
  await server.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
