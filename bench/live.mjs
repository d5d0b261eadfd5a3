// Measures the time from a commit until the first and the last of many open streams get it, and what that costs the server.
// Alternates with a bare server that writes the same bytes to the same number of streams, which shows the kernel's share.
// node bench/live.mjs [--streams 10,100,1000] [--changes 100]   (needs node tools/build.mjs and npx tsc -b once, for the builds)
// Readers and servers share this machine: with a thousand streams, much of the time is the reader's own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../server/dist/db/postgres.js';
import { startPreparedPostgres } from '../server/test/dist/db/testing.js';
import { quantile, round, signIn, startServer } from '../tools/lib/server.mjs';
import { chosenOf } from './lib/chosen.mjs';
import { openStream } from './lib/openStream.mjs';
import { processorTime } from './lib/processorTime.mjs';

const chosen = chosenOf({ streams: '10,100,1000', changes: 100 });
/** A network can have 500 streams. */
const OF_ONE_ADDRESS = 400;
const WARM_UP = 20;

/** The resident memory of a process in kB. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Opens this many streams on a server. */
async function openAll(server, streams) {
  const heard = new Map();
  const onText = (text) => {
    const version = Number(/"version":(\d+)/.exec(text)?.[1]);
    if (version > 0) heard.set(version, [...(heard.get(version) ?? []), performance.now()]);
  };
  const before = memoryOf(server.pid);
  const sockets = [];
  for (let nth = 0; nth < streams; nth += 50) {
    const some = Array.from({ length: Math.min(50, streams - nth) }, (_, one) =>
      openStream(server, `127.0.0.${2 + Math.floor((nth + one) / OF_ONE_ADDRESS)}`, onText),
    );
    sockets.push(...(await Promise.all(some)));
  }
  const memory = (memoryOf(server.pid) - before) / streams;
  const spent = processorTime(server.pid);
  return { server, sockets, heard, memory, spent, first: [], last: [], processor: [] };
}

/** Makes a server announce a version, and waits until all streams have received it. */
async function tell({ server, sockets, heard, spent, first, last, processor }, version, isMeasured) {
  const before = await spent();
  await server.change(version);
  const changed = performance.now();
  while ((heard.get(version)?.length ?? 0) < sockets.length) await sleep(1);
  const times = heard.get(version);
  heard.delete(version);
  if (!isMeasured) return;
  processor.push((await spent()) - before);
  first.push(Math.max(0, times[0] - changed));
  last.push(Math.max(0, times.at(-1) - changed));
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function rowOf({ server, sockets, memory, first, last, processor }) {
  const ms = (times, share) => round(quantile(times, share));
  return {
    server: server.name,
    streams: sockets.length,
    'first p50 ms': ms(first, 0.5),
    'first p95 ms': ms(first, 0.95),
    'last p50 ms': ms(last, 0.5),
    'last p95 ms': ms(last, 0.95),
    'processor ms for each event': round(mean(processor)),
    'kB of memory for each': round(memory),
  };
}

async function startGalley(folder, postgres, writer) {
  const { url, pid, stop } = await startServer(folder, { DATABASE_URL: postgres.url });
  const token = await signIn(url, 'rep@galley.example');
  const change = (version) => writer.script(`UPDATE contact SET version = ${version} WHERE id = 1`);
  return { name: 'Galley', url, pid, stop, token, change };
}

async function startBare() {
  const child = fork(new URL('lib/bareStreams.mjs', import.meta.url));
  const [url] = await once(child, 'message');
  const id = 'id: 7412345678901234567.1.16384/1234567:1234567:';
  const change = (version) =>
    child.send(
      `${id}\nevent: changes\ndata: [{"topic":"contacts","records":[{"id":1,"version":${version}}]}]\n\n`,
    );
  return {
    name: 'bare',
    url,
    pid: child.pid,
    token: 'of-as-many-bytes',
    change,
    stop: () => child.disconnect(),
  };
}

const folder = await mkdtemp(path.join(tmpdir(), 'galley-live-'));
const postgres = await startPreparedPostgres('small');
const writer = openPostgres(postgres.url, () => undefined);
const servers = [await startGalley(folder, postgres, writer), await startBare()];
try {
  const rows = [];
  let version = 1000;
  for (const streams of chosen.streams.split(',').map(Number)) {
    const sides = [];
    for (const server of servers) sides.push(await openAll(server, streams));
    for (let change = 0; change < WARM_UP + chosen.changes; change += 1) {
      version += 1;
      for (const side of sides) await tell(side, version, change >= WARM_UP);
    }
    rows.push(...sides.map(rowOf));
    for (const { sockets } of sides) for (const socket of sockets) socket.destroy();
    await sleep(500);
  }
  console.table(rows);
} finally {
  for (const server of servers) await server.stop();
  await writer.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
