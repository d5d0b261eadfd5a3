import { associatedOnly, everybody, gets, rule, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const merging = (KeptID: number, IndividualId: number) => ({
  body: {
    KeptID,
    Contacts: [
      { IndividualId: KeptID, Version: 1 },
      { IndividualId, Version: 1 },
    ],
  },
});

/** Merging contacts: whoever may change each of them. */
export const mergeRules: readonly Rule[] = [
  rule(
    'contactDuplicates',
    '',
    {},
    ({ Pairs }) => Pairs.map(({ Contacts }) => Contacts.map(({ IndividualId }) => IndividualId)),
    associatedOnly(gets([[WORLD.contact, WORLD.sharedContact]]), gets([])),
  ),
  rule(
    'contactMerging',
    '',
    { query: { ids: `${WORLD.contact},${WORLD.sharedContact}` } },
    ({ Contacts }) => Contacts.map(({ Contact }) => Contact.IndividualId),
    everybody(gets([WORLD.contact, WORLD.sharedContact])),
  ),
  rule(
    'contactMerging',
    'of a contact that is not there',
    { query: { ids: '999999' } },
    () => true,
    everybody(404),
  ),
  rule(
    'contactMerge',
    'both associated',
    merging(WORLD.contact, WORLD.sharedContact),
    ({ Contact }) => Contact.IndividualId,
    associatedOnly(gets(WORLD.contact), 403),
  ),
  rule(
    'contactMerge',
    'one of them free for all',
    merging(WORLD.freeContact, WORLD.contact),
    ({ Contact }) => Contact.IndividualId,
    associatedOnly(gets(WORLD.freeContact), 403),
  ),
  rule(
    'contactMerge',
    'a contact that is not there',
    merging(WORLD.freeContact, 999_999),
    () => true,
    everybody(404),
  ),
  rule(
    'contactMergeUndo',
    '',
    { params: { id: WORLD.merge }, body: {} },
    ({ Left }) => Left,
    associatedOnly(gets([]), 403),
  ),
  rule(
    'contactMergeUndo',
    'of a merge that is not there',
    { params: { id: 1 }, body: {} },
    () => true,
    everybody(404),
  ),
];
