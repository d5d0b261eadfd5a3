import type { Storage } from './storage.ts';

/** A release store in memory: for tests, which run the same operations as the real one without a disk. */
export function memoryStorage(): Storage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  let queue: Promise<unknown> = Promise.resolve();
  const readText = async (path: string) => {
    const bytes = files.get(path);
    return bytes ? Buffer.from(bytes).toString('utf8') : null;
  };
  const foldersIn = (folder: string) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const inside = [...files.keys()].filter((path) => path.startsWith(prefix));
    const steps = inside.map((path) => path.slice(prefix.length).split('/'));
    return [...new Set(steps.filter((parts) => parts.length > 1).map(([first = '']) => first))].sort();
  };
  return {
    files,
    readText,
    readBytes: async (path) => files.get(path) ?? null,
    async replaceText(path, text, expected) {
      if (expected !== undefined && (await readText(path)) !== expected) return false;
      files.set(path, Buffer.from(text));
      return true;
    },
    appendText: async (path, text) =>
      void files.set(path, Buffer.from(((await readText(path)) ?? '') + text)),
    folders: async (folder) => foldersIn(folder),
    async addFolder(folder, added) {
      if ([...files.keys()].some((path) => path.startsWith(`${folder}/`))) return false;
      for (const [name, bytes] of added) files.set(`${folder}/${name}`, bytes);
      return true;
    },
    async removeFolder(folder) {
      for (const path of files.keys()) if (path.startsWith(`${folder}/`)) files.delete(path);
    },
    exclusively<T>(work: () => Promise<T>): Promise<T> {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
