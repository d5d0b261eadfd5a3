import { Type, type Static } from 'typebox';
import { AssociationRequest } from './associations/contract.ts';
import {
  Association,
  Count,
  EmployeeUid,
  Exact,
  Id,
  IdFilter,
  Mentioned,
  NotTold,
  Nullable,
  PageNo,
  PageSize,
  SortDirection,
} from '@galley/shared/contract/common';

/** Call 26. SortBy 0 name, 1 email. Inactive contacts are listed only when requested or chosen. */
export const ContactPagedRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  ParentID: IdFilter,
  CompanyID: IdFilter,
  PageNo,
  PageSize,
  SortBy: Type.Union([Type.Literal(0), Type.Literal(1)], { default: 0 }),
  SortOrder: SortDirection,
  FilterContact: IdFilter,
  IncludeInactive: Type.Optional(Type.Boolean({ default: false })),
});
export type ContactPagedRequest = Static<typeof ContactPagedRequest>;

/** Who a contact is, and how to reach them. */
export const Person = {
  IndividualId: Id,
  IndividualName: Type.String(),
  IndividualTitle: Type.String(),
  IndividualEmail: Type.String(),
  IndividualPhone: Type.String(),
  IndividualCell: Type.String(),
};

export const Contact = Type.Object({
  ...Person,
  InternalNotes: Type.String(),
  Inactive: Type.Boolean(),
  IsAssociated: Type.Boolean(),
  AssociationCount: Count,
  Associations: Type.Array(Association),
  Version: Type.Integer(),
  /** Additive: requests to add the contact to companies, if they concern the caller; absent when there are none. */
  CompanyRequests: Type.Optional(Type.Array(AssociationRequest)),
  /** Additive: the number of merges it resulted from; absent when there were none. */
  Merges: Type.Optional(Count),
});
export type Contact = Static<typeof Contact>;

export const ContactPagedResponse = Type.Object({
  Contacts: Type.Array(Contact),
  TotalCount: Count,
  UnfilteredCount: Count,
});
export type ContactPagedResponse = Static<typeof ContactPagedResponse>;

/** Call 13. */
export const ContactQuery = Type.Object({ id: Id });

/** Calls 14 and 15: a contact's companies, a company's contacts. */
export const AssociationParams = Type.Object({ id: Id });
export const AssociationList = Type.Array(Association);

/** A contact's company in a request; only the id counts, not the name. */
const SentAssociation = Type.Object({
  value: Id,
  label: Type.String({ default: '' }),
  isDefault: Type.Boolean({ default: false }),
});

/** Call 25. IndividualId 0 adds. */
export const ContactSaveRequest = Exact({
  EmployeeUID: EmployeeUid,
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
  IndividualId: Id,
  IndividualName: Type.String({ maxLength: 200 }),
  IndividualTitle: Type.String({ maxLength: 200, default: '' }),
  IndividualEmail: Type.String({ maxLength: 254 }),
  IndividualPhone: Type.String({ maxLength: 50, default: '' }),
  IndividualCell: Type.String({ maxLength: 50, default: '' }),
  InternalNotes: Type.String({ maxLength: 20_000, default: '' }),
  CompanyAssociations: Type.Array(SentAssociation, { maxItems: 1000 }),
  Inactive: Type.Boolean({ default: false }),
  Version: Type.Optional(Type.Integer()),
  Mentioned: Type.Optional(Mentioned),
});
export type ContactSaveRequest = Static<typeof ContactSaveRequest>;

export const ContactSaveResponse = Type.Object({
  Success: Type.Boolean(),
  DuplicateEmail: Type.Boolean(),
  UnfilteredCount: Count,
  Contact: Type.Optional(Nullable(Contact)),
  NotTold: Type.Optional(NotTold),
});
export type ContactSaveResponse = Static<typeof ContactSaveResponse>;

/** The current input; `exclude` is the contact being edited. */
export const ContactSimilarQuery = Type.Object({
  email: Type.String({ default: '', maxLength: 254 }),
  name: Type.String({ default: '', maxLength: 200 }),
  exclude: IdFilter,
});

/** A contact that may match the input; Company is its default company, empty: none. */
export const SimilarContact = Type.Object({
  value: Id,
  label: Type.String(),
  Email: Type.String(),
  Company: Type.String(),
  Inactive: Type.Boolean(),
  SameEmail: Type.Boolean(),
});
export type SimilarContact = Static<typeof SimilarContact>;

/** At most five: first the one with the same email address, then those with the nearest names. */
export const ContactSimilarResponse = Type.Object({ results: Type.Array(SimilarContact) });
export type ContactSimilarResponse = Static<typeof ContactSimilarResponse>;
