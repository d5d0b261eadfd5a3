import { FEED_NAMED, type FeedAnswer, type FeedVerdict } from './contract.ts';
import { VERDICTS } from '../../http/counts.ts';

/** What became of the records so far, as it is answered. */
export type Tally = FeedAnswer;

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

/** How many records have which verdict. */
export const verdictCounts = ({ created, changed, unchanged, deleted, refused, records }: Tally) => ({
  created,
  changed,
  unchanged,
  deleted,
  refused,
  kept: records.filter(({ verdict }) => verdict === 'kept').length,
});

function name(tally: Tally, verdict: FeedVerdict): void {
  if (tally.records.length < FEED_NAMED) tally.records.push(verdict);
  else tally.omitted += 1;
}

/** Counts a record, and names it where it was refused, where something of it was kept, or where all are to be named. */
export function addVerdict(tally: Tally, verdict: FeedVerdict, verbose: boolean): void {
  if (verdict.verdict !== 'kept') tally[verdict.verdict] += 1;
  const isKept = verdict.verdict !== 'refused' && verdict.errors.length > 0;
  if (verbose || isKept || verdict.verdict === 'refused')
    name(tally, isKept ? { ...verdict, verdict: 'kept' } : verdict);
}

/** Adds what became of later records. */
export function addTally(tally: Tally, { records, omitted, cursor, ...counts }: Tally): void {
  for (const verdict of VERDICTS) tally[verdict] += counts[verdict];
  for (const record of records) name(tally, record);
  tally.omitted += omitted;
  tally.cursor = cursor;
}
