/** A changed field of a record, as text; undefined: there was, or is, no value. */
export interface Change {
  member: string;
  before: string | undefined;
  after: string | undefined;
}

type Members = Record<string, unknown>;

function membersOf(value: unknown): Members {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Members) : { value };
}

/** A text unchanged, several values with commas, everything else as JSON; undefined for no value. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.some((one) => typeof one === 'object')) return JSON.stringify(value);
  return value.length === 0 ? undefined : value.join(', ');
}

/** The fields that differ between two states of a record in an entry of the audit log (AUD-02). */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((member) => ({ member, before: textOf(old[member]), after: textOf(now[member]) }))
    .filter((change) => change.before !== change.after);
}
