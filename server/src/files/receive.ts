import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sizeFault } from '@galley/shared/domain/recordFiles';
import { HttpProblem, ruleBroken } from '../http/problem.ts';
import { LOOKED_AT } from './kinds.ts';

/** A received file that isn't stored or recorded yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  sha256: string;
  head: Buffer;
}

/** The longest time for one upload. */
const LONGEST_MS = 30 * 60_000;

/** The rest of the body isn't read, so the connection can't be reused. */
const ENDS = { connection: 'close' };

/** @throws HttpProblem 413 if the file is too large, 422 if it's empty */
export function refuseSize(size: number, mostBytes: number): void {
  const fault = sizeFault(size, mostBytes);
  if (fault === undefined) return;
  const errors = [{ field: 'file', message: fault }];
  throw size === 0 ? ruleBroken(errors) : new HttpProblem(413, fault, errors, ENDS);
}

/**
 * Receives a body chunk by chunk. An interrupted or refused upload leaves nothing behind.
 * @throws HttpProblem 408, 413, 422
 */
export async function receive(
  chunks: AsyncIterable<Buffer>,
  { folder, mostBytes }: { folder: string; mostBytes: number },
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const hash = createHash('sha256');
  const ends = Date.now() + LONGEST_MS;
  let size = 0;
  let head = Buffer.alloc(0);
  const written = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      refuseSize(size, mostBytes);
      if (Date.now() > ends) throw new HttpProblem(408, 'The file took too long to arrive.', [], ENDS);
      if (head.length < LOOKED_AT) head = Buffer.concat([head, chunk.subarray(0, LOOKED_AT - head.length)]);
      hash.update(chunk);
      await written.appendFile(chunk);
    }
    refuseSize(size, mostBytes);
  } catch (error) {
    await written.close();
    await rm(file, { force: true });
    throw error;
  }
  await written.close();
  return { path: file, size, sha256: hash.digest('hex'), head };
}

/** Deletes partly received files that killed servers have left behind. */
export async function forgetReceived(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - LONGEST_MS) await rm(file, { force: true });
  }
}
