// Checks whether a day of 200 people leaves anything behind: the server's memory and handles, and the size of each table compared
// with what its rows need. Its latencies mean nothing, because everybody works without a pause.
// node bench/day.mjs [--engine postgres|embedded] [--demo small|large] [--people 200] [--calls 20]
// (needs npm start and npm run types once, for the builds; uses its own temporary database)
//
// Each person makes 20 calls to customers in 24 hours. A call to a customer is about 14 API calls: a session renewal, six lists,
// searches and records, opening and closing a record's presence, an activity added, changed, done and half of the time reopened;
// every fifth time the inbox and a contact, every twentieth a sheet of orders and a quote. The day has ten parts of 2.4 hours.
// After each part a quarter of the people go home and others come, a provider feeds 500 lines, half of them new, the database's
// clock moves forward, and the server's hourly and five-minute jobs run. A webhook delivers each change to another system. 'Next
// day' is the first part of the following day.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { newKey } from '../server/dist/operations/backup/scheduled/encryption.js';
import { openDatabase } from '../server/dist/db/open.js';
import { tidy } from '../server/dist/operations/housekeeping.js';
import { forgetOldEvents } from '../server/dist/day/live/keptEvents.js';
import { binaries } from '../server/test/dist/db/testPostgres.js';
import { freePort, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { giveClock, passHours } from './lib/dayClock.mjs';
import { PARTS, printSizes, printStates } from './lib/dayReport.mjs';
import { embeddedDatabase } from './lib/embeddedDatabase.mjs';
import { feedCompanies, feedTo, lineOf, makeToken } from './lib/feedLines.mjs';
import { largeDatabase } from './lib/largeDatabase.mjs';
import { listenTo } from './lib/otherSystem.mjs';
import { somebody } from './lib/person.mjs';
import { serverState, tableSizes, watched } from './lib/serverState.mjs';
import { sql } from './lib/sql.mjs';

const chosen = chosenOf({ engine: 'postgres', demo: 'small', people: 200, calls: 20 });
const PEOPLE = chosen.people;
const CALLS = chosen.calls / PARTS;
/** How many people wait for a response at once. */
const AT_ONCE = 16;
const FED = 500;
/** Each person stays for four parts of the day, 9.6 hours. */
const SHIFTS = 4;

/** People in addition to the demo's, each with the password and the account owners of its sales rep. */
async function addPeople(database) {
  await database.query(sql`
    INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, password_hash)
    SELECT gen_random_uuid()::text, 'bench' || nth, 'Bench', 'Person ' || nth, 'bench' || nth || '@galley.example', 'Sales',
      password_hash FROM employee, generate_series(1, ${PEOPLE}) AS nth WHERE email = 'rep@galley.example' ORDER BY nth`);
  await database.query(sql`
    INSERT INTO employee_account (employee_id, account_type_id, is_default)
    SELECT id, owner, owner = 1 FROM employee, generate_series(1, 2) AS owner WHERE username LIKE 'bench%'`);
  const people = await database.query(
    sql`SELECT id, email FROM employee WHERE username LIKE 'bench%' ORDER BY id`,
  );
  return people.map((one, place) => ({ ...one, colleague: people[(place + 1) % people.length].id }));
}

/** Customers with a contact, of the account owners that these people have. */
const customers = (database) =>
  database.query(sql`
    SELECT trend_group_id AS parent, company.id AS company, uid, min(contact_id) AS contact
    FROM company JOIN contact_company ON company_id = company.id JOIN contact ON contact.id = contact_id AND NOT inactive
    WHERE account_type_id IN (1, 2) GROUP BY company.id ORDER BY company.id LIMIT 500`);

/** Runs the work for everybody, several people at once, but never two tasks for the same person. */
async function everybody(people, work) {
  const waiting = [...people];
  const turns = Array.from({ length: Math.min(AT_ONCE, people.length) }, async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  });
  await Promise.all(turns);
}

const isEmbedded = chosen.engine === 'embedded';
// This measurement changes the clock of its database, so it must never run on an existing one.
delete process.env.DATABASE_URL;
const data = isEmbedded
  ? await embeddedDatabase({ DEMO: chosen.demo })
  : await largeDatabase({ DEMO: chosen.demo }, giveClock);
