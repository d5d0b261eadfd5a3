/** The result of a version check; 'ask': a reload would lose unsaved input. */
type Decision = 'stay' | 'reload' | 'ask';

/** The reloads of this tab so far. */
export interface Reloads {
  /** The versions they were for. */
  for: readonly string[];
  /** The version that ran before the last reload. */
  from: string | null;
}

export interface Check {
  /** The version this page runs. */
  running: string;
  /** The version in meta.json; can be anything if the file is corrupt. */
  offered: unknown;
  reloads: Reloads;
  hasUnsaved: boolean;
}

/** A version as the build writes it: 1.8.2, with or without a pre-release or build part. */
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-+][\w.+-]{1,100})?$/;

export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && VERSION.test(value);

/**
 * Reloads once for each different version, newer or older (VER-01), but not again if the last reload
 * brought the same version back. A page without a valid version is a development server's.
 */
export function decideReload({ running, offered, reloads, hasUnsaved }: Check): Decision {
  if (!isVersion(offered) || !isVersion(running) || offered === running) return 'stay';
  if (reloads.from === running || reloads.for.includes(offered)) return 'stay';
  return hasUnsaved ? 'ask' : 'reload';
}
