import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImapFlow } from 'imapflow';

/** Larger messages are ignored. */
export const MOST_BYTES = 40 * 1024 * 1024;
/** How much of the mailbox is in memory at a time; a larger message is streamed to a file. */
const BATCH_BYTES = 512 * 1024;
const BATCH_COUNT = 16;
/** How many UIDs one request for sizes names. */
const SIZED_AT_ONCE = 500;

export interface Listed {
  uid: number;
  size: number;
  receivedAt: string;
}

/** A message in a file; without a file, it's gone or too large. */
export interface Fetched extends Listed {
  file?: string;
  digest: string;
}

const timeOf = (date: Date | string | undefined): string => {
  const time = date === undefined ? Number.NaN : new Date(date).getTime();
  return new Date(Number.isNaN(time) ? Date.now() : time).toISOString();
};

/** The UIDs above `done`, in ascending order. */
export async function uidsAbove(client: ImapFlow, done: number): Promise<number[]> {
  const found = await client.search({ uid: `${done + 1}:*` }, { uid: true });
  // `*` always matches the newest message, even if its UID isn't above `done`.
  return Array.isArray(found) ? found.filter((uid) => uid > done).toSorted((one, other) => one - other) : [];
}

async function sizesOf(client: ImapFlow, uids: readonly number[]): Promise<Listed[]> {
  const listed = await client.fetchAll(
    uids.join(','),
    { uid: true, size: true, internalDate: true },
    { uid: true },
  );
  return listed
    .map(({ uid, size = 0, internalDate }) => ({ uid, size, receivedAt: timeOf(internalDate) }))
    .toSorted((one, other) => one.uid - other.uid);
}

/** Groups of messages that are fetched together. */
function* batches(listed: readonly Listed[]): Generator<Listed[]> {
  let batch: Listed[] = [];
  let bytes = 0;
  for (const one of listed) {
    if (batch.length > 0 && (batch.length === BATCH_COUNT || bytes + one.size > BATCH_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(one);
    bytes += one.size;
  }
  if (batch.length > 0) yield batch;
}

/** Downloads a large message in pieces. */
async function download(client: ImapFlow, one: Listed, folder: string): Promise<Fetched> {
  const { content } = await client.download(String(one.uid), undefined, { uid: true });
  if (content === undefined) return { ...one, digest: '' };
  const file = path.join(folder, `message-${one.uid}`);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, hashed, createWriteStream(file, { mode: 0o600 }));
  return { ...one, file, digest: hash.digest('hex') };
}

async function fetchBatch(client: ImapFlow, batch: readonly Listed[], folder: string): Promise<Fetched[]> {
  const [first] = batch;
  if (batch.length === 1 && first !== undefined && first.size > BATCH_BYTES) {
    if (first.size > MOST_BYTES) return [{ ...first, digest: '' }];
    return [await download(client, first, folder)];
  }
  const found = await client.fetchAll(
    batch.map(({ uid }) => uid).join(','),
    { uid: true, source: true },
    { uid: true },
  );
  const sources = new Map(found.map(({ uid, source }) => [uid, source]));
  const fetched: Fetched[] = [];
  for (const one of batch) {
    const source = sources.get(one.uid);
    if (source === undefined) {
      fetched.push({ ...one, digest: '' });
      continue;
    }
    const file = path.join(folder, `message-${one.uid}`);
    await writeFile(file, source, { mode: 0o600 });
    fetched.push({ ...one, file, digest: createHash('sha256').update(source).digest('hex') });
  }
  return fetched;
}

/**
 * Fetches messages into files in batches, and deletes each batch's files before the next. Messages that are no longer in the mailbox are
 * left out.
 */
export async function* fetchMessages(
  client: ImapFlow,
  uids: readonly number[],
  folder: string,
): AsyncGenerator<Fetched[]> {
  for (let at = 0; at < uids.length; at += SIZED_AT_ONCE) {
    const listed = await sizesOf(client, uids.slice(at, at + SIZED_AT_ONCE));
    for (const batch of batches(listed)) {
      const fetched = await fetchBatch(client, batch, folder);
      yield fetched;
      for (const { file } of fetched) if (file !== undefined) await rm(file, { force: true });
    }
  }
}
