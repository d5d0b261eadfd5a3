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
    summary: 'Possible duplicate contacts',
    description:
      'Pairs of the employee’s active contacts with the same email (ignoring dots and a +suffix), the same phone number, or the same name at the same company; the best matches first, 20 on a page. An email, phone number or name that more than 5 contacts share is ignored.',
    cost: 'search',
  },
  contactMerging: {
    number: 329,
    method: 'GET',
    path: '/v1/individuals/merging',
    querystring: ContactMergingQuery,
    response: ContactMerging,
    tag: 'Contacts',
    summary: 'Preview a merge of contacts',
    description:
      'For up to 10 contacts: the contact, how many records refer to it, and the merges it came from, the newest first. For a contact that was merged away, the response has the one that was kept.',
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
      'KeptID is kept; the others become inactive and redirect to it. Take names, for each field, the contact whose value is kept; by default it’s KeptID. Notes are joined, and everything that refers to the others then refers to KeptID. 409 if a contact has changed since its Version; the response names the fields. Returns the merge, which you can undo.',
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
      'Restores every record that the merge changed, except those that have changed since: Left names them. Undo later merges of the same contacts first.',
    problems: [404, 409],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type ContactMergeCalls = typeof contactMergeCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ContactMergeCalls {}
}
