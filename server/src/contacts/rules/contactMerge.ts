/** What of a contact is chosen when several become one; the rest is joined. */
export const MERGE_FIELDS = [
  'IndividualName',
  'IndividualTitle',
  'IndividualEmail',
  'IndividualPhone',
  'IndividualCell',
  'DefaultCompany',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** How each is called. */
export const MERGE_LABELS: Readonly<Record<MergeField, string>> = {
  IndividualName: 'Name',
  IndividualTitle: 'Title',
  IndividualEmail: 'Email',
  IndividualPhone: 'Phone',
  IndividualCell: 'Cell',
  DefaultCompany: 'Default company',
};

/** So many contacts become one at a time. */
export const MOST_MERGED = 10;
export const MOST_NOTES = 20_000;

/** By what two contacts may be the same person (MERG-01). */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

interface Noted {
  name: string;
  email: string;
  notes: string;
}

/** The notes of contacts that become one: those of the first, and below them those of each other one, under its name. None are lost. */
export function joinedNotes([first, ...others]: readonly Noted[]): string {
  let joined = first?.notes ?? '';
  for (const { name, email, notes } of others) {
    const text = notes.trim();
    if (text === '' || joined.includes(text)) continue;
    joined = `${joined}${joined === '' ? '' : '\n\n'}From ${name} (${email}):\n${notes}`;
  }
  return joined;
}

/** Of these a longer text says more: 'Casey Double' than 'C. Double'. */
const SAYS_MORE: ReadonlySet<MergeField> = new Set(['IndividualName', 'IndividualTitle']);

/** What is chosen at first: the fuller text, and of two that are as full that of the contact which was changed last. */
export function fuller<Contact extends { text: string; changedAt: string }>(
  field: MergeField,
  contacts: readonly Contact[],
): Contact | undefined {
  const fullness = ({ text }: Contact) => (SAYS_MORE.has(field) ? text.length : Math.min(text.length, 1));
  return contacts.toSorted(
    (one, other) => fullness(other) - fullness(one) || other.changedAt.localeCompare(one.changedAt),
  )[0];
}
