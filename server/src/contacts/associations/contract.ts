import { Type, type Static } from 'typebox';
import { EmployeeUid, Exact, Id, Option } from '@galley/shared/contract/common';

/**
 * A request to add a contact to a company, from someone who isn't associated with the contact. Employees associated with the contact
 * decide. The outcome is shown for two weeks. DecidedBy is empty until the decision.
 */
export const AssociationRequest = Type.Object({
  RequestId: Id,
  IndividualId: Id,
  IndividualName: Type.String(),
  CompanyId: Id,
  CompanyName: Type.String(),
  State: Type.Union([Type.Literal('requested'), Type.Literal('accepted'), Type.Literal('declined')]),
  RequestedBy: Type.String(),
  DecidedBy: Type.String(),
  /** The caller can accept or decline it. */
  CanDecide: Type.Boolean(),
});
export type AssociationRequest = Static<typeof AssociationRequest>;

/** Contacts that a save only requested, by name. */
export const RequestedContacts = Type.Array(Option);

/** Requests waiting for the caller's decision, the oldest first. */
export const AssociationRequestList = Type.Object({ Requests: Type.Array(AssociationRequest) });
export type AssociationRequestList = Static<typeof AssociationRequestList>;

export const AssociationRequestDecision = Exact({ EmployeeUID: EmployeeUid, Accept: Type.Boolean() });

export const AssociationRequestDecided = Type.Object({
  Success: Type.Boolean(),
  Version: Type.Integer({ description: 'The contact’s version; accepting the request changes it.' }),
});
export type AssociationRequestDecided = Static<typeof AssociationRequestDecided>;
