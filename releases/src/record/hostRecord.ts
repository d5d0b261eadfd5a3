import { readFile } from 'node:fs/promises';
import { HostRecord, parseAs } from './schemas.ts';

/** What a host build says of itself. @param file its host.json */
export async function readHostRecord(file: string): Promise<HostRecord> {
  const { release, provides, needs, federation } = parseAs(HostRecord, await readFile(file, 'utf8'), file);
  return { release, provides, needs, federation };
}
