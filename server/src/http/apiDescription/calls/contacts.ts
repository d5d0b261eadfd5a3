import { tagged } from '../tags.ts';

const contact = {
  IndividualId: 0,
  IndividualName: 'Jo Placeholder',
  IndividualEmail: 'jo.placeholder@example.com',
  CompanyAssociations: [{ value: 1, isDefault: true }],
};

export const contactTexts = tagged('Contacts', {
  contactPaged: {
    summary: 'A page of contacts',
    description: 'Contacts under a selection, by name or (SortBy 1) by e-mail.',
  },
  contact: {
    summary: 'A contact',
    description: 'With all its companies.',
    problems: [404],
  },
  contactCompanies: {
    summary: 'The companies of a contact',
    description: 'At most 1,000.',
    problems: [404],
  },
  companyContacts: {
    summary: 'The contacts of a company',
    description: 'The active ones, by name.',
    problems: [404],
    example: { response: [{ value: 1, label: 'Jo Placeholder', isDefault: true }] },
  },
  contactSave: {
    summary: 'Add or change a contact',
    description:
      'IndividualId 0 adds. Its companies become exactly those that are sent. An e-mail that another contact has is answered with DuplicateEmail, and nothing is saved. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: contact },
  },
  contactSimilar: {
    summary: 'Contacts of the same e-mail or a similar name',
    description: 'At most five; the one of the same e-mail first.',
  },
  contactDuplicates: {
    summary: 'Contacts that may be the same person',
    description:
      'Pairs of active contacts of the employee’s with the same e-mail (without dots and a +suffix), the same phone number or the same name at the same company; those with most in common first, 20 on a page. A number of more than 5 contacts is left out.',
  },
  contactMerging: {
    summary: 'What a merge of contacts would move',
    description:
      'Of at most 10 contacts: each as it is, how much refers to it, and the merges that they came from, the newest first. Of a contact that was merged away, the one that stays.',
    problems: [404],
    example: { query: { ids: '1,2' } },
  },
  contactMerge: {
    summary: 'Merge contacts',
    description:
      'KeptID stays, the others become inactive and lead to it. Take names of a field the contact whose value stays; without it, that of KeptID. Notes are joined, and everything that refers to the others refers to KeptID. A contact that was changed since its Version is 409, which names its fields. Answers the merge by which it is undone.',
    problems: [404, 409, 422],
    isWrite: true,
    example: {
      body: {
        KeptID: 1,
        Contacts: [
          { IndividualId: 1, Version: 1 },
          { IndividualId: 2, Version: 1 },
        ],
        Take: { IndividualPhone: 2 },
      },
    },
  },
  contactMergeUndo: {
    summary: 'Undo a merge of contacts',
    description:
      'Each row that the merge has written is as it was; what was changed since stays, and Left names it. Later merges of the same contacts are undone first.',
    problems: [404, 409],
    isWrite: true,
  },
  associationRequests: {
    summary: 'Requests for contacts that wait for the employee',
    description:
      'Somebody wants to put a contact of the employee’s on a company. The oldest first, at most 200.',
  },
  associationRequestDecide: {
    summary: 'Accept or decline a request for a contact',
    description: 'Answers the Version of the contact. One that is decided already is 409.',
    problems: [404, 409],
    isWrite: true,
    example: { body: { Accept: true } },
  },
});
