/** One member of a record that a write was about, as texts; undefined: it was, or is, nothing. */
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

/** A text as it is, several values with commas, everything else as JSON; undefined for no value. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.some((one) => typeof one === 'object')) return JSON.stringify(value);
  return value.length === 0 ? undefined : value.join(', ');
}

/** The members that differ between two states of a record, as an entry of the audit log holds them (AUD-02). */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((member) => ({ member, before: textOf(old[member]), after: textOf(now[member]) }))
    .filter((change) => change.before !== change.after);
}
