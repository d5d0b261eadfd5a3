import type { Call } from '../../http/calls.ts';
import {
  ContactDuplicates,
  ContactDuplicatesQuery,
  ContactMergeRequest,
  ContactMergeUndoParams,
  ContactMergeUndoRequest,
  ContactMergeUndone,
  ContactMerged,
  ContactMerging,
  ContactMergingQuery,
} from './contract.ts';

export * as contactMergeSchemas from './contract.ts';

export const contactMergeCalls = {
  contactDuplicates: {
    number: 328,
    method: 'GET',
    path: '/v1/individuals/duplicates',
    querystring: ContactDuplicatesQuery,
    response: ContactDuplicates,
    tag: 'Contacts',
    summary: 'Contacts that may be the same person',
    description:
      'Pairs of active contacts of the employee’s with the same e-mail (without dots and a +suffix), the same phone number or the same name at the same company; those with most in common first, 20 on a page. A number of more than 5 contacts is left out.',
    cost: 'search',
  },
  contactMerging: {
    number: 329,
    method: 'GET',
    path: '/v1/individuals/merging',
    querystring: ContactMergingQuery,
    response: ContactMerging,
    tag: 'Contacts',
    summary: 'What a merge of contacts would move',
    description:
      'Of at most 10 contacts: each as it is, how much refers to it, and the merges that they came from, the newest first. Of a contact that was merged away, the one that stays.',
    problems: [404],
    example: { query: { ids: '1,2' } },
  },
  contactMerge: {
    number: 330,
    method: 'POST',
    path: '/v1/individuals/merges',
    body: ContactMergeRequest,
    response: ContactMerged,
    tag: 'Contacts',
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
    number: 331,
    method: 'POST',
    path: '/v1/individuals/merges/:id/undo',
    params: ContactMergeUndoParams,
    body: ContactMergeUndoRequest,
    response: ContactMergeUndone,
    tag: 'Contacts',
    summary: 'Undo a merge of contacts',
    description:
      'Each row that the merge has written is as it was; what was changed since stays, and Left names it. Later merges of the same contacts are undone first.',
    problems: [404, 409],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type ContactMergeCalls = typeof contactMergeCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ContactMergeCalls {}
}
