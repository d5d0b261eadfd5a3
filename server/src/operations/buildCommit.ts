import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The commit that the server was built from, as tools/image/tag.mjs wrote it; undefined if there's none. */
export function buildCommit(root: string): string | undefined {
  const file = path.join(root, 'server/dist/build.json');
  if (!existsSync(file)) return undefined;
  const { commit } = JSON.parse(readFileSync(file, 'utf8')) as { commit: string | null };
  return commit ?? undefined;
}
