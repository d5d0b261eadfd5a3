/** The fields for which a merge chooses one contact's value; the rest is joined. */
export const MERGE_FIELDS = [
  'IndividualName',
  'IndividualTitle',
  'IndividualEmail',
  'IndividualPhone',
  'IndividualCell',
  'DefaultCompany',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

export const MERGE_LABELS: Readonly<Record<MergeField, string>> = {
  IndividualName: 'Name',
  IndividualTitle: 'Title',
  IndividualEmail: 'Email',
  IndividualPhone: 'Phone',
  IndividualCell: 'Cell',
  DefaultCompany: 'Default Company',
};

/** The maximum number of contacts in one merge. */
export const MOST_MERGED = 10;
export const MOST_NOTES = 20_000;

/** Why two contacts may be the same person (MERG-01). */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

interface Noted {
  name: string;
  email: string;
  notes: string;
}

/** The joined notes of merged contacts: those of the first, then those of each other contact under its name. No text is lost. */
export function joinedNotes([first, ...others]: readonly Noted[]): string {
  let joined = first?.notes ?? '';
  for (const { name, email, notes } of others) {
    const text = notes.trim();
    if (text === '' || joined.includes(text)) continue;
    joined = `${joined}${joined === '' ? '' : '\n\n'}From ${email === '' ? name : `${name} (${email})`}:\n${notes}`;
  }
  return joined;
}

/** Fields where a longer text says more: 'Casey Double' rather than 'C. Double'. */
const SAYS_MORE: ReadonlySet<MergeField> = new Set(['IndividualName', 'IndividualTitle']);

/** The preselected contact: the one with the fuller text, or of equals, the one changed last. */
export function fuller<Contact extends { text: string; changedAt: string }>(
  field: MergeField,
  contacts: readonly Contact[],
): Contact | undefined {
  const fullness = ({ text }: Contact) => (SAYS_MORE.has(field) ? text.length : Math.min(text.length, 1));
  return contacts.toSorted(
    (one, other) => fullness(other) - fullness(one) || other.changedAt.localeCompare(one.changedAt),
  )[0];
}
