import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import { judge, type Judged } from './judge.ts';
import { readKnown, type Known } from './known.ts';
import type { Sent } from './readRecord.ts';
import { findReferences, resolve, type NewNames } from './references.ts';
import type { Values } from './targets.ts';

/** The batch that records are written in, and whose they are. */
export interface Batch {
  transaction: Queryable;
  sourceId: number;
  /** Its records may call others by name, as in lists that people have. */
  byName?: boolean | undefined;
  tokenId: number | null;
  employeeId?: number;
  resource: FeedResource;
  batchId: number;
}

/** A record on its way: what was sent, what is known of it, and what becomes of it. */
export interface Entry {
  sent: Sent;
  /** With ids for references; empty where one leads nowhere. */
  values: Values;
  /** The source has fed it before. */
  isMapped: boolean;
  known: Known | undefined;
  judged: Judged;
  /** Its row, as soon as it has one. */
  recordId: number | undefined;
}

/**
 * Reads and judges records, none of which has another one's external id.
 * @param resolvedValues their values with ids for references, where these are known
 */
export async function readEntries(
  { transaction, sourceId, byName, resource }: Batch,
  records: Sent[],
  resolvedValues?: Values[],
): Promise<{ entries: Entry[]; names: NewNames }> {
  const references = await findReferences(transaction, { sourceId, byName }, resource, records);
  const externalIds = records.map(({ externalId }) => externalId);
  const known = await readKnown(transaction, sourceId, resource, externalIds);
  const entries = records.map((sent, place): Entry => {
    const before = known.get(sent.externalId);
    const rest = { sent, isMapped: before !== undefined, known: before, recordId: before?.recordId };
    const given = sent.deleted ? {} : resolvedValues?.[place];
    const resolved = given === undefined ? resolve(resource, sent, references) : { values: given };
    if ('errors' in resolved) return { ...rest, values: {}, judged: resolved };
    const { values } = resolved;
    return { ...rest, values, judged: judge(resource, { values, deleted: sent.deleted }, before) };
  });
  return { entries, names: references.newNames };
}

/** What is done to the row of a record. */
export type Action = 'insert' | 'update' | 'delete' | 'none';

/** What is done to an entry's row. What the source has not made is not deleted. */
export function actionOf({ judged, known }: Entry, hides: boolean): Action {
  if ('errors' in judged || judged.verdict === 'unchanged') return 'none';
  const { current, made = true } = known ?? {};
  if (judged.verdict !== 'deleted') return current === undefined ? 'insert' : 'update';
  if (current === undefined || !made) return 'none';
  return hides ? 'update' : 'delete';
}
