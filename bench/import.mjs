// Measures how long a customer list takes to import on the import page: companies, then contacts at them, checked and applied,
// while people load lists; how much more memory the server needs; and how much longer the lists take than when idle.
// node bench/import.mjs [--contacts 50000] [--companies 2000] [--embedded] [--people 10]   on its own PostgreSQL, unless
// --embedded.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { preparePostgres, prepareFolder } from '../server/test/dist/db/testing.js';
import { startCluster } from '../server/test/dist/db/testPostgres.js';
import { signIn, startService } from '../server/test/dist/durability/service.js';
import { quantile, round } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';

const chosen = chosenOf({ contacts: 50_000, companies: 2000, people: 10, embedded: false });
const QUIET_MS = 10_000;
const folder = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const cluster = chosen.embedded
  ? undefined
  : await startCluster(true, (_run, data) => preparePostgres(data, 'small'));
if (chosen.embedded) await prepareFolder(folder, 'small');
const server = await startService({
  env: {
    ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url }),
    DATA_DIR: folder,
    RELEASE_STORE: path.join(folder, 'releases'),
    DEMO: 'small',
  },
});
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
const operator = await signIn(server.url, 'ops@galley.example');
const person = await signIn(server.url, 'manager@galley.example');

const send = async (token, method, address, body, type = 'application/json') => {
  const answer = await fetch(`${server.url}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Loads pages of contacts until it's stopped, with a random pause before each, a second on average. */
async function reads(times, isOver) {
  while (!isOver()) {
    await sleep(2000 * Math.random());
    const startTime = performance.now();
    await send(
      person,
      'POST',
      '/v1/individuals/paged',
      JSON.stringify({
        ParentID: 1,
        CompanyID: 0,
        PageNo: 1,
        PageSize: 20,
        SortBy: 0,
        SortOrder: 0,
        FilterContact: 0,
      }),
    );
    times.push(performance.now() - startTime);
  }
}

/** Runs `work` while people read. Returns its result and seconds, the server's peak extra memory in MB, and the lists' p95. */
async function during(work) {
  const before = memory();
  let most = before;
  let isOver = false;
  const times = [];
  const watch = setInterval(() => (most = Math.max(most, memory())), 100);
  const people = Array.from({ length: chosen.people }, () => reads(times, () => isOver));
  const startTime = performance.now();
  const result = await work();
  const seconds = (performance.now() - startTime) / 1000;
  isOver = true;
  await Promise.all(people);
  clearInterval(watch);
  return {
    result,
    seconds,
    'MB more': Math.round(most - before),
    p95: times.length > 0 ? quantile(times, 0.95) : NaN,
  };
}

/** Waits until a check or an apply has finished. */
async function ended(id) {
  for (;;) {
    const one = await send(operator, 'GET', `/v1/imports/${id}`);
    if (one.state !== 'checking' && one.state !== 'applying') return one;
    await sleep(200);
  }
}

const quiet = (await during(() => sleep(QUIET_MS))).p95;
const rows = [];
async function bring(resource, text) {
  const file = await during(() =>
    send(
      operator,
      'POST',
      `/v1/imports?file=${resource}.csv&resource=${resource}&source=list`,
      text,
      'text/csv',
    ),
  );
  const { id, map } = file.result;
  const constants = { ...map.constants, salesRep: 'rep@galley.example', accountOwner: 'Rocky Mountain' };
  const steps = [
    {
      step: 'check',
      begin: () => send(operator, 'POST', `/v1/imports/${id}/check`, JSON.stringify({ ...map, constants })),
    },
    { step: 'apply', begin: () => send(operator, 'POST', `/v1/imports/${id}/apply`, '{}') },
  ];
  for (const { step, begin } of steps) {
    const took = await during(async () => {
      await begin();
      return ended(id);
    });
    const { created, changed, unchanged, refused } = took.result;
    rows.push({
      what: `${step} ${resource}`,
      created,
      changed,
      unchanged,
      refused,
      seconds: round(took.seconds),
      'MB more': took['MB more'],
      'list p95 ms': round(took.p95),
      'to quiet': round(took.p95 / quiet),
    });
    console.table(rows.slice(-1));
  }
}

const companyOf = (n) => `Imported Signs ${String(n).padStart(5, '0')}`;
const companies = Array.from(
  { length: chosen.companies },
  (_, n) =>
    `${companyOf(n)},${n} Press Road,Denver,Colorado,80202,303-555-${String(n % 10_000).padStart(4, '0')}`,
);
const contacts = Array.from(
  { length: chosen.contacts },
  (_, n) =>
    `First${n},Last${n},first${n}.last${n}@list.example,303-555-0100,Buyer,${companyOf(n % chosen.companies)}`,
);
try {
  console.log(`quiet: list p95 ${round(quiet)} ms`);
  await bring('companies', ['Company Name,Street,City,State,ZIP,Phone', ...companies].join('\n'));
  await bring('contacts', ['First Name,Last Name,Email,Phone,Title,Company', ...contacts].join('\n'));
  console.table(rows);
} finally {
  await server.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
