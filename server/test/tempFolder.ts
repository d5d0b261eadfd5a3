import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
// Not earlier, because servers that a test has started could still write there.
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder for as long as the tests of this file run. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-test-'));
  folders.push(folder);
  return folder;
}
