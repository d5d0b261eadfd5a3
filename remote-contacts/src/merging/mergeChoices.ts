import type {
  ContactMergeRequest,
  MergeReferences,
  MergingContact,
} from '@galley/server/contacts/merges/contract';
import type { WithoutEmployeeUid } from '@galley/shared/http';
import {
  fuller,
  joinedNotes,
  MERGE_FIELDS,
  type MergeField,
} from '@galley/server/contacts/rules/contactMerge';
import { formatCount } from '@galley/shared/domain/count';

/** The contact that stays, and per field the contact whose value stays. */
export interface Choices {
  kept: number;
  take: Record<MergeField, number>;
}

export const idOf = ({ Contact }: MergingContact): number => Contact.IndividualId;

/** A contact's value of a field; empty: none. */
export const valueOf = ({ Contact }: MergingContact, field: MergeField): string =>
  field === 'DefaultCompany'
    ? (Contact.Associations.find(({ isDefault }) => isDefault)?.label ?? '')
    : Contact[field];

/** The fields to ask: only those that differ. */
export const differingFields = (contacts: readonly MergingContact[]): MergeField[] =>
  MERGE_FIELDS.filter((field) => new Set(contacts.map((one) => valueOf(one, field))).size > 1);

const weightOf = ({ References }: MergingContact): number =>
  Object.values(References).reduce((sum, count) => sum + count, 0);

/** The initial choice: the contact with the most references stays; each field keeps the fullest value, or the newest of those. */
export function firstChoices(contacts: readonly MergingContact[]): Choices {
  const [kept] = contacts.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || other.ChangedAt.localeCompare(one.ChangedAt),
  );
  const take = Object.fromEntries(
    MERGE_FIELDS.map((field) => {
      const chosen = fuller(
        field,
        contacts.map((one) => ({ id: idOf(one), text: valueOf(one, field), changedAt: one.ChangedAt })),
      );
      return [field, chosen?.id ?? 0];
    }),
  ) as Record<MergeField, number>;
  return { kept: kept === undefined ? 0 : idOf(kept), take };
}

/** The contacts, the one that stays first. */
const inOrder = (contacts: readonly MergingContact[], kept: number): MergingContact[] =>
  contacts.toSorted((one, other) => Number(idOf(other) === kept) - Number(idOf(one) === kept));

/** The notes after the merge. */
export const notesOf = (contacts: readonly MergingContact[], kept: number): string =>
  joinedNotes(
    inOrder(contacts, kept).map(({ Contact: { IndividualName, IndividualEmail, InternalNotes } }) => ({
      name: IndividualName,
      email: IndividualEmail,
      notes: InternalNotes,
    })),
  );

const MOVES: readonly [keyof MergeReferences, string, string][] = [
  ['Activities', 'activity', 'activities'],
  ['OrderLines', 'order line', 'order lines'],
  ['Quotes', 'quote', 'quotes'],
  ['Companies', 'company', 'companies'],
  ['Requests', 'contact request', 'contact requests'],
  ['Mentions', 'mention', 'mentions'],
  ['Files', 'file', 'files'],
  ['Emails', 'email', 'emails'],
  ['Keys', 'ID in another program', 'IDs in other programs'],
];

/** The total references to contacts: '3 activities, 1 company'; empty: none. */
export const referencesText = (contacts: readonly MergingContact[]): string =>
  MOVES.flatMap(([name, one, many]) => {
    const count = contacts.reduce((sum, { References }) => sum + References[name], 0);
    return count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many}`];
  }).join(', ');

/** The payload. */
export const requestOf = (
  contacts: readonly MergingContact[],
  { kept, take }: Choices,
): WithoutEmployeeUid<ContactMergeRequest> => ({
  KeptID: kept,
  Contacts: inOrder(contacts, kept).map(({ Contact: { IndividualId, Version } }) => ({
    IndividualId,
    Version,
  })),
  Take: take,
});
