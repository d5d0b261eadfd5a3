import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { AssociationRequestDecided, AssociationRequestDecision, AssociationRequestList } from './contract.ts';

export * as associationRequestSchemas from './contract.ts';

export const associationRequestCalls = {
  associationRequests: {
    number: 130,
    method: 'GET',
    path: '/v1/associations/requests',
    response: AssociationRequestList,
    tag: 'Contacts',
    summary: 'Requests for your contacts',
    description:
      'Colleagues have asked to add your contacts to their companies. The oldest first, at most 200.',
  },
  associationRequestDecide: {
    number: 131,
    method: 'POST',
    path: '/v1/associations/requests/:id',
    params: Type.Object({ id: Id }),
    body: AssociationRequestDecision,
    response: AssociationRequestDecided,
    tag: 'Contacts',
    summary: 'Accept or decline a request for a contact',
    description: 'Returns the contact’s Version. 409 if the request has already been decided.',
    problems: [404, 409],
    isWrite: true,
    example: { body: { Accept: true } },
  },
} as const satisfies Record<string, Call>;

type AssociationRequestCalls = typeof associationRequestCalls;
declare module '../../http/calls.ts' {
  interface Calls extends AssociationRequestCalls {}
}
