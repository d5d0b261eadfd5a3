import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Whether an error is one of the disk's, of one of these kinds. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Makes what a folder lists (a new file, a rename) survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file and waits until it is on the disk. `a` appends, `w` replaces. */
export async function writeDurably(
  file: string,
  content: string | Uint8Array,
  flag: 'a' | 'w',
): Promise<void> {
  const handle = await open(file, flag);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file in one step: a reader, or a kill at any instant, finds the old content or the new. For one writer at
 * a time: what a killed one leaves beside the file, the next one overwrites.
 */
export async function replaceDurably(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${file}.tmp`;
  await writeDurably(temporary, text, 'w');
  await rename(temporary, file);
  await syncFolder(folder);
}
