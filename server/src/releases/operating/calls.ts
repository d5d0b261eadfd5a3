import { Type } from 'typebox';
import type { Call } from '../../http/calls.ts';
import { ReleaseChange, ReleaseOperation, ReleaseStatus, Remote } from './contract.ts';

export * as releaseOperationSchemas from './contract.ts';

export const releaseOperationCalls = {
  releaseStatus: {
    number: 111,
    method: 'GET',
    path: '/v1/releases',
    response: ReleaseStatus,
    tag: 'Releases',
    summary: 'Which releases run',
    description:
      'For the host and each remote: the active release, its canary, what is published, and for how many people it failed.',
  },
  releaseHistory: {
    number: 112,
    method: 'GET',
    path: '/v1/releases/history',
    querystring: Type.Object({ remote: Type.Optional(Remote) }),
    response: Type.Array(ReleaseChange),
    tag: 'Releases',
    summary: 'Release history',
    description: 'Every change to the active releases, the newest first.',
  },
  releaseOperation: {
    number: 113,
    method: 'POST',
    path: '/v1/releases/operations',
    body: ReleaseOperation,
    response: Type.Object({ revision: Type.Integer() }),
    tag: 'Releases',
    summary: 'Change which release is active',
    description:
      'Promotes, rolls back, starts or ends a canary, or disables or enables a remote. 422 lists every reason why the gate rejects it.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { Operation: 'rollback', Remote: 'orders', Reason: 'exports fail' } },
  },
} as const satisfies Record<string, Call>;

type ReleaseOperationCalls = typeof releaseOperationCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ReleaseOperationCalls {}
}
