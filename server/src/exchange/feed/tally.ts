import { FEED_NAMED, type FeedAnswer, type FeedVerdict } from './contract.ts';
import type { Duplicate } from './findDuplicates.ts';
import { VERDICTS } from '../../http/counts.ts';

/** The result for a record. For a row of a file, also someone else's record that it matches, and the fields that were filled. */
export interface RecordVerdict extends FeedVerdict {
  double?: Duplicate;
  filled?: string[];
  /** For a kept record: the verdict that it's counted under. */
  counted?: 'created' | 'changed' | 'unchanged' | 'deleted';
}

/** The results so far, as in the response. */
export interface Tally extends FeedAnswer {
  records: RecordVerdict[];
}

export const newTally = (cursor: string): Tally => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  refused: 0,
  cursor,
  records: [],
  omitted: 0,
});

/** How many records have each verdict. */
export const verdictCounts = ({ created, changed, unchanged, deleted, refused, records }: FeedAnswer) => ({
  created,
  changed,
  unchanged,
  deleted,
  refused,
  kept: records.filter(({ verdict }) => verdict === 'kept').length,
});

function appendRecord(tally: Tally, verdict: RecordVerdict): void {
  if (tally.records.length < FEED_NAMED) tally.records.push(verdict);
  else tally.omitted += 1;
}

/** Counts a record. Lists it if it was refused, if a field was kept, if it matches someone else's record, or if all are listed. */
export function addVerdict(tally: Tally, verdict: RecordVerdict, verbose: boolean): void {
  const { verdict: counted } = verdict;
  if (counted !== 'kept') tally[counted] += 1;
  const isKept = counted !== 'kept' && counted !== 'refused' && verdict.errors.length > 0;
  if (verbose || isKept || counted === 'refused' || verdict.double !== undefined)
    appendRecord(tally, isKept ? { ...verdict, verdict: 'kept', counted } : verdict);
}

/** Adds the results of later records. */
export function addTally(tally: Tally, { records, omitted, cursor, ...counts }: Tally): void {
  for (const verdict of VERDICTS) tally[verdict] += counts[verdict];
  for (const record of records) appendRecord(tally, record);
  tally.omitted += omitted;
  tally.cursor = cursor;
}
