import { audienceText } from '@galley/releases/operations/audience';
import type { HistoryLine } from '@galley/releases/registry/schemas';
import type { ReleaseChange } from './operating/contract.ts';

/** A change, as calls answer it. */
export const inWords = (line: HistoryLine): ReleaseChange => ({
  ...line,
  audience: audienceText(line) || null,
});
