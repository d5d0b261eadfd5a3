import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode, syncFolder } from '@galley/releases/storage/durable';
import { MissingFileError, type FilePlace } from './place.ts';

/** The prefix of a file's name until it's complete. */
const UNFINISHED = '.unfinished-';
/** Unfinished files older than this no longer have a writer. */
const LONG_AGO_MS = 86_400_000;

/** @param folder its absolute path; created when needed, only accessible to its owner */
export function folderPlace(folder: string): FilePlace {
  const at = (name: string) => path.join(folder, name);
  const all = async () => {
    try {
      return await readdir(folder);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  };
  return {
    files: async () => (await all()).filter((name) => !name.startsWith('.')),
    async write(name, content) {
      const draft = at(`${UNFINISHED}${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
        const written = await open(draft, 'r');
        await written.sync().finally(() => written.close());
        await rename(draft, at(name));
        await syncFolder(folder);
      } catch (error) {
        content.destroy();
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      const file = await open(at(name), 'r').catch((error: unknown) => {
        throw hasCode(error, 'ENOENT') ? new MissingFileError(name, error) : error;
      });
      return createReadStream('', { fd: file });
    },
    remove: (name) => rm(at(name), { force: true }),
    async removeUnfinished() {
      for (const name of (await all()).filter((one) => one.startsWith(UNFINISHED))) {
        const { mtimeMs } = await stat(at(name));
        if (mtimeMs < Date.now() - LONG_AGO_MS) await rm(at(name), { force: true });
      }
    },
  };
}
