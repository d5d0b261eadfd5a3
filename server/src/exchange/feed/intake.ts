import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { setTimeout as wait } from 'node:timers/promises';
import { formatCount } from '@galley/shared/domain/count';
import { FEED_BATCH, FEED_STREAM_BATCH, NDJSON_TYPE } from './contract.ts';
import { fairlyRunning } from '../../http/fairQueue.ts';
import { HttpProblem } from '../../http/problem.ts';
import { addTally, newTally, type Tally } from './tally.ts';
import { feedBatch, readItems, type FeedContext, type Item, type ReadBatch } from './batch.ts';
import { digestOf, readKey, requireSame, type Progress } from './key.ts';

/** The maximum size of a list of records and of one line of a stream, in bytes. */
const LIST_LIMIT = 16 * 1024 * 1024;
const LINE_LIMIT = 1024 * 1024;

/** Limits how many database connections and how much memory feeds can use. */
const BUSY = {
  busy: () =>
    new HttpProblem(503, 'Too many feed requests are running. Try again in a few seconds.', [], {
      'retry-after': '5',
    }),
};
const inBatchQueue = fairlyRunning({ running: 2, waiting: 40 }, BUSY);
const inListQueue = fairlyRunning({ running: 6, waiting: 100 }, BUSY);

/** The connection can't be reused, because the rest of the body isn't read. */
const ENDS = { connection: 'close' };
const tooLarge = (what: string) => new HttpProblem(413, `${what} is too large.`, [], ENDS);

/** The body as it arrives, with back-pressure. A sender that stays silent for too long is cut off. */
export async function* chunksOf(body: IncomingMessage, slowestSenderMs: number): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new HttpProblem(408, 'The request took too long to arrive.', [], ENDS)),
        slowestSenderMs,
      );
    });
    let next: IteratorResult<Buffer>;
    try {
      next = await Promise.race([chunks.next(), silence]);
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      throw new HttpProblem(400, 'The request was cut off.', [], ENDS);
    } finally {
      clearTimeout(timer);
    }
    if (next.done === true) return;
    yield next.value;
  }
}

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LIST_LIMIT) throw tooLarge('The body');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** The non-empty lines of a text. @throws HttpProblem 413 for one that is too long */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let number = 1;
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    number += lines.length;
    if (rest.length > LINE_LIMIT) throw tooLarge(`Line ${number}`);
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}

/** Parses a text; undefined if it isn't JSON, which is never a record. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Intake {
  context: Omit<FeedContext, 'progress'>;
  body: IncomingMessage;
  contentType: string;
  /** An Idempotency-Key and a digest of the request without its records. */
  key: Pick<Progress, 'key' | 'requestHash'> | undefined;
  slowestSenderMs: number;
}

/** A list of records, in one transaction. */
async function feedList({ context, body, key, slowestSenderMs }: Intake): Promise<Tally> {
  const bytes = await wholeOf(chunksOf(body, slowestSenderMs));
  const records = parsed(bytes.toString('utf8'));
  if (!Array.isArray(records))
    throw new HttpProblem(400, 'The body must be a list of records.', [
      { field: 'body', message: 'must be a list' },
    ]);
  if (records.length > FEED_BATCH) throw tooLarge(`A list of more than ${formatCount(FEED_BATCH)} records`);
  const progress =
    key === undefined
      ? undefined
      : {
          ...key,
          digest: digestOf('', bytes),
          committed: 0,
          next: records.length,
          tally: undefined,
          isOver: true,
        };
  const items = records.map((record: unknown, index) => ({ index, record }));
  const read = await readItems(context.resource, items);
  return inBatchQueue(context.caller.source, () => feedBatch({ ...context, progress }, read));
}

/** A batch of a stream: its records, the digest of everything so far, and whether it's the last one. */
interface Next {
  next: number;
  upTo: string;
  isOver: boolean;
}

export interface FeedLines extends Pick<Intake, 'context' | 'key'> {
  /** Called for each batch after its commit or dry run, before the next one is written. */
  onBatch?: (done: Tally) => Promise<void>;
  /** Records in a batch. */
  batchSize?: number;
  /** Pauses after each batch for this multiple of its duration, so that others get a turn. */
  rests?: number;
}

/**
 * Feeds a stream of lines in batches. With a key, it resumes after the last committed batch (FEED-04). While a batch is written, the next
 * one is read, and no more.
 */
export async function feedLines(
  { context, key, onBatch, batchSize = FEED_STREAM_BATCH, rests = 0 }: FeedLines,
  lines: AsyncIterable<string>,
): Promise<Tally> {
  const known =
    key === undefined || context.dryRun ? undefined : await readKey(context.database, context.caller, key);
  const tally = newTally('');
  if (known !== undefined) addTally(tally, known.tally);
  const skipped = known?.records ?? 0;
  let digest = '';
  let index = 0;
  let committed = skipped;
  let batch: Item[] = [];
  let underWay: Promise<void> = Promise.resolve();
  const write = async (read: ReadBatch, { next, upTo, isOver }: Next) => {
    const progress =
      key === undefined
        ? undefined
        : { ...key, digest: upTo, committed, next, tally: structuredClone(tally), isOver };
    const begun = performance.now();
    const done = await inBatchQueue(context.caller.source, () => feedBatch({ ...context, progress }, read));
    addTally(tally, done);
    await onBatch?.(done);
    committed += next;
    if (rests > 0 && !isOver) await wait(rests * (performance.now() - begun));
  };
  const flush = async (isOver: boolean) => {
    const next = { next: batch.length, upTo: digest, isOver };
    const { isRecord = () => true } = context;
    const records = await readItems(
      context.resource,
      batch.filter(({ index }) => isRecord(index)),
    );
    const read = { ...records, items: batch };
    batch = [];
    await underWay;
    underWay = write(read, next);
    // A failure surfaces when it's awaited.
    underWay.catch(() => undefined);
  };
  try {
    for await (const line of lines) {
      // A full batch is sent only when another record follows, because the last batch marks the end.
      if (batch.length === batchSize) await flush(false);
      if (key !== undefined) digest = digestOf(digest, line);
      index += 1;
      if (index <= skipped) {
        if (index === skipped && known !== undefined) requireSame(known, index, digest);
        continue;
      }
      if (known?.is_over === true) requireSame(known, index, digest);
      batch.push({ index: index - 1, record: parsed(line) });
    }
    if (known !== undefined && index < skipped) requireSame(known, index, digest);
    if (known?.is_over !== true) await flush(true);
  } finally {
    // Nothing is written after the response has been sent.
    await underWay;
  }
  return tally;
}

/**
 * Feeds the records of a request.
 * @throws HttpProblem 400 for an invalid list, 408, 409, 413, 415 and 422 as in the calls' descriptions; committed batches of a stream
 * stay
 */
export function takeIn(intake: Intake): Promise<Tally> {
  const type = intake.contentType.split(';')[0]?.trim().toLowerCase();
  if (type === NDJSON_TYPE) return feedLines(intake, linesOf(chunksOf(intake.body, intake.slowestSenderMs)));
  if (type === 'application/json') return inListQueue(intake.context.caller.source, () => feedList(intake));
  throw new HttpProblem(415, `Send application/json or ${NDJSON_TYPE}.`, [], ENDS);
}
