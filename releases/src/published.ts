import { Type, type Static } from 'typebox';
import { integrityOf } from './digest.ts';
import { wholeLines } from './history.ts';
import { PUBLISHED_FILE } from './paths.ts';
import { parseAs, type ReleaseRecord } from './schemas.ts';
import type { Storage } from './storage.ts';

/** A line of releases.published.jsonl: what a release's record was when it was published. It names the hash of every file. */
const PublishedLine = Type.Object({
  remote: Type.String(),
  release: Type.String(),
  at: Type.String(),
  record: Type.String(),
});
export type Published = ReadonlyMap<string, Static<typeof PublishedLine>>;

const keyOf = (remote: string, release: string) => `${remote}/${release}`;

/** What is on record of published releases; nothing of those from before it was kept. */
export async function readPublished(storage: Pick<Storage, 'readText'>): Promise<Published> {
  const text = wholeLines((await storage.readText(PUBLISHED_FILE)) ?? '');
  const lines = text.split('\n').filter((line) => line !== '');
  const published = lines.map((line) => parseAs(PublishedLine, line, PUBLISHED_FILE));
  return new Map(published.map((line) => [keyOf(line.remote, line.release), line]));
}

/** Puts on record what was just published. */
export async function notePublished(
  storage: Storage,
  { remote, release }: ReleaseRecord,
  recordText: string,
): Promise<void> {
  const line = { remote, release, at: new Date().toISOString(), record: integrityOf(recordText) };
  await storage.exclusively(async () => {
    const text = await storage.readText(PUBLISHED_FILE);
    await storage.replaceText(PUBLISHED_FILE, `${wholeLines(text ?? '')}${JSON.stringify(line)}\n`, text);
  });
}

/** Whether a release's record is the one that was published; so is one of which nothing is on record. */
export function isAsPublished(
  published: Published,
  remote: string,
  release: string,
  recordText: string | null,
): boolean {
  const known = published.get(keyOf(remote, release));
  return known === undefined || recordText === null || known.record === integrityOf(recordText);
}
