import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { DuplicateChoice } from '../rules/fileImports.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import { DatabaseError } from '../../db/errors.ts';
import { audit } from '../../common/audit.ts';
import type { EndAccessOf } from './entry.ts';
import { claimKey, noteProgress, type Progress } from './key.ts';
import { readRecord, type Sent } from './readRecord.ts';
import { feedRound, type Before, type Outcome } from './round.ts';
import { openBatch, takeTurn } from './openBatch.ts';
import { addVerdict, newTally, type RecordVerdict, type Tally } from './tally.ts';

/** How many times a batch can contain the same record; each repetition costs a round of statements. */
const MOST_REPEATS = 20;
/** A retry finds a record that someone else added at the same moment. */
const ATTEMPTS = 5;
/** How many records are read before other requests get a turn. */
const AT_A_TIME = 250;

export interface FeedContext {
  database: Database;
  caller: Feeder;
  endAccessOf: EndAccessOf;
  resource: FeedResource;
  dryRun: boolean;
  verbose: boolean;
  import: string | undefined;
  progress: Progress | undefined;
  /** For rows of a file, by index: what to do if a row matches someone else's record. */
  choiceOf?: (index: number) => DuplicateChoice;
  /** Whether the item with this index is a record; absent: all are. */
  isRecord?: (index: number) => boolean;
  /** Called with the result of each batch that isn't a dry run. */
  onFed?: (tally: Tally) => void;
  /** Wraps each batch in its transaction; called again if the batch is retried. */
  around?: (transaction: Transaction, items: Item[], run: () => Promise<Tally>) => Promise<Tally>;
}

/** A record as it arrived, and its index. */
export interface Item {
  index: number;
  record: unknown;
}

/** Rolls a dry run back and carries its result. */
class DryRun extends Error {
  readonly tally: Tally;
  constructor(tally: Tally) {
    super('a dry run');
    this.tally = tally;
  }
}

interface Read {
  index: number;
  sent: Sent;
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The well-formed records of a batch, in rounds without repeated records, and the verdicts of the rest. */
export interface ReadBatch {
  /** All items in their original order. */
  items: Item[];
  rounds: Read[][];
  refused: RecordVerdict[];
}

/** Reads the records of a batch. */
export async function readItems(resource: FeedResource, items: Item[]): Promise<ReadBatch> {
  const rounds: Read[][] = [];
  const refused: RecordVerdict[] = [];
  const times = new Map<string, number>();
  for (const [place, { index, record }] of items.entries()) {
    if (place % AT_A_TIME === AT_A_TIME - 1) await breathe();
    const read = readRecord(resource, record);
    const refuse = (externalId: string, errors: RecordVerdict['errors']) =>
      refused.push({ index, externalId, verdict: 'refused', errors });
    if ('errors' in read) {
      refuse(read.externalId, read.errors);
      continue;
    }
    const { externalId } = read.sent;
    const round = times.get(externalId) ?? 0;
    times.set(externalId, round + 1);
    if (round < MOST_REPEATS) (rounds[round] ??= []).push({ index, sent: read.sent });
    else
      refuse(externalId, [
        { field: 'externalId', message: `is in the batch more than ${MOST_REPEATS} times` },
      ]);
  }
  return { items, rounds, refused };
}

function verdictOf({ index, sent: { externalId } }: Read, outcome: Outcome): RecordVerdict {
  const { double } = outcome;
  const record = { index, externalId, ...(double === undefined ? {} : { double }) };
  if ('errors' in outcome) return { ...record, verdict: 'refused', errors: outcome.errors };
  const { verdict, kept, filled } = outcome;
  return { ...record, verdict, errors: kept, ...(filled === undefined ? {} : { filled }) };
}

async function keepBefores(transaction: Transaction, batchId: number, befores: Before[]): Promise<void> {
  if (befores.length === 0) return;
  // For a record that is in the batch twice, the state before the first one.
  await transaction.query(sql`
    INSERT INTO feed_before (batch_id, external_id, before)
    SELECT ${batchId}, "externalId", before FROM jsonb_to_recordset(${JSON.stringify(befores)}::jsonb)
      AS new ("externalId" text, before jsonb) ON CONFLICT DO NOTHING`);
}

/** Feeds records in a transaction. @returns the verdicts */
export async function runBatch(
  transaction: Transaction,
  context: FeedContext,
  { rounds, refused }: ReadBatch,
): Promise<Tally> {
  const { caller, resource, endAccessOf, verbose, progress, dryRun, choiceOf } = context;
  await takeTurn(transaction, caller);
  const known = progress === undefined || dryRun ? undefined : await claimKey(transaction, caller, progress);
  if (known !== undefined) return known;
  const batchId = await openBatch(transaction, context);
  const tally = newTally(`${batchId}.`);
  const verdicts = [...refused];
  for (const round of rounds) {
    const sent = round.map((one) => one.sent);
    const chosen = choiceOf && ((place: number) => choiceOf(round[place]?.index ?? 0));
    const { outcomes, befores } = await feedRound(
      { ...caller, transaction, resource, batchId, endAccessOf, choiceOf: chosen },
      sent,
    );
    if (context.import !== undefined) await keepBefores(transaction, batchId, befores);
    outcomes.forEach((outcome, place) => {
      const read = round[place];
      if (read !== undefined) verdicts.push(verdictOf(read, outcome));
    });
  }
  for (const verdict of verdicts.sort((one, other) => one.index - other.index))
    addVerdict(tally, verdict, verbose);
  const { created, changed, deleted } = tally;
  if (created + changed + deleted > 0)
    await audit(transaction, caller.employeeId ?? null, {
      serviceTokenId: caller.tokenId,
      action: 'fed',
      record: `feed/${resource}/${batchId}`,
      after: { created, changed, deleted },
    });
  if (progress !== undefined && !dryRun) await noteProgress(transaction, caller, progress, tally);
  return tally;
}

/**
 * Feeds records in one transaction: refuses what can't be written and writes the others (FEED-01). Returns after everything derived from
 * the records is up to date.
 */
export async function feedBatch(context: FeedContext, records: ReadBatch): Promise<Tally> {
  const { database, dryRun, onFed, around = (_transaction, _items, run) => run() } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tally = await database.transaction(
        async (transaction) => {
          const tally = await around(transaction, records.items, () =>
            runBatch(transaction, context, records),
          );
          if (dryRun) throw new DryRun(tally);
          return tally;
        },
        { patient: true },
      );
      onFed?.(tally);
      return tally;
    } catch (error) {
      if (error instanceof DryRun) return error.tally;
      const isRace = error instanceof DatabaseError && error.kind === 'duplicate' && attempt < ATTEMPTS;
      if (!isRace) throw error;
    }
  }
}
