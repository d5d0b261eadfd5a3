import type { Objects } from './s3Objects.ts';

const PROBE_FILE = '.conditional';

/**
 * Fails for a store that overwrites despite `If-None-Match`, as some do silently: there, two writers could overwrite each other.
 */
export async function checkConditions(objects: Objects): Promise<void> {
  await objects.create(PROBE_FILE, 'probe');
  if (await objects.create(PROBE_FILE, 'probe')) {
    throw new Error(
      "This store ignores If-None-Match when it writes, so two writers could overwrite each other. It can't be a release store.",
    );
  }
}
