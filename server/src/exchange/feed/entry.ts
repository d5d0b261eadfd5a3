import type { FeedResource } from '../rules/feedFields.ts';
import type { Transaction } from '../../db/database.ts';
import type { FieldError } from '../../http/problem.ts';
import type { DuplicateChoice } from '../rules/fileImports.ts';
import { findDuplicates, type Duplicate } from './findDuplicates.ts';
import { claimed, decide, type DecisionResult } from './decide.ts';
import { readCurrent, readKnown, type Known } from './known.ts';
import type { Sent } from './readRecord.ts';
import { findGone, findReferences, resolve, type NewNames } from './references.ts';
import type { Values } from './targets.ts';

/** Ends the access of an employee who was disabled. @returns the service tokens and webhooks that end */
export type EndAccessOf = (transaction: Transaction, employeeId: number) => Promise<object[]>;

/** The batch that writes the records, and its source. */
export interface Batch {
  transaction: Transaction;
  sourceId: number;
  /** Records can refer to others by name, as in people's lists. */
  byName?: boolean | undefined;
  tokenId: number | null;
  employeeId?: number;
  resource: FeedResource;
  batchId: number;
  endAccessOf: EndAccessOf;
  /** Undoes an import: what people changed since stays (FEED-10). */
  undoes?: boolean;
  /** For rows of a file, by place in the round: what to do if they match someone else's record (IMPO-20). */
  choiceOf?: ((place: number) => DuplicateChoice) | undefined;
}

/** A record being processed: its input, its current state, and the outcome. */
export interface Entry {
  sent: Sent;
  /** Values with ids for references; empty if a reference is unknown. */
  values: Values;
  /** The source has fed it before. */
  isMapped: boolean;
  known: Known | undefined;
  decision: DecisionResult;
  /** Its row, once it has one. */
  recordId: number | undefined;
  /** Someone else's record that it matches. */
  double?: Duplicate;
}

/** Whether a source has released a record that it didn't create. */
const isLetGo = (known: Known | undefined): boolean => known?.isDeleted === true && !known.made;

/** Decides about rows that match someone else's records: fill in empty fields, skip, or add a new record. */
async function resolveDuplicates(
  { transaction, sourceId, resource }: Batch,
  entries: Entry[],
  choiceOf: (place: number) => DuplicateChoice,
): Promise<void> {
  const fresh = new Map(
    [...entries.entries()]
      .filter(([, { sent, isMapped, decision }]) => !sent.deleted && !isMapped && !('errors' in decision))
      .map(([place, { values }]) => [place, values]),
  );
  const found = await findDuplicates(transaction, sourceId, resource, fresh);
  const ids = [...found.values()].map(({ id }) => id).sort((one, other) => one - other);
  const rows = ids.length === 0 ? new Map<number, Values>() : await readCurrent(transaction, resource, ids);
  for (const [place, one] of found) {
    const entry = entries[place];
    const current = rows.get(one.id);
    if (entry === undefined || current === undefined) continue;
    const choice = choiceOf(place);
    entry.double = { ...one, choice };
    if (choice === 'skip') entry.decision = { verdict: 'unchanged', kept: [], values: {}, fed: {} };
    if (choice !== 'update') continue;
    entry.recordId = one.id;
    entry.known = claimed(resource, one.id, current);
    entry.decision = decide(resource, { values: entry.values, deleted: false, fills: true }, entry.known);
  }
}

/** Resolved values, unless they refer to a row that people deleted. */
const withoutGone = (
  values: Values,
  errors: FieldError[] = [],
): { errors: FieldError[] } | { values: Values } => (errors.length > 0 ? { errors } : { values });

/** Reads and judges records with distinct external ids. @param resolvedValues their values with ids for references, if known */
export async function readEntries(
  batch: Batch,
  records: Sent[],
  resolvedValues?: Values[],
): Promise<{ entries: Entry[]; names: NewNames }> {
  const { transaction, sourceId, byName, resource, undoes = false, choiceOf } = batch;
  const references = await findReferences(transaction, { sourceId, byName }, resource, records);
  const externalIds = records.map(({ externalId }) => externalId);
  const known = await readKnown(transaction, sourceId, resource, externalIds);
  const gone = await findGone(transaction, resource, resolvedValues ?? []);
  const entries = records.map((sent, place): Entry => {
    const held = known.get(sent.externalId);
    const before = choiceOf !== undefined && isLetGo(held) ? undefined : held;
    const rest = { sent, isMapped: before !== undefined, known: before, recordId: before?.recordId };
    const given = sent.deleted ? {} : resolvedValues?.[place];
    const resolved =
      given === undefined ? resolve(resource, sent, references) : withoutGone(given, gone[place]);
    if ('errors' in resolved) return { ...rest, values: {}, decision: resolved };
    const { values } = resolved;
    return {
      ...rest,
      values,
      decision: decide(
        resource,
        { values, deleted: sent.deleted, fills: choiceOf !== undefined && before?.made === false, undoes },
        before,
      ),
    };
  });
  if (choiceOf !== undefined) await resolveDuplicates(batch, entries, choiceOf);
  return { entries, names: references.newNames };
}

/** The action on a record's row. */
export type Action = 'insert' | 'update' | 'delete' | 'none';

/** The action on an entry's row. A source can't delete what it didn't create. */
export function actionOf({ decision, known }: Entry, hides: boolean): Action {
  if ('errors' in decision || decision.verdict === 'unchanged') return 'none';
  const { current, made = true } = known ?? {};
  if (decision.verdict !== 'deleted') return current === undefined ? 'insert' : 'update';
  if (current === undefined || !made) return 'none';
  return hides ? 'update' : 'delete';
}
