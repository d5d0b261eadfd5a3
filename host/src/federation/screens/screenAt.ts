import type { NamedScreen } from '../registry/releases.ts';

/** The screen at an address: its remote, and the record if records have their own pages. */
export const screenAt = (
  screens: readonly NamedScreen[],
  name: string,
  record: string | undefined,
): NamedScreen | undefined =>
  screens.find(({ remote, hasRecords }) => remote === name && (record === undefined || hasRecords === true));
