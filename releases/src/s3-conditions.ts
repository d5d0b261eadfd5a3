import type { Condition, Objects } from './s3-objects.ts';

const PROBE_FILE = '.conditional';

/** Conditions that can't be met: the file is there, and its etag is a real one. */
const UNMET: Record<string, Condition> = {
  'If-None-Match': { absent: true },
  'If-Match': { etag: '"0"' },
};

/**
 * Fails closed on a store that writes whatever the condition, as some do without a word: there, nothing would keep
 * two writers apart.
 */
export async function checkConditions(objects: Objects): Promise<void> {
  await objects.put(PROBE_FILE, 'probe');
  for (const [header, condition] of Object.entries(UNMET)) {
    if ((await objects.put(PROBE_FILE, 'probe', condition)) !== null) {
      throw new Error(
        `This store ignores ${header} when it writes, so that two writers could overwrite each other: it can hold no releases.`,
      );
    }
  }
}
