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

/** A request to the reading process; the first one includes the file's bytes. */
export interface ToReader {
  bytes?: Uint8Array;
}

/** Its response; without rows, it's done. */
export type FromReader = { rows: Cell[][] } | { isNone: true };

/** Limits for reading a sheet. */
export interface SheetLimits {
  /** The time limit for a batch of rows, in milliseconds. */
  batchMs: number;
  /** The limit of the process's heap, in MB. */
  heapMb: number;
}

const LIMITS: SheetLimits = { batchMs: 60_000, heapMb: 512 };

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** The declared unpacked size of a sheet's parts, in bytes. No part unpacks to more than it declares. */
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

/** @throws ExplainedError if it isn't a zip archive, or unpacks to too much */
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

/** Requests a batch from the reading process. @throws ExplainedError if the process has ended or takes too long */
async function ask(reader: ChildProcess, question: ToReader, { batchMs }: SheetLimits): Promise<FromReader> {
  const controller = new AbortController();
  const { signal } = controller;
  const refuse = () => Promise.reject(tooCostly());
  try {
    // If the process has just ended, its exit event reports that.
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
 * The non-empty rows of the first sheet. A separate process reads them, so that no file can exhaust this process's memory or block others.
 * @throws ExplainedError if it isn't a sheet, or is too expensive to read
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
