// Lists PostgreSQL's work for every read call: the statements of each call, explained as they run.
// node bench/queries.mjs [--lines 1000000] [--person manager@galley.example]
// (needs npm start and npm run types once, for the builds). DATABASE_URL names a PostgreSQL database to load once and keep. docs/queries.md
// contains the output.
import { AsyncLocalStorage } from 'node:async_hooks';
import { buildApp } from '../server/dist/app.js';
import { readConfig } from '../server/dist/operations/settings.js';
import { openPostgres } from '../server/dist/db/postgres.js';
import { createLog } from '../server/dist/http/log.js';
import { chosenOf } from './lib/chosen.mjs';
import { places, readCalls } from './lib/calls.mjs';
import { largeDatabase } from './lib/largeDatabase.mjs';
import { round } from '../tools/lib/server.mjs';

const chosen = chosenOf({ lines: '1000000', person: 'manager@galley.example' });

/** How often each statement runs. The fastest run counts, which reduces the effect of other load on the machine. */
const TURNS = 5;

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** All nodes of a plan, outermost first. */
const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function summary([{ Plan: plan, 'Execution Time': took, 'Planning Time': planned }]) {
  const nodes = nodesOf(plan);
  const of = (type) => nodes.filter((node) => node['Node Type'].includes(type));
  return {
    took,
    planned,
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    indexes: new Set(nodes.map((node) => node['Index Name']).filter(Boolean)),
    scans: of('Seq Scan').map((node) => `${node['Relation Name']} (${counted(node['Actual Rows'], 'row')})`),
    sorted: Math.max(0, ...of('Sort').map((node) => node['Actual Rows'])),
  };
}

const large = await largeDatabase({ DEMO: 'large', DEMO_LINES: chosen.lines });
const database = openPostgres(large.url, () => undefined);
/** Separates the statements of a call from those of the server's background work. */
const calls = new AsyncLocalStorage();
const explaining = {
  async query(statement) {
    const heard = calls.getStore();
    // Every call checks its session, so that isn't listed.
    if (
      heard !== undefined &&
      /^\s*(SELECT|WITH)/.test(statement.text) &&
      !/FROM session/.test(statement.text)
    ) {
      const explained = {
        text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement.text}`,
        values: statement.values,
      };
      await database.query(statement);
      const summaries = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const [row] = await database.query(explained);
        summaries.push(summary(row['QUERY PLAN']));
      }
      heard.push(summaries.reduce((one, other) => (other.took < one.took ? other : one)));
    }
    return database.query(statement);
  },
};
const config = readConfig({ RELEASE_STORE: large.folder, DATA_DIR: large.folder }, '0.0.0', large.folder);
const app = await buildApp({
  database: { ...database, ...explaining, reads: () => explaining },
  config,
  log: createLog('silent'),
});
try {
  const login = { email: chosen.person, password: 'press-room-1' };
  const { body } = await app.inject({ method: 'POST', url: '/account/login', payload: login });
  if (!body.startsWith('"')) throw new Error(body);
  const headers = { authorization: `Bearer ${JSON.parse(body)}` };
  for (const { call, what, method, path, body: payload } of readCalls(await places(database))) {
    const heard = [];
    const request = { method, url: path, headers, ...(payload && { payload }) };
    const answer = await calls.run(heard, async () => await app.inject(request));
    if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
    const sum = (of) => heard.reduce((total, one) => total + of(one), 0);
    const named = (label, of) => {
      const names = [...new Set(heard.flatMap((one) => [...of(one)]))].join(', ');
      return names && ` ${label}: ${names}.`;
    };
    const sorted = Math.max(0, ...heard.map((one) => one.sorted));
    console.log(
      `- **${call.replace(/^(\d+) /, 'Call $1: ')}**${what && `, ${what}`}: ${counted(heard.length, 'statement')}, ` +
        `${round(sum(({ took }) => took))} ms, ${counted(
          sum(({ pages }) => pages),
          'page',
        )}.` +
        named('Indexes', ({ indexes }) => indexes) +
        named('Whole tables', ({ scans }) => scans) +
        (sorted > 0 ? ` Rows sorted: ${sorted}.` : ''),
    );
  }
} finally {
  await app.close();
  await database.close();
  await large.stop();
}
