// A server's memory, handles and connections at a moment, and the size of its database. Linux only.
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { raw, sql } from './sql.mjs';

const HOOK = pathToFileURL(path.join(import.meta.dirname, 'heapOnSignal.mjs')).href;
const MB = 1024 * 1024;

/** The environment for a server whose state is to be read. */
export const watched = (heapFile, metricsPort) => ({
  HEAP_FILE: heapFile,
  NODE_OPTIONS: `--import=${HOOK}`,
  METRICS_PORT: String(metricsPort),
});

/** The heap after a full garbage collection. */
async function heapOf(pid, file) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(20);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function linkOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

function filesOf(pid) {
  const links = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  return { descriptors: links.length, sockets: links.filter((link) => link.startsWith('socket:')).length };
}

async function metricsOf(port) {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return (name) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && ' {'.includes(line[name.length]))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** @returns {Promise<Record<string, number>>} values by name, in report order */
export async function serverState({ pid, heapFile, metricsPort }) {
  // Before the garbage collection, which blocks everybody.
  const metric = await metricsOf(metricsPort);
  const heap = await heapOf(pid, heapFile);
  return {
    'memory, MB': heap.rss / MB,
    'heap in use, MB': heap.heapUsed / MB,
    'outside of the heap, MB': heap.external / MB,
    'handles of Node': heap.handles,
    ...filesOf(pid),
    'event streams': metric('galley_event_streams'),
    'database connections': metric('galley_database_connections'),
    'event-loop delay p99, ms': metric('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** For each table, its rows and dead rows, and its size with indexes in bytes. */
export async function tableSizes(database) {
  const tables = await database.query(sql`
    SELECT relname AS name, pg_total_relation_size(relid)::float8 AS bytes, n_dead_tup::int AS dead
    FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY relname`);
  const sizes = new Map();
  for (const { name, ...size } of tables) {
    const [{ rows }] = await database.query(sql`SELECT count(*)::int AS rows FROM ${raw(`"${name}"`)}`);
    sizes.set(name, { ...size, rows });
  }
  return sizes;
}
