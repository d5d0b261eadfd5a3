// Measures how many order lines per second a server accepts: new, unchanged and changed lines; and how soon search
// includes them.
// node bench/feed.mjs [--lines 100000] [--embedded] [--people 20]   on its own PostgreSQL, unless --embedded.
// --people: this many people load pages of order lines meanwhile, with a random pause before each, a second on average.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { preparePostgres, prepareFolder } from '../server/test/dist/db/testing.js';
import { startCluster } from '../server/test/dist/db/testPostgres.js';
import { signIn, startService } from '../server/test/dist/durability/service.js';
import { chosenOf } from './lib/chosen.mjs';
import { clusterTime, statOf } from './lib/clusterTime.mjs';
import { feedCompanies, feedTo, lineOf, makeToken } from './lib/feedLines.mjs';
import { untilIndexed } from './lib/untilIndexed.mjs';
import { quantile, round } from '../tools/lib/server.mjs';

const chosen = chosenOf({ lines: 100_000, people: 0, embedded: false });
const LINES = chosen.lines;
const PEOPLE = chosen.people;
// The demo is only needed for people to sign in.
const demo = PEOPLE > 0 ? 'small' : 'off';

const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const cluster = chosen.embedded
  ? undefined
  : await startCluster(true, (_run, data) => preparePostgres(data, demo));
if (chosen.embedded) await prepareFolder(folder, demo);

async function* linesOf(qty) {
  for (let n = 0; n < LINES; n += 1) yield Buffer.from(`${JSON.stringify(lineOf(n, qty))}\n`);
}

const token = await makeToken({ databaseUrl: cluster?.url, dataDir: folder });
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

const spentByServer = () => statOf(server.pid)?.spent ?? 0;
const spentByPostgres = () => (cluster === undefined ? 0 : clusterTime(cluster));
const feed = feedTo(server.url, token);

/**
 * Waits until search includes all lines. Returns how long that took after the end of the feed, and the processor time of the
 * server and PostgreSQL.
 */
async function searchBuilt() {
  const before = spentByServer() + spentByPostgres();
  const { seconds } = await untilIndexed(server.url);
  return { seconds, spent: spentByServer() + spentByPostgres() - before };
}

/** Loads pages of order lines until it's stopped. */
async function readAs(person, times, isOver) {
  while (!isOver()) {
    await sleep(1000 * Math.random() * 2);
    const startTime = performance.now();
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
    times.push(performance.now() - startTime);
  }
}

try {
  await feedCompanies(feed);
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
