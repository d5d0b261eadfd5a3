import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { SHEET_LIMIT, SHEET_UNPACKED_LIMIT } from '../../rules/fileImports.ts';
import { ExplainedError } from '../../../db/explainedError.ts';
import type { Cell } from '../convert.ts';

/** What the reading process is asked: bytes with the first question. */
export interface ToReader {
  bytes?: Uint8Array;
}

/** What it answers; no rows: there are no more. */
export type FromReader = { rows: Cell[][] } | { isNone: true };

/** What the reading of a sheet may cost. */
export interface SheetLimits {
  /** How long a batch of rows may take, in milliseconds. */
  batchMs: number;
  /** How large its heap may grow, in MB. */
  heapMb: number;
}

const LIMITS: SheetLimits = { batchMs: 60_000, heapMb: 512 };

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** How many bytes the parts of a sheet say that they unpack to: none is ever unpacked to more than it says. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  return size;
}

const noSheet = () => new ExplainedError('The file isn’t an .xlsx spreadsheet.');
const tooCostly = () =>
  new ExplainedError('The sheet takes too much time or memory to read. Save it as .csv.');

/** @throws ExplainedError for what is no zip archive, and for one that unpacks to too much */
function requireModest(bytes: Uint8Array): void {
  if (bytes.length > SHEET_LIMIT)
    throw new ExplainedError(`The sheet is larger than ${megabytes(SHEET_LIMIT)}. Save it as .csv.`);
  let size: number;
  try {
    size = unpackedSize(bytes);
  } catch {
    throw noSheet();
  }
  if (size > SHEET_UNPACKED_LIMIT)
    throw new ExplainedError(
      `The sheet unpacks to more than ${megabytes(SHEET_UNPACKED_LIMIT)}. Save it as .csv.`,
    );
}

/** Asks the reading process for a batch. @throws ExplainedError when the process has ended, or takes too long */
async function ask(reader: ChildProcess, question: ToReader, { batchMs }: SheetLimits): Promise<FromReader> {
  const controller = new AbortController();
  const { signal } = controller;
  const refuse = () => Promise.reject(tooCostly());
  try {
    // Where the process has just ended, its exit says so.
    reader.send(question, () => undefined);
    return await Promise.race([
      once(reader, 'message', { signal }).then(([answer]) => answer as FromReader),
      once(reader, 'exit', { signal }).then(refuse),
      sleep(batchMs, undefined, { signal }).then(refuse),
    ]);
  } finally {
    controller.abort();
  }
}

/**
 * The rows of the first sheet that hold anything. A process of its own reads them, so that no file costs this one its memory or
 * keeps others waiting.
 * @throws ExplainedError for what is no sheet, or one that costs too much to read
 */
export async function* sheetRows(source: Readable, limits: SheetLimits = LIMITS): AsyncGenerator<Cell[]> {
  const bytes = await buffer(source);
  requireModest(bytes);
  const reader = fork(fileURLToPath(new URL('reader.js', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    env: {},
    // Its out-of-memory messages aren't useful.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    for (let question: ToReader = { bytes }; ; question = {}) {
      const answer = await ask(reader, question, limits);
      if ('isNone' in answer) throw noSheet();
      if (answer.rows.length === 0) return;
      yield* answer.rows;
    }
  } finally {
    reader.kill('SIGKILL');
  }
}
