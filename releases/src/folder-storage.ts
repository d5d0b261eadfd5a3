import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, replaceDurably, syncFolder, writeDurably } from './durable.ts';
import type { Storage } from './storage.ts';
import { withTicket } from './ticket-lock.ts';

/** Answers null instead of throwing when there is no such file. */
const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
};

/** A release store in a folder. @param root its absolute path; made when needed */
export function folderStorage(root: string): Storage {
  const at = (relative: string) => path.join(root, relative);
  const readText = (file: string) => orNull(readFile(at(file), 'utf8'));
  return {
    readText,
    readBytes: (file) => orNull(readFile(at(file))),
    async replaceText(file, text, expected) {
      // Writers work alone, so that nothing can come between the look and the replacing.
      if (expected !== undefined && (await readText(file)) !== expected) return false;
      await replaceDurably(at(file), text);
      return true;
    },
    async appendText(file, text) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeDurably(at(file), text, 'a');
    },
    async folders(folder) {
      const entries = (await orNull(readdir(at(folder), { withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort();
    },
    async addFolder(folder, files) {
      const unfinished = at(`.unfinished/${randomUUID()}`);
      const target = at(folder);
      try {
        for (const [name, bytes] of files) {
          const file = path.join(unfinished, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeDurably(file, bytes, 'w');
        }
        await mkdir(path.dirname(target), { recursive: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      }
      await syncFolder(path.dirname(target));
      return true;
    },
    async removeFolder(folder) {
      const removed = at(`.unfinished/${randomUUID()}`);
      await mkdir(path.dirname(removed), { recursive: true });
      // In one step: nobody finds half a release.
      if ((await orNull(rename(at(folder), removed).then(() => true))) === null) return;
      await syncFolder(path.dirname(at(folder)));
      await rm(removed, { recursive: true });
    },
    exclusively: (work) => withTicket(at('.locks'), work),
  };
}
