import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GalleyServer } from './galleyServer.ts';
import { releaseStatus } from './release.ts';

interface HostRecord {
  entry: string;
  files: Record<string, string>;
  host: { exports: Record<string, string[]> };
}

const hashOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Publishes the active host again under another id, like another build of the same sources: its files contain the id,
 * and load each other by their hashes. Activates nothing.
 * @param change the changes in its record
 */
export async function publishHostAgain(
  own: GalleyServer,
  id: string,
  change: (record: HostRecord) => void = () => undefined,
): Promise<string> {
  const active = (await releaseStatus(own)).host?.release ?? '';
  const folder = path.join(own.store, 'host', id);
  cpSync(path.join(own.store, 'host', active), folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  const record = JSON.parse(readFileSync(at('release.json'), 'utf8')) as HostRecord;
  const replaced: [string, string][] = [[active, id]];
  function rewrite(file: string): void {
    const before = readFileSync(at(file), 'utf8');
    const after = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after === before) return;
    writeFileSync(at(file), after);
    replaced.push([hashOf(before), hashOf(after)]);
    record.files[file] = hashOf(after);
    for (const copy of [`${file}.br`, `${file}.gz`].filter((name) => existsSync(at(name)))) {
      rmSync(at(copy));
      delete record.files[copy];
    }
  }
  const chunks = readdirSync(at('assets')).map((name) => `assets/${name}`);
  for (const file of chunks.filter((name) => /\.(js|css)$/.test(name) && name !== record.entry))
    rewrite(file);
  for (const file of [record.entry, 'index.html']) rewrite(file);
  change(record);
  const integrity = record.files[record.entry];
  writeFileSync(at('release.json'), JSON.stringify({ ...record, release: id, integrity }));
  return id;
}
