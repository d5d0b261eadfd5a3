import { Type, type Static } from 'typebox';
import { DUPLICATE_REASONS, MERGE_FIELDS, MOST_MERGED } from '../rules/contactMerge.ts';
import { Count, EmployeeUid, Exact, Id, IdFilter, OneOf, PageNo } from '@galley/shared/contract/common';
import { Contact, Person } from '../contract.ts';

/** Call 328. With a selection, only pairs with one of its contacts. */
export const ContactDuplicatesQuery = Type.Object({
  ParentID: IdFilter,
  CompanyID: IdFilter,
  PageNo: Type.Integer({ ...PageNo, default: 1 }),
});
export type ContactDuplicatesQuery = Static<typeof ContactDuplicatesQuery>;

/** One of two contacts that may be the same person. */
export const DuplicateContact = Type.Object({
  ...Person,
  /** The default company's name; empty: none. */
  Company: Type.String(),
});
export type DuplicateContact = Static<typeof DuplicateContact>;

export const DuplicatePair = Type.Object({
  Contacts: Type.Array(DuplicateContact),
  Reasons: Type.Array(OneOf(DUPLICATE_REASONS)),
});
export type DuplicatePair = Static<typeof DuplicatePair>;

/** 20 pairs on a page, those with the most in common first. */
export const ContactDuplicates = Type.Object({
  Pairs: Type.Array(DuplicatePair),
  TotalCount: Type.With(Count, { description: 'The number of pairs on all pages.' }),
});
export type ContactDuplicates = Static<typeof ContactDuplicates>;

const Ids = Type.String({ pattern: String.raw`^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,${MOST_MERGED - 1}}$` });
/** Call 329: ids separated by commas. */
export const ContactMergingQuery = Type.Object({ ids: Ids });

/** How many records refer to a contact. */
export const MergeReferences = Type.Object({
  Activities: Count,
  OrderLines: Count,
  Quotes: Count,
  Companies: Count,
  Requests: Count,
  Mentions: Count,
  Files: Count,
  Emails: Count,
  /** External ids in the provider's systems. */
  Keys: Count,
});
export type MergeReferences = Static<typeof MergeReferences>;

export const MergingContact = Type.Object({
  Contact,
  /** When it was last changed, in UTC. */
  ChangedAt: Type.String(),
  References: MergeReferences,
});
export type MergingContact = Static<typeof MergingContact>;

/** A contact as it was before a merge. */
export const ContactBefore = Type.Object({
  ...Person,
  InternalNotes: Type.String(),
});
export type ContactBefore = Static<typeof ContactBefore>;

/** A past merge. */
export const ContactMerge = Type.Object({
  MergeID: Id,
  KeptID: Id,
  MergedAt: Type.String(),
  MergedBy: Type.String(),
  /** Who undid it; empty: nobody. */
  UndoneBy: Type.String(),
  /** Why the caller can't undo it now; empty if they can. */
  Hindrance: Type.String(),
  /** The kept contact first. */
  Contacts: Type.Array(ContactBefore),
});
export type ContactMerge = Static<typeof ContactMerge>;

export const ContactMerging = Type.Object({
  Contacts: Type.Array(MergingContact),
  /** The merges that these contacts resulted from, the newest first. */
  Merges: Type.Array(ContactMerge),
});
export type ContactMerging = Static<typeof ContactMerging>;

/** Call 330. For each field, Take names the contact whose value is used; absent: the kept contact. */
export const ContactMergeRequest = Exact({
  EmployeeUID: EmployeeUid,
  KeptID: Id,
  Contacts: Type.Array(Exact({ IndividualId: Id, Version: Type.Integer() }), {
    minItems: 2,
    maxItems: MOST_MERGED,
  }),
  Take: Type.Optional(
    Exact({
      IndividualName: Type.Optional(Id),
      IndividualTitle: Type.Optional(Id),
      IndividualEmail: Type.Optional(Id),
      IndividualPhone: Type.Optional(Id),
      IndividualCell: Type.Optional(Id),
      DefaultCompany: Type.Optional(Id),
    }),
  ),
});
export type ContactMergeRequest = Static<typeof ContactMergeRequest>;

export const ContactMerged = Type.Object({ MergeID: Id, Contact, Moved: MergeReferences });
export type ContactMerged = Static<typeof ContactMerged>;

/** Call 331. */
export const ContactMergeUndoParams = Type.Object({ id: Id });
export const ContactMergeUndoRequest = Exact({ EmployeeUID: EmployeeUid });

/** Something that changed since the merge, so the undo doesn't change it. */
export const MergeLeft = Type.Object({
  Kind: OneOf([
    'activities',
    'requests',
    'mentions',
    'companies',
    ...MERGE_FIELDS,
    'InternalNotes',
    'Inactive',
  ]),
  RecordID: Id,
  Name: Type.String(),
});
export type MergeLeft = Static<typeof MergeLeft>;

export const ContactMergeUndone = Type.Object({ Contact, Left: Type.Array(MergeLeft) });
export type ContactMergeUndone = Static<typeof ContactMergeUndone>;
