import { audienceText } from '@galley/releases/operations/audience';
import type { HistoryLine } from '@galley/releases/registry/schemas';
import type { ReleaseChange } from './operating/contract.ts';

/** A change in the format of the calls. */
export const toReleaseChange = (line: HistoryLine): ReleaseChange => ({
  ...line,
  audience: audienceText(line) || null,
});
