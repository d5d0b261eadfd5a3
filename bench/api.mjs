// Measures every call over HTTP: its latency alone, in sequence, and while people work, each thinking for a second between calls;
// failures; and how long the server's event loop is blocked.
// node bench/api.mjs [--engine postgres|embedded] [--demo large|small] [--rounds 50] [--people 200] [--minutes 10]
// (needs npm start and npm run types once, for the builds). DATABASE_URL names a PostgreSQL database to load once and keep; --keep a folder
// in which to keep the embedded data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../server/dist/db/open.js';
import { chosenOf } from './lib/chosen.mjs';
import { places, readCalls, saveCall } from './lib/calls.mjs';
import { embeddedDatabase } from './lib/embeddedDatabase.mjs';
import { largeDatabase } from './lib/largeDatabase.mjs';
import { PEOPLE, peopleAtWork, THINK_MS } from './lib/peopleAtWork.mjs';
import { labelOf, send } from './lib/requests.mjs';
import { quantile, round, signIn } from '../tools/lib/server.mjs';
import { sql } from './lib/sql.mjs';

const chosen = chosenOf({
  engine: 'postgres',
  demo: 'large',
  rounds: 50,
  people: 200,
  minutes: 10,
  keep: undefined,
});

const figures = (label, taken) => ({
  call: label,
  calls: taken.length,
  p50: round(quantile(taken, 0.5)),
  p95: round(quantile(taken, 0.95)),
  p99: round(quantile(taken, 0.99)),
});

async function alone(url, token, calls) {
  const rows = [];
  for (const call of calls) {
    const taken = [];
    for (let turn = 0; turn < chosen.rounds; turn += 1) {
      const { took, ok, status } = await send(url, token, call);
      if (!ok) throw new Error(`${labelOf(call)}: ${status}`);
      taken.push(took);
    }
    rows.push(figures(labelOf(call), taken));
  }
  return rows;
}

async function atWork(url, tokens, place) {
  const until = performance.now() + chosen.minutes * 60_000;
  const taken = new Map();
  const failures = new Map();
  await peopleAtWork({
    url,
    tokens,
    place,
    people: chosen.people,
    goesOn: () => performance.now() < until,
    tell(call, { took, ok, status }) {
      const into = ok ? taken : failures;
      const key = ok ? labelOf(call) : `${labelOf(call)} ${status}`;
      if (!into.has(key)) into.set(key, []);
      into.get(key).push(took);
    },
  });
  const rows = [...readCalls(place), saveCall(place)].map((call) =>
    figures(labelOf(call), taken.get(labelOf(call)) ?? [Number.NaN]),
  );
  rows.push(figures('all calls', [...taken.values()].flat()));
  return { rows, failures: [...failures].map(([call, times]) => ({ call, failed: times.length })) };
}

/** Removes the saved activities, so that the next measurement finds the same number at each company. */
async function removeSaved(latest) {
  const database = await openData();
  await database.query(sql`DELETE FROM activity WHERE id > ${latest}`);
  await database.close();
}

const openData = () => openDatabase({ databaseUrl: data.url, dataDir: data.dataDir, onLost() {} });
const data =
  chosen.engine === 'embedded'
    ? await embeddedDatabase({ DEMO: chosen.demo }, chosen.keep)
    : await largeDatabase({ DEMO: chosen.demo });
try {
  const database = await openData();
  // A transaction without a time limit: the first read of ten million lines takes longer than a statement is allowed to.
  const [place, [{ lines, latest }]] = await database.transaction(
    async (patient) => [
      await places(patient),
      await patient.query(sql`
        SELECT (SELECT count(*) FROM order_line) AS lines, (SELECT max(id) FROM activity) AS latest`),
    ],
    { patient: true },
  );
  await database.close();
  const delays = path.join(data.folder, 'loop-delay.json');
  const server = await data.start({
    LOOP_DELAY_FILE: delays,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'lib/loopDelay.mjs')).href}`,
  });
  try {
    const tokens = await Promise.all(PEOPLE.map((email) => signIn(server.url, email)));
    const rows = await alone(server.url, tokens[0], [...readCalls(place), saveCall(place)]);
    console.log(
      `Alone, ${chosen.rounds} of each, ${chosen.engine}, ${String(lines)} order lines, in milliseconds`,
    );
    console.table(rows);
    process.kill(server.pid, 'SIGUSR2');
    const work = await atWork(server.url, tokens, place);
    console.log(`${chosen.people} people, ${THINK_MS} ms between calls, ${chosen.minutes} minutes`);
    console.table(work.rows);
    console.log(work.failures.length === 0 ? 'Nothing failed.' : 'Failed:');
    if (work.failures.length > 0) console.table(work.failures);
  } finally {
    await server.stop();
    await removeSaved(latest);
  }
  const { p50, p99, worst } = JSON.parse(readFileSync(delays, 'utf8'));
  console.log(
    `Event-loop delay of the server: p50 ${round(p50)} ms, p99 ${round(p99)} ms, worst ${round(worst)} ms`,
  );
} finally {
  await data.stop();
}
