import { Type } from 'typebox';
import { Exact } from '@galley/shared/contract/common';
import { EmployeeType } from '../../account/contract.ts';
import type { Call } from '../../http/calls.ts';
import { ExpectRevision, Reason, Release, Remote } from '../operating/contract.ts';
import { RecordText, ReleaseUpload, ReleaseVerdict, RemoteReleases } from './contract.ts';

export * as releaseServiceSchemas from './contract.ts';
// Calls for CI with a service token. Its scope `releases:publish:<remote>` names the remote that it can release.

const Params = Type.Object({ remote: Remote });
const Changed = Type.Object({ revision: Type.Integer() });
const changes = [403, 404, 409, 422, 429] as const;
const params = { remote: 'orders' };
const reason = 'exports fail';

export const releaseServiceCalls = {
  ciPublish: {
    number: 230,
    method: 'POST',
    path: '/v1/ci/:remote/releases',
    permit: 'service',
    params: Params,
    body: ReleaseUpload,
    response: Type.Object({ release: Release }),
    tag: 'Releases by CI',
    problems: changes,
    summary: 'Publish a release',
    description:
      'Puts a build into the release store without activating it. `record` is the text of its release.json; `files` has every file listed there. Where keys are configured, `signature` is made with a key that is allowed to publish the remote, over the JSON text `["galley","record",<remote>,<release>,<digest of record>]`; `release publish --server` makes it. An id can be published once.',
    example: {
      params,
      body: { record: '{"schema":1,…}', files: { 'remoteEntry.js': 'bGV0IGE7' } },
      response: { release: '1.4.0-3f9ab2c1' },
    },
  },
  ciGate: {
    number: 231,
    method: 'GET',
    path: '/v1/ci/:remote/releases/:release/gate',
    permit: 'service',
    params: Type.Object({ remote: Remote, release: Release }),
    response: ReleaseVerdict,
    tag: 'Releases by CI',
    problems: [403, 404, 429],
    summary: 'Ask the gate',
    description: 'Whether a release passes the gate with today’s host, with every reason against it.',
    example: {
      params: { ...params, release: '1.4.0-3f9ab2c1' },
      response: { ok: false, reasons: ['It requires react ^20.0.0, and the host provides 19.3.1.'] },
    },
  },
  ciCheck: {
    number: 321,
    method: 'POST',
    path: '/v1/ci/:remote/checks',
    permit: 'service',
    params: Params,
    body: Exact({ record: RecordText }),
    response: ReleaseVerdict,
    tag: 'Releases by CI',
    problems: [403, 422, 429],
    summary: 'Ask the gate before publishing',
    description:
      'Whether a remote’s build that isn’t published yet fits today’s host, or whether a host’s build can run today’s remotes, with every reason against it. `record` is the text of its release.json; 422 names each invalid field.',
    example: {
      params,
      body: { record: '{"schema":1,…}' },
      response: {
        ok: false,
        reasons: ["The host needs this remote's ./OrderSearch, which the release doesn't expose."],
      },
    },
  },
  ciCanary: {
    number: 232,
    method: 'POST',
    path: '/v1/ci/:remote/canary',
    permit: 'service',
    params: Params,
    /** Without a release, ends the canary. */
    body: Exact({
      release: Type.Optional(Release),
      percent: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 100 })),
      employees: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 254 }), { maxItems: 100 })),
      employeeTypes: Type.Optional(Type.Array(EmployeeType, { maxItems: 3 })),
      reason: Type.Optional(Reason),
      expectRevision: ExpectRevision,
    }),
    response: Changed,
    tag: 'Releases by CI',
    problems: changes,
    summary: 'Start or end a canary',
    description: 'Gives a release to some of the people; without a release, ends the canary.',
    example: { params, body: { release: '1.4.0-3f9ab2c1', percent: 5 } },
  },
  ciPromote: {
    number: 233,
    method: 'POST',
    path: '/v1/ci/:remote/promote',
    permit: 'service',
    params: Params,
    body: Exact({ release: Release, reason: Type.Optional(Reason), expectRevision: ExpectRevision }),
    response: Changed,
    tag: 'Releases by CI',
    problems: changes,
    summary: 'Promote a release',
    description: 'Makes a published release the active one. 422 lists every reason why the gate rejects it.',
    example: { params, body: { release: '1.4.0-3f9ab2c1', reason: 'new proof preview' } },
  },
  ciRollback: {
    number: 234,
    method: 'POST',
    path: '/v1/ci/:remote/rollback',
    permit: 'service',
    params: Params,
    /** Without a release, returns to the newest earlier one that passes the gate. */
    body: Exact({ release: Type.Optional(Release), reason: Reason, expectRevision: ExpectRevision }),
    response: Changed,
    tag: 'Releases by CI',
    problems: changes,
    summary: 'Roll back a remote',
    description: 'Returns to the most recent earlier release that passes the gate, or to the named one.',
    example: { params, body: { reason } },
  },
  ciStatus: {
    number: 235,
    method: 'GET',
    path: '/v1/ci/:remote/releases',
    permit: 'service',
    params: Params,
    response: RemoteReleases,
    tag: 'Releases by CI',
    problems: [403, 404, 429],
    summary: 'The releases of a remote',
    description: 'What is active, published and withdrawn, and who changed it last.',
    example: { params },
  },
  ciDisable: {
    number: 236,
    method: 'POST',
    path: '/v1/ci/:remote/disabled',
    permit: 'service',
    params: Params,
    body: Exact({ disabled: Type.Boolean(), reason: Reason, expectRevision: ExpectRevision }),
    response: Changed,
    tag: 'Releases by CI',
    problems: changes,
    summary: 'Disable or enable a remote',
    description: 'While a remote is disabled, its screen shows the reason.',
    example: { params, body: { disabled: true, reason } },
  },
} as const satisfies Record<string, Call>;

type ReleaseServiceCalls = typeof releaseServiceCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ReleaseServiceCalls {}
}
