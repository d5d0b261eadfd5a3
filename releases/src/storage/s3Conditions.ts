import type { Objects } from './s3Objects.ts';

const PROBE_FILE = '.conditional';

/**
 * Fails closed on a store that overwrites in spite of `If-None-Match`, as some do silently: there, nothing would keep
 * two writers apart.
 */
export async function checkConditions(objects: Objects): Promise<void> {
  await objects.create(PROBE_FILE, 'probe');
  if (await objects.create(PROBE_FILE, 'probe')) {
    throw new Error(
      "This store ignores If-None-Match when it writes, so two writers could overwrite each other. It can't be a release store.",
    );
  }
}
