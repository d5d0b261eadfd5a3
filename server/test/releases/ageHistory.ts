import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY_FOLDER } from '@galley/releases/storage/paths';

/**
 * Dates all changes of a store this many minutes ago.
 * @param folder the store
 */
export function ageHistory(folder: string, minutes: number): void {
  const revisions = path.join(folder, REGISTRY_FOLDER);
  const at = JSON.stringify(new Date(Date.now() - minutes * 60_000));
  for (const name of readdirSync(revisions)) {
    const file = path.join(revisions, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"at": "[^"]+"/g, `"at": ${at}`));
  }
}
