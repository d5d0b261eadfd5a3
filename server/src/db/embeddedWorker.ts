import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Failure, Notice, Request, Response } from './embeddedProtocol.ts';
import { folderSync } from './syncFolder.ts';

const text = (value: string) => value;
const { folder, channels } = workerData as { folder: string; channels: readonly string[] };
const port = parentPort;
if (port === null) throw new Error('the embedded database runs in a worker thread');

/**
 * The engine zeroes all buffers at startup, so they count toward the process from then on: PostgreSQL's default of 128 MB would be a
 * quarter of a server's memory. The system's file cache holds the rest.
 */
const BUFFERS = '16MB';

const database = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  extensions: { pg_trgm },
  // The engine's own parser turns 0001-01-01 into another year; text is exact in both engines.
  parsers: {
    [types.DATE]: text,
    [types.TIMESTAMP]: text,
    [types.TIMESTAMPTZ]: text,
    [types.NUMERIC]: Number,
    [types.INT8]: Number,
  },
});
await database.exec("SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; CREATE EXTENSION IF NOT EXISTS pg_trgm;");

database.onNotification((channel) => port.postMessage({ channel } satisfies Notice));
for (const channel of channels) await database.exec(`LISTEN ${channel}`);

/** The engine runs with fsync off, so this flushes its writes to the disk. */
const sync = folderSync(folder);

async function answer(request: Request): Promise<object[]> {
  switch (request.kind) {
    case 'query': {
      const result = await database.query<object>(request.text, request.values);
      return result.rows;
    }
    case 'script':
      await database.exec(request.text);
      // The engine looks up array types only when it starts, and a migration may have added one since.
      if (/\bCREATE TYPE\b/i.test(request.text)) await database.refreshArrayTypes();
      return [];
    case 'checkpoint':
      await database.exec('CHECKPOINT');
      sync();
      return [];
    case 'close':
      await database.exec('CHECKPOINT');
      await database.close();
      sync();
      return [];
  }
}

/** An error's details, and whether the engine still works: after some errors it never answers again. */
function failureOf(error: unknown): Failure {
  const { name, message, code, constraint, severity } = error as Error & Record<string, string | undefined>;
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    isEnd: severity === 'PANIC' || severity === 'FATAL' || name === 'RuntimeError',
  };
}

// One request at a time: the engine has one connection.
let last: Promise<unknown> = Promise.resolve();
port.on('message', (request: Request) => {
  last = last.then(async () => {
    const { id } = request;
    try {
      port.postMessage({ id, rows: await answer(request) } satisfies Response);
    } catch (error) {
      port.postMessage({ id, error: failureOf(error) } satisfies Response);
    }
  });
});
port.postMessage('ready');
