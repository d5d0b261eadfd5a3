// From a commit to the first and the last of many open streams, and what it costs the server.
// node bench/live.mjs [--streams 10,100,1000] [--changes 100]   (needs node tools/build.mjs and npx tsc -b once, for the builds)
// Reader and server share this machine: of a thousand streams most of the time is the reader's own.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgres } from '../server/dist/db/postgres.js';
import { startPreparedPostgres } from '../server/test/dist/db/testing.js';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';

const { values: chosen } = parseArgs({
  options: {
    streams: { type: 'string', default: '10,100,1000' },
    changes: { type: 'string', default: '100' },
  },
});
/** A network may have 500 streams. */
const OF_ONE_ADDRESS = 400;
const WARM_UP = 20;

/** In kB. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The processor time of a process, in ms. */
const processorOf = (pid) => {
  // Behind the name, which may hold anything: user and system time in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Opens a stream. @param hear told of each event, with the id of the record */
const open = (url, token, nth, hear) =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + Math.floor(nth / OF_ONE_ADDRESS)}`;
    const request = get(`${url}/v1/live`, { headers: { authorization: `Bearer ${token}` }, localAddress });
    request.on('error', reject);
    request.on('response', (answer) => {
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (text) => {
        if (text.includes('id: ')) resolve(request);
        const version = /"version":(\d+)/.exec(text)?.[1];
        if (version !== undefined) hear(Number(version));
      });
    });
  });

const folder = await mkdtemp(path.join(tmpdir(), 'galley-live-'));
const postgres = await startPreparedPostgres('small');
const writer = openPostgres(postgres.url, () => undefined);
const server = await startServer(folder, { DATABASE_URL: postgres.url });
try {
  const token = await signIn(server.url, 'rep@galley.example');
  const rows = [];
  let version = 1000;
  for (const streams of chosen.streams.split(',').map(Number)) {
    const heard = new Map();
    const hear = (told) => {
      const times = heard.get(told) ?? [];
      times.push(performance.now());
      heard.set(told, times);
    };
    const before = memoryOf(server.pid);
    const requests = [];
    for (let nth = 0; nth < streams; nth += 50)
      requests.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, streams - nth) }, (_, one) =>
            open(server.url, token, nth + one, hear),
          ),
        )),
      );
    const memory = memoryOf(server.pid) - before;
    const [first, last] = [[], []];
    let processor = 0;
    for (let change = 0; change < WARM_UP + Number(chosen.changes); change += 1) {
      version += 1;
      if (change === WARM_UP) processor = processorOf(server.pid);
      await writer.script(`UPDATE contact SET version = ${version} WHERE id = 1`);
      const committed = performance.now();
      while ((heard.get(version)?.length ?? 0) < streams) await sleep(1);
      if (change < WARM_UP) continue;
      first.push(Math.max(0, heard.get(version)[0] - committed));
      last.push(Math.max(0, heard.get(version).at(-1) - committed));
    }
    const ms = (times, share) => round(quantile(times, share));
    rows.push({
      streams,
      'first p50 ms': ms(first, 0.5),
      'first p95 ms': ms(first, 0.95),
      'last p50 ms': ms(last, 0.5),
      'last p95 ms': ms(last, 0.95),
      'processor ms for each event': round((processorOf(server.pid) - processor) / last.length),
      'kB of memory for each': round(memory / streams),
    });
    for (const request of requests) request.destroy();
    await sleep(500);
  }
  console.table(rows);
} finally {
  await server.stop();
  await writer.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
