// Order lines and activities on two more PostgreSQL servers (docs/scaling.md), beside one server with the same data: every call that
// reads, an export and a feed, over HTTP, by turns. Each answer has to be the one server's; a difference ends the run.
// node bench/partitions.mjs [--demo large] [--lines 200000] [--rounds 7] [--feed 3000]   (needs pnpm types once, for the builds)
// It starts six processes of its own, four of them PostgreSQL, at a low priority, and takes them and their data away.
import { mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { loadavg, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../server/dist/db/migrate.js';
import { openDatabase } from '../server/dist/db/open.js';
import { ensureReference } from '../server/dist/db/reference.js';
import { ensureDemo } from '../server/dist/demo/index.js';
import { binaries, startCluster } from '../server/test/dist/db/testPostgres.js';
import { TEST_ZONE } from '../server/test/dist/db/testing.js';
import { copyFolder } from '../server/test/dist/db/testTemplate.js';
import { digestOfWorkbook } from '../server/test/dist/documents/spreadsheet/testing.js';
import { partition, whereRowsAre } from '../server/test/dist/deploy/partitions.js';
import { signIn, startService } from '../server/test/dist/durability/service.js';
import { MANY_PEOPLE } from '../server/test/dist/testing.js';
import { quantile, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { places, readCalls } from './lib/calls.mjs';
import { clusterTime } from './lib/clusterTime.mjs';
import { feedCompanies, feedTo, lineOf, makeToken } from './lib/feedLines.mjs';
import { sql } from './lib/sql.mjs';

const chosen = chosenOf({ demo: 'large', lines: 200_000, rounds: 7, feed: 3000 });
const ROUNDS = chosen.rounds;
const FED = chosen.feed;
const PEOPLE = ['manager@galley.example', 'rep@galley.example'];

setPriority(10);
const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const ending = [async () => rmSync(folder, { recursive: true, force: true })];
const later = (started, end) => {
  ending.unshift(() => end(started));
  return started;
};

function serve(cluster) {
  const own = mkdtempSync(path.join(folder, 'server-'));
  const env = { DATABASE_URL: cluster.url, DATA_DIR: own, RELEASE_STORE: path.join(own, 'releases') };
  return startService({
    env: { ...env, DEMO: 'off', PUBLIC_URL: 'https://galley.example', CALL_LIMITS: MANY_PEOPLE },
  });
}

const within = async (cluster, work) => {
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: folder, onLost() {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const fill = (cluster) =>
  within(cluster, async (database) => {
    await migrate(database);
    await ensureReference(database);
    const demo = { size: chosen.demo, lines: chosen.lines, timeZone: TEST_ZONE };
    await ensureDemo(database, { ...demo, onProgress() {} });
  });

async function answerOf(url, token, { method, path: address, body }) {
  const begun = performance.now();
  const answer = await fetch(`${url}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  const took = performance.now() - begun;
  // Each server has made ids of its own for the companies and employees that it was fed.
  const text = said.replaceAll(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/gi, 'uid');
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return { took, text };
}

/** Ends the run unless both answered the same. */
function refuseDifference(what, one, parted) {
  if (one === parted) return;
  const at = [...one].findIndex((letter, place) => letter !== parted[place]);
  const near = (text) => text.slice(Math.max(0, at - 100), at + 100);
  throw new Error(`${what} differs:\none server  ${near(one)}\npartitioned ${near(parted)}`);
}

/** Asks both for the same by turns, and compares what they say. @returns milliseconds of each */
async function compare(systems, what, ask, rounds = ROUNDS, warming = 2) {
  const times = systems.map(() => []);
  // The first rounds warm up caches and plans.
  for (let round = -warming; round < rounds; round += 1) {
    const answers = [];
    for (const [place, system] of systems.entries()) {
      const { took, text } = await ask(system);
      answers.push(text);
      if (round >= 0) times[place].push(took);
    }
    refuseDifference(what, ...answers);
  }
  return times;
}

const rowOf = (what, [one, parted]) => ({
  what,
  'one server ms': round(quantile(one, 0.5)),
  'partitioned ms': round(quantile(parted, 0.5)),
  ratio: round(quantile(parted, 0.5) / quantile(one, 0.5)),
});

async function compareCalls(systems, place) {
  const rows = [];
  for (const [person, email] of PEOPLE.entries()) {
    for (const call of readCalls(place)) {
      const what = `${call.call} ${call.what}`;
      const times = await compare(systems, what, ({ url, tokens }) => answerOf(url, tokens[person], call));
      rows.push({ ...rowOf(what, times), person: email.split('@')[0] });
    }
  }
  return rows;
}

/** The sheet of every order line, as its digest. */
async function exportAll({ url, tokens }) {
  const get = (address) => fetch(`${url}${address}`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  const permit = await get('/v1/orders/getUid/0?Filter_Apply=true&Filter_DateRange=7');
  const begun = performance.now();
  const answer = await get(`/v1/Exports/Orders/${await permit.json()}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const took = performance.now() - begun;
  if (!answer.ok) throw new Error(`export: ${answer.status}`);
  return { took, text: `${answer.headers.get('x-total-count')} lines, ${digestOfWorkbook(bytes)}` };
}

/** Waits until search has taken in all lines. */
async function settled({ url }) {
  while ((await fetch(`${url}/health`).then((answer) => answer.json())).orderSearch.lines > 0)
    await sleep(200);
}

/** Feeds both the same lines and compares the counts of the answers. */
async function compareFeed(systems) {
  const feeds = [];
  for (const { url, cluster } of systems) {
    const feed = feedTo(url, await makeToken({ databaseUrl: cluster.url, dataDir: folder }));
    await feedCompanies(feed, 20);
    feeds.push(feed);
  }
  const rows = [];
  for (const [what, qty, moved] of [
    ['new lines', 1, 0],
    ['fed again', 1, 0],
    ['all changed', 2, 0],
    ['to other parents', 2, 1],
  ]) {
    const lines = Array.from({ length: FED }, (_, n) =>
      JSON.stringify({ ...lineOf(n, qty), company: `c-${(n + moved) % 500}` }),
    ).join('\n');
    const answers = [];
    for (const [place, { clusters }] of systems.entries()) {
      const before = clusters.map((cluster) => clusterTime(cluster));
      const { seconds, created, changed, unchanged, deleted, refused } = await feeds[place]('orders', lines);
      const spent = clusters.map((cluster, nth) => Math.round((clusterTime(cluster) - before[nth]) / FED));
      answers.push({
        text: JSON.stringify({ created, changed, unchanged, deleted, refused }),
        seconds,
        spent,
      });
    }
    const [one, parted] = answers;
    refuseDifference(`Feed, ${what}`, one.text, parted.text);
    rows.push({
      what,
      'one server lines/s': Math.round(FED / one.seconds),
      'partitioned lines/s': Math.round(FED / parted.seconds),
      'times as long': round(parted.seconds / one.seconds),
      'one server µs/line': one.spent[0],
      'coordinator, a, b µs/line': parted.spent.join(', '),
    });
  }
  for (const system of systems) await settled(system);
  return rows;
}

async function printPlaces(coordinator, clusters) {
  for (const table of ['order_line', 'activity']) {
    const found = await within(coordinator, (database) => whereRowsAre(database, table));
    console.log(`${table}: ${found.map(({ rows }) => rows).join(' and ')} rows on the two servers`);
    if (found.some(({ misplaced }) => misplaced > 0)) throw new Error(`${table}: ${JSON.stringify(found)}`);
  }
  const sizes = [];
  for (const [name, cluster] of Object.entries(clusters)) {
    const [{ mb }] = await within(cluster, (database) =>
      database.query(sql`SELECT round(pg_database_size(current_database()) / 1e6)::int AS mb`),
    );
    sizes.push(`${name} ${mb} MB`);
  }
  console.log(sizes.join(', '));
}

async function run() {
  const single = later(await startCluster(), (cluster) => cluster.stop());
  await fill(single);
  execFileSync(path.join(binaries(), 'vacuumdb'), ['--quiet', '--analyze', `--dbname=${single.url}`]);
  await single.halt('INT');
  const coordinator = later(
    await startCluster(false, (_run, data) => copyFolder(single.data, data)),
    (cluster) => cluster.stop(),
  );
  await single.restart();
  const begun = performance.now();
  const { servers } = later(await partition(coordinator), (partitioned) => partitioned.stop());
  console.log(`The move took ${round((performance.now() - begun) / 1000)} s`);
  for (const { url } of [coordinator, ...Object.values(servers)])
    execFileSync(path.join(binaries(), 'vacuumdb'), ['--quiet', '--analyze', `--dbname=${url}`]);
  await printPlaces(coordinator, { 'one server': single, coordinator, ...servers });

  const systems = [];
  for (const [cluster, clusters] of [
    [single, [single]],
    [coordinator, [coordinator, servers.a, servers.b]],
  ]) {
    const { url } = later(await serve(cluster), (server) => server.stop());
    const tokens = await Promise.all(PEOPLE.map((email) => signIn(url, email)));
    systems.push({ url, tokens, cluster, clusters });
  }
  const place = await within(single, places);
  console.table(await compareCalls(systems, place));
  console.table([rowOf('every line, exported', await compare(systems, 'The export', exportAll, 2, 0))]);
  console.table(await compareFeed(systems));
  await compareCalls(systems, place);
  await compare(systems, 'The export after the feed', exportAll, 1, 0);
  await printPlaces(coordinator, { 'one server': single, coordinator, ...servers });
  console.log(`Every answer was the one server's. Load: ${loadavg().map(round).join(', ')}`);
}

try {
  await run();
} finally {
  for (const end of ending) await end();
}
