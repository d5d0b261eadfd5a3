import { FEED_RESOURCES, fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import type { FieldError } from '../../http/problem.ts';
import type { Known } from './known.ts';
import { emptyValues, targetOf, type Value, type Values } from './targets.ts';

/** The decision about a record. */
export interface Decision {
  verdict: 'created' | 'changed' | 'unchanged' | 'deleted';
  /** People's changes that the feed would have reverted (FEED-07). */
  kept: FieldError[];
  /** The resulting record. */
  values: Values;
  /** The last fed values of the fields that people can change. */
  fed: Values;
}

export const KEPT = 'was changed here and is kept';
/** A message after its field's name; some names are plural. */
export const withName = (name: string, message: string): string =>
  message === KEPT ? `${name} (changed here, and kept)` : `${name} ${message}`;
const DIFFERS = 'differs from the value here, which is kept';

export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other;

const listOf = (value: Value | undefined): number[] => (Array.isArray(value) ? value : []);

/** For each resource: the fields that people can change, and those that a new record needs. */
const NAMES = new Map(
  FEED_RESOURCES.map((resource) => {
    const fields = Object.entries(fieldsOf(resource));
    return [
      resource,
      {
        here: fields.flatMap(([name, { here }]) => (here === undefined ? [] : [name])),
        required: fields.flatMap(([name, { required }]) => (required === true ? [name] : [])),
      },
    ];
  }),
);

/** Picks the fields that people can change from a record's values. */
export function editable(resource: FeedResource, values: Values): Values {
  const own: Values = {};
  for (const name of NAMES.get(resource)?.here ?? []) {
    const value = values[name];
    if (value !== undefined) own[name] = value;
  }
  return own;
}

/** The state of a record that another source or a person created and that this source claims, so it has no fed values yet. */
export const claimed = (resource: FeedResource, recordId: number, current: Values): Known => ({
  recordId,
  made: false,
  fed: editable(resource, emptyValues(resource)),
  isDeleted: false,
  current,
});

/** Missing required fields of a new record. */
export const missingFields = (resource: FeedResource, values: Values): FieldError[] =>
  (NAMES.get(resource)?.required ?? [])
    .filter((name) => values[name] === undefined)
    .map((field) => ({ field, message: 'is required' }));

const linksName = (field: string): string => (field === 'accountOwners' ? 'account owners' : field);

/** Merges links: what the source added and removed since its last feed, and people's changes here. */
function mergeLinks(sent: number[], last: number[], current: number[]): { links: number[]; isKept: boolean } {
  const added = sent.filter((id) => !last.includes(id));
  const takenAway = new Set(last.filter((id) => !sent.includes(id)));
  const links = [...new Set([...current.filter((id) => !takenAway.has(id)), ...added])];
  return { links: links.sort((one, other) => one - other), isKept: !isSame(links, sent) };
}

/** What to report about merged links. A row that only fills someone else's record adds its links, and then overrules nobody's change. */
function keptLinks(
  field: string,
  {
    sent,
    current,
    merged: { links },
    fills,
  }: { sent: number[]; current: number[]; merged: { links: number[] }; fills: boolean },
): FieldError[] {
  if (!fills || sent.some((id) => !links.includes(id))) return [{ field, message: KEPT }];
  const adds = sent.some((id) => !current.includes(id));
  return adds ? [{ field, message: `is added; the other ${linksName(field)} are kept` }] : [];
}

/** Chooses the default link: the one in the request, else the current one, else the first. */
function settleDefault(
  resource: FeedResource,
  decision: { values: Values; fed: Values },
  sent: Values,
): FieldError[] {
  const { links } = targetOf(resource);
  if (links === undefined) return [];
  const { field, defaultField } = links;
  const ids = listOf(decision.values[field]);
  const defaultId = decision.values[defaultField];
  if (typeof defaultId === 'number' && ids.includes(defaultId)) return [];
  if (typeof defaultId === 'number' && sent[defaultField] === defaultId)
    return [
      {
        field: defaultField,
        message: `is not among the ${linksName(field)}`,
      },
    ];
  const chosen = listOf(sent[field]).find((id) => ids.includes(id)) ?? ids[0] ?? null;
  decision.values[defaultField] = chosen;
  decision.fed[defaultField] = chosen;
  return [];
}

export type DecisionResult = Decision | { errors: FieldError[] };

/** A contact needs an email or a number (IMPO-17). */
const unreachable = (resource: FeedResource, { email, phone, cell }: Values): FieldError[] =>
  resource === 'contacts' && [email, phone, cell].every((one) => one === undefined || one === '')
    ? [{ field: 'email', message: 'is required unless there is a phone or cell number' }]
    : [];

function decideNew(resource: FeedResource, sent: Values): DecisionResult {
  const errors = [...missingFields(resource, sent), ...unreachable(resource, sent)];
  if (errors.length > 0) return { errors };
  const values = { ...emptyValues(resource), ...sent };
  const decision = { values, fed: editable(resource, values) };
  const faults = settleDefault(resource, decision, sent);
  return faults.length > 0 ? { errors: faults } : { verdict: 'created', kept: [], ...decision };
}

/** Whether people's changes to a field are kept: always, or only in prospects. */
const isKeptHere = (
  resource: FeedResource,
  name: string,
  { isProspect, fed }: { isProspect: boolean; fed: Values },
): boolean => {
  const here = fieldsOf(resource)[name]?.here;
  // If an earlier version didn't record the last fed value, the current one counts as unchanged by people.
  return here === true || (here === 'prospect' && isProspect && fed[name] !== undefined);
};

/** Decides field by field about an existing record. */
function decideChange(
  resource: FeedResource,
  sent: Values,
  { known, current, fills }: { known: Known; current: Values; fills: boolean },
): DecisionResult {
  const { links } = targetOf(resource);
  const fields = fieldsOf(resource);
  const decision = { values: { ...current }, fed: { ...known.fed } };
  const kept: FieldError[] = [];
  const nothing = emptyValues(resource);
  const isProspect = (sent.prospect ?? current.prospect) === true;
  for (const [name, value] of Object.entries(sent)) {
    // An empty cell doesn't change someone else's record.
    if (fills && isSame(value, nothing[name])) continue;
    const isHere = isKeptHere(resource, name, { isProspect, fed: known.fed });
    if (name === links?.field) {
      const merged = mergeLinks(listOf(value), listOf(known.fed[name]), listOf(current[name]));
      decision.values[name] = merged.links;
      decision.fed[name] = value;
      if (merged.isKept)
        kept.push(...keptLinks(name, { sent: listOf(value), current: listOf(current[name]), merged, fills }));
    } else if (isHere && !isSame(current[name], known.fed[name]) && !isSame(value, current[name])) {
      kept.push({ field: name, message: fills ? DIFFERS : KEPT });
    } else if (fills && !isHere && !isSame(current[name], nothing[name])) {
      if (!isSame(value, current[name])) kept.push({ field: name, message: DIFFERS });
    } else {
      decision.values[name] = value;
      if (fields[name]?.here !== undefined) decision.fed[name] = value;
    }
  }
  const faults = [...settleDefault(resource, decision, sent), ...unreachable(resource, decision.values)];
  if (faults.length > 0) return { errors: faults };
  const isChanged =
    known.isDeleted ||
    Object.keys(decision.values).some((name) => !isSame(decision.values[name], current[name]));
  return { verdict: isChanged ? 'changed' : 'unchanged', kept, ...decision };
}

/** People's changes to a record that a source created; an undo doesn't delete a record with such changes (FEED-10). */
function changesHere(resource: FeedResource, { fed, made, current }: Known): FieldError[] {
  if (!made || current === undefined) return [];
  const { deletion } = targetOf(resource);
  const isHidden = (name: string) =>
    typeof deletion === 'object' && name === deletion.field && current[name] === true;
  return Object.keys(fieldsOf(resource))
    .filter((name) => isKeptHere(resource, name, { isProspect: current.prospect === true, fed }))
    .filter((name) => !isSame(current[name], fed[name]) && !isHidden(name))
    .map((field) => ({ field, message: KEPT }));
}

/**
 * Decides about a deletion: sets the field that hides the record, if there is one. Records that the source didn't create stay (FEED-06).
 */
function decideDeletion(resource: FeedResource, { fed, made, current = fed }: Known): Decision {
  const { deletion } = targetOf(resource);
  const hidden = typeof deletion === 'object' && made ? { [deletion.field]: true } : {};
  return {
    verdict: 'deleted',
    kept: [],
    values: { ...current, ...hidden },
    // If the row is deleted, all values are kept for a later restore.
    fed: deletion === 'remove' ? { ...current } : { ...fed, ...hidden },
  };
}

/**
 * Judges a record by its current state. Pure: the same input gives the same verdict.
 * @param sent the values of the request, with ids for references; `fills`: only fill in empty fields of someone else's record; `undoes`:
 *   an import is undone, so a created record that people changed isn't deleted
 */
export function decide(
  resource: FeedResource,
  {
    values: sent,
    deleted,
    fills = false,
    undoes = false,
  }: { values: Values; deleted: boolean; fills?: boolean; undoes?: boolean },
  known: Known | undefined,
): DecisionResult {
  const nothing: Decision = {
    verdict: 'unchanged',
    kept: [],
    values: known?.current ?? {},
    fed: known?.fed ?? {},
  };
  if (deleted) {
    if (known === undefined || known.isDeleted) return nothing;
    const kept = undoes ? changesHere(resource, known) : [];
    return kept.length > 0 ? { ...nothing, kept } : decideDeletion(resource, known);
  }
  if (known === undefined) return decideNew(resource, sent);
  const { deletion } = targetOf(resource);
  if (known.current === undefined) {
    // Fed again after a deletion, it's restored with the new values.
    if (known.isDeleted) {
      const again = decideNew(resource, { ...known.fed, ...sent });
      return 'errors' in again ? again : { ...again, verdict: 'changed' };
    }
    return { ...nothing, kept: [{ field: 'externalId', message: 'was removed here and stays removed' }] };
  }
  const shown = known.isDeleted && typeof deletion === 'object' ? { [deletion.field]: false } : {};
  return decideChange(resource, { ...shown, ...sent }, { known, current: known.current, fills });
}
