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
    {},
    associatedOnly(gets([[WORLD.contact, WORLD.sharedContact]]), gets([])),
    ({ Pairs }) => Pairs.map(({ Contacts }) => Contacts.map(({ IndividualId }) => IndividualId)),
  ),
  rule(
    'contactMerging',
    { query: { ids: `${WORLD.contact},${WORLD.sharedContact}` } },
    everybody(gets([WORLD.contact, WORLD.sharedContact])),
    ({ Contacts }) => Contacts.map(({ Contact }) => Contact.IndividualId),
  ),
  rule('contactMerging of a contact that is not there', { query: { ids: '999999' } }, everybody(404)),
  rule(
    'contactMerge both associated',
    merging(WORLD.contact, WORLD.sharedContact),
    associatedOnly(gets(WORLD.contact), 403),
    ({ Contact }) => Contact.IndividualId,
  ),
  rule(
    'contactMerge one of them free for all',
    merging(WORLD.freeContact, WORLD.contact),
    associatedOnly(gets(WORLD.freeContact), 403),
    ({ Contact }) => Contact.IndividualId,
  ),
  rule('contactMerge a contact that is not there', merging(WORLD.freeContact, 999_999), everybody(404)),
  rule(
    'contactMergeUndo',
    { params: { id: WORLD.merge }, body: {} },
    associatedOnly(gets([]), 403),
    ({ Left }) => Left,
  ),
  rule('contactMergeUndo of a merge that is not there', { params: { id: 1 }, body: {} }, everybody(404)),
];
