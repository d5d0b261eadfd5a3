import { associatedOnly, everybody, gets, rule, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';

const { parent, company, contact, prospect } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const selection = { ParentID: parent, CompanyID: company };
/** Everybody can read companies, contacts and activities; a flag says whether they can edit them. */
const marked = (mark: (isAssociated: boolean) => unknown) =>
  associatedOnly(gets(mark(true)), gets(mark(false)));
const label = ({ label }: { label: string }) => label;
const labels = (options: { label: string }[]) => options.map(label);
const merging = (KeptID: number, IndividualId: number) => ({
  body: {
    KeptID,
    Contacts: [
      { IndividualId: KeptID, Version: 1 },
      { IndividualId, Version: 1 },
    ],
  },
});
const person = {
  IndividualId: 0,
  IndividualName: 'New Person',
  IndividualEmail: 'new.person@example.com',
  IndividualTitle: '',
  IndividualPhone: '303-555-0100',
  IndividualCell: '',
  InternalNotes: '',
  CompanyAssociations: [{ value: company, isDefault: true }],
  Inactive: false,
};
const success = ({ Success }: { Success: boolean }) => Success;
const own = associatedOnly(gets(true), 403);

/** The access rules for contact calls. */
export const contactAccess: readonly Rule[] = [
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
  rule(
    'contactPaged',
    { body: { ...page, ...selection } },
    marked((isAssociated) => [1, [isAssociated]]),
    ({ Contacts, TotalCount }) => [TotalCount, Contacts.map(({ IsAssociated }) => IsAssociated)],
  ),
  rule(
    'contact of a company',
    { query: { id: contact } },
    associatedOnly(gets([true, [true]]), gets([false, []])),
    ({ IsAssociated, CompanyRequests = [] }) => [
      IsAssociated,
      CompanyRequests.map(({ CanDecide }) => CanDecide),
    ],
  ),
  rule(
    'contact without companies',
    { query: { id: WORLD.freeContact } },
    everybody(gets(true)),
    ({ IsAssociated }) => IsAssociated,
  ),
  rule('associationRequests', {}, associatedOnly(gets([WORLD.request]), gets([])), ({ Requests }) =>
    Requests.map(({ RequestId }) => RequestId),
  ),
  rule('contactCompanies', { params: { id: contact } }, everybody(gets(['Matrix Press'])), labels),
  rule('companyContacts', { params: { id: company } }, everybody(gets(['Matrix Buyer'])), labels),
  rule(
    'contactSimilar',
    { query: { email: 'BUYER@example.com' } },
    everybody(gets(['Matrix Buyer'])),
    ({ results }) => labels(results),
  ),
  rule('contactSave adding one', { body: person }, everybody(gets(true)), success),
  rule('contactSave changing one of a company', { body: { ...person, IndividualId: contact } }, own, success),
  rule(
    'contactSave taking one away from its company',
    { body: { ...person, IndividualId: contact, CompanyAssociations: [] } },
    own,
    success,
  ),
  rule(
    'contactSave changing one without companies',
    { body: { ...person, IndividualId: WORLD.freeContact } },
    everybody(gets(true)),
    success,
  ),
  rule(
    'contactSave taking a shared one away from a company of others',
    {
      body: {
        ...person,
        IndividualId: WORLD.sharedContact,
        CompanyAssociations: [{ value: prospect, isDefault: true }],
      },
    },
    everybody(403),
  ),
  rule(
    'associationRequestDecide to accept',
    { params: { id: WORLD.request }, body: { Accept: true } },
    own,
    success,
  ),
  rule(
    'associationRequestDecide to decline',
    { params: { id: WORLD.request }, body: { Accept: false } },
    own,
    success,
  ),
  rule(
    'associationRequestDecide that is gone',
    { params: { id: 2_000_000_000 }, body: { Accept: true } },
    everybody(404),
  ),
];
