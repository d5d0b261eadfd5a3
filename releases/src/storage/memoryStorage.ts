import type { Storage } from './storage.ts';

/**
 * A release store in memory, for tests that run the same operations as the real one without a disk.
 * @param filled its initial content, which is copied
 */
export function memoryStorage(
  filled: ReadonlyMap<string, Uint8Array> = new Map(),
): Storage & { content: Map<string, Uint8Array> } {
  const content = new Map(filled);
  /** The segments of every path below a folder. */
  const below = (folder: string) => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const paths = [...content.keys()].filter((path) => path.startsWith(prefix));
    return paths.map((path) => path.slice(prefix.length).split('/'));
  };
  const names = (steps: string[][]) => [...new Set(steps.map(([first = '']) => first))].sort();
  return {
    content,
    async readText(path) {
      const bytes = content.get(path);
      return bytes ? Buffer.from(bytes).toString('utf8') : null;
    },
    readBytes: async (path) => content.get(path) ?? null,
    async createText(path, text) {
      if (content.has(path)) return false;
      content.set(path, Buffer.from(text));
      return true;
    },
    files: async (folder) => names(below(folder).filter((steps) => steps.length === 1)),
    folders: async (folder) => names(below(folder).filter((steps) => steps.length > 1)),
    async addFolder(folder, added) {
      if (below(folder).length > 0) return false;
      for (const [name, bytes] of added) content.set(`${folder}/${name}`, bytes);
      return true;
    },
    removeUnfinished: async () => undefined,
    async removeFolder(folder) {
      for (const path of content.keys()) if (path.startsWith(`${folder}/`)) content.delete(path);
    },
  };
}