const where = { databaseUrl: data.url, dataDir: data.dataDir };
const openData = () => openDatabase({ ...where, onLost() {} });
const done = { calls: 0, failures: new Map() };
const count = (label, ok) => {
  done.calls += 1;
  if (!ok) done.failures.set(label, (done.failures.get(label) ?? 0) + 1);
};

/** What happens as time passes. The embedded database belongs to the server alone, so its clock can't be moved. */
async function passTime(database, hours) {
  if (isEmbedded) return;
  // Records the current state, which the hours make old enough for the second call to delete the events before it.
  await forgetOldEvents(database);
  await passHours(database, hours);
  await tidy(database);
  await forgetOldEvents(database);
}

async function liveThrough({ server, watch, people, feed, database }) {
  const states = [];
  const sizes = [];
  for (let part = 0; part <= PARTS; part += 1) {
    if (part === PARTS) {
      await everybody(people, ({ goHome }) => goHome());
      await passTime(database, 24);
      await everybody(people, ({ comeIn }) => comeIn());
    }
    for (let nth = 0; nth < CALLS; nth += 1)
      await everybody(people, ({ makeCall }) => makeCall(part * CALLS + nth));
    await everybody(
      people.filter((_, number) => number % SHIFTS === part % SHIFTS),
      async ({ goHome, comeIn }) => {
        await goHome();
        await comeIn();
      },
    );
    const lines = Array.from({ length: FED }, (_, n) => lineOf((part * FED) / 2 + n, part));
    await feed('orders', lines.map((line) => JSON.stringify(line)).join('\n'));
    await passTime(database, 24 / PARTS);
    states.push(await serverState({ ...server, ...watch }));
    if (database !== undefined) sizes.push(await tableSizes(database));
    console.log(
      `${new Date().toISOString()} part ${part + 1}: ${done.calls} calls, ${round(states.at(-1)['memory, MB'])} MB`,
    );
  }
  return { states, sizes };
}

const watch = { heapFile: path.join(data.folder, 'heap.json'), metricsPort: await freePort() };
const state = path.join(data.folder, 'state');
mkdirSync(state);
try {
  const loading = await openData();
  const [employees, places] = [await addPeople(loading), await customers(loading)];
  await loading.close();
  const token = await makeToken(where);
  const { recipient } = await newKey();
  const server = await data.start({
    ...watched(watch.heapFile, watch.metricsPort),
    ...(isEmbedded ? {} : { DATA_DIR: state }),
    BACKUP_SCHEDULE: '*/5 * * * *',
    BACKUP_TARGET: path.join(data.folder, 'backups'),
    BACKUP_RECIPIENTS: recipient,
    BACKUP_KEEP: '1 daily',
  });
  const database = isEmbedded ? undefined : await openData();
  let [lived, ignore] = [undefined, undefined];
  try {
    ignore = await listenTo(server);
    const feed = feedTo(server.url, token);
    await feedCompanies(feed);
    const people = employees.map((employee, number) =>
      somebody({ url: server.url, number, employee, places, count }),
    );
    await everybody(people, ({ comeIn }) => comeIn());
    lived = await liveThrough({ server, watch, people, feed, database });
    await everybody(people, ({ goHome }) => goHome());
  } finally {
    await server.stop();
    ignore?.();
  }
  const { states, sizes } = lived;
  console.log(
    `${PEOPLE} people, ${CALLS * PARTS} calls to customers each, ${done.calls} API calls including the next day's.`,
  );
  console.log(done.failures.size === 0 ? 'Nothing failed.' : 'Failed:', [...done.failures]);
  printStates(states);
  const files = readdirSync(isEmbedded ? data.dataDir : state, { recursive: true, withFileTypes: true });
  const mails = files.filter((file) => file.parentPath.endsWith('outbox'));
  console.log(`${files.length} files in the server's folder, including ${mails.length} emails`);
  if (database !== undefined) {
    sizes.push(await tableSizes(database));
    execFileSync(path.join(binaries(), 'vacuumdb'), [
      '--quiet',
      '--full',
      '--analyze',
      `--dbname=${data.url}`,
    ]);
    printSizes(sizes, await tableSizes(database));
    await database.close();
  }
} finally {
  await data.stop();
}
