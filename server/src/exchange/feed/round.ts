import type { FieldError } from '../../http/problem.ts';
import { actionOf, readEntries, type Batch, type Entry } from './entry.ts';
import type { Duplicate } from './findDuplicates.ts';
import { isSame, type Decision } from './decide.ts';
import { endAccess } from './endAccess.ts';
import { isEditedHere } from './known.ts';
import { protectPeople } from './protectPeople.ts';
import type { Sent } from './readRecord.ts';
import { assignRecordIds } from './assignRecordIds.ts';
import { targetOf, type Value, type Values } from './targets.ts';
import { auditFed, writeMappings, type FedEntry, type RecordMapping } from './writeMappings.ts';
import { writeRecords, type Row } from './writeRecords.ts';

/** The result for a record: which fields were kept, or why it was refused. */
export type Outcome = (
  | { verdict: Decision['verdict']; kept: FieldError[]; filled?: string[] }
  | { errors: FieldError[] }
) & {
  /** Someone else's record that it matches; `filled` lists the fields that were empty there. */
  double?: Duplicate;
};

/** The state of a record before it was changed. */
export interface Before {
  externalId: string;
  before: Values;
}

const differences = (values: Values, other: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, other[name])));
const isSameRecord = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));

/** The note about a record; undefined if nothing changed. */
function mappingOf(
  { resource }: Batch,
  { sent, isMapped, decision, known, recordId = 0, double }: Entry,
): RecordMapping | undefined {
  if ('errors' in decision || double?.choice === 'skip') return undefined;
  const { verdict, fed } = decision;
  const { made = true, isDeleted = false } = known ?? {};
  if (verdict === 'unchanged' && isMapped && isSameRecord(fed, known?.fed ?? {})) return undefined;
  if (verdict === 'unchanged' && known === undefined) return undefined;
  const isGone = verdict === 'deleted' && made && targetOf(resource).deletion === 'remove';
  return {
    externalId: sent.externalId,
    recordId: isGone ? null : recordId,
    made,
    fed: isGone || isEditedHere(resource) ? fed : null,
    deleted: verdict === 'deleted' || (verdict === 'unchanged' && isDeleted),
  };
}

/** @param ended the service tokens and webhooks that end with the access of a disabled employee (PEOP-21) */
function auditOf(
  { resource }: Batch,
  { decision, known, recordId }: Entry,
  ended: object[],
): FedEntry | undefined {
  const { record } = targetOf(resource);
  if (record === undefined || 'errors' in decision || decision.verdict === 'unchanged') return undefined;
  const { verdict, values } = decision;
  const current = known?.current;
  const entry = { action: `fed: ${verdict}`, record: `${record}/${recordId}` };
  const also = ended.length === 0 ? null : { ended };
  if (verdict === 'deleted') return { ...entry, before: current ?? null, after: also };
  if (current === undefined) return { ...entry, before: null, after: values };
  return {
    ...entry,
    before: differences(current, values),
    after: { ...differences(values, current), ...also },
  };
}

const linksChange = (
  [field, standard]: [string, string],
  values: Values,
  current: Values | undefined,
): boolean =>
  !isSame(values[field], current?.[field] ?? ([] as Value)) ||
  !isSame(values[standard], current?.[standard] ?? null);

function rowsOf({ resource }: Batch, entries: readonly Entry[]) {
  const { deletion, links } = targetOf(resource);
  const rows = { inserted: [] as Row[], updated: [] as Row[], linked: [] as Row[], deleted: [] as number[] };
  for (const entry of entries) {
    const { decision, known, recordId: id } = entry;
    const action = actionOf(entry, typeof deletion === 'object');
    if ('errors' in decision || id === undefined || action === 'none') continue;
    const row = { id, values: decision.values };
    if (action === 'insert') rows.inserted.push(row);
    else if (action === 'update') rows.updated.push(row);
    else rows.deleted.push(id);
    const { field = '', defaultField = '' } = links ?? {};
    if (links !== undefined && linksChange([field, defaultField], row.values, known?.current))
      rows.linked.push(row);
  }
  return rows;
}

/** A record that the source feeds for the first time counts as created, even if its row existed. */
function outcomeOf({ sent, decision, isMapped, known, double }: Entry): Outcome {
  const said = double === undefined ? {} : { double };
  if ('errors' in decision) return { ...decision, ...said };
  if (double !== undefined && double.choice !== 'add')
    return { ...decision, ...said, filled: Object.keys(differences(decision.values, known?.current ?? {})) };
  return isMapped || sent.deleted ? decision : { ...decision, ...said, verdict: 'created' };
}

/** Judges and writes records with distinct external ids. @returns the results, in the same order */
export async function feedRound(
  batch: Batch,
  records: Sent[],
  resolvedValues?: Values[],
): Promise<{ outcomes: Outcome[]; befores: Before[] }> {
  const { transaction, resource } = batch;
  const { entries, names } = await readEntries(batch, records, resolvedValues);
  await assignRecordIds(batch, entries);
  if (resource === 'employees') await protectPeople(batch, entries);
  await writeMappings(
    transaction,
    batch,
    entries.flatMap((entry) => mappingOf(batch, entry) ?? []),
  );
  await writeRecords(transaction, resource, { ...rowsOf(batch, entries), names });
  const ended = resource === 'employees' ? await endAccess(batch, entries) : undefined;
  await auditFed(
    transaction,
    batch,
    entries.flatMap((entry) => auditOf(batch, entry, ended?.get(entry.recordId ?? 0) ?? []) ?? []),
  );
  return {
    outcomes: entries.map(outcomeOf),
    befores: entries.flatMap(({ sent, decision, known }) =>
      'errors' in decision || decision.verdict === 'unchanged' || known?.current === undefined
        ? []
        : [{ externalId: sent.externalId, before: known.current }],
    ),
  };
}
