import { Type, type Static } from 'typebox';
import { EmployeeType } from './account.ts';
import { Exact, Nullable } from './common.ts';
import { ExpectRevision, Reason, Release, ReleaseChange, Remote } from './releaseOperations.ts';

// What CI asks of releases with a service token: its scope `releases:publish:<remote>` is the remote that it may release.

const Params = Type.Object({ remote: Remote });

/** A signature with ed25519 over a release record: the public key and the signature, in base64url. */
const Signature = Exact({
  key: Type.String({ pattern: '^[\\w-]{43}$' }),
  value: Type.String({ pattern: '^[\\w-]{86}$' }),
});

/** The most that a build's files have together, as base64. */
export const BUILD_LIMIT = 33_554_432;

/** The text of release.json, byte for byte: its digest is what is signed. */
const RecordText = Type.String({ minLength: 2, maxLength: 1_048_576 });

/** A build as its folder has it. */
export const ReleaseUpload = Exact({
  record: RecordText,
  /** Path → content in base64, of every file that release.json lists. */
  files: Type.Record(
    Type.String({ minLength: 1, maxLength: 300 }),
    Type.String({ maxLength: BUILD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  ),
  /** Needed where the server has keys configured. */
  signature: Type.Optional(Signature),
});
export type ReleaseUpload = Static<typeof ReleaseUpload>;

export const ReleaseVerdict = Type.Object({ ok: Type.Boolean(), reasons: Type.Array(Type.String()) });

export const RemoteReleases = Type.Object({
  revision: Type.Integer(),
  active: Nullable(Type.String()),
  /** For whom: in words. */
  canary: Nullable(Type.Object({ release: Type.String(), audience: Type.String() })),
  disabled: Nullable(Type.String()),
  published: Type.Array(Type.String()),
  /** Release → why it was withdrawn, in a sentence. */
  withdrawn: Type.Record(Type.String(), Type.String()),
  last: Nullable(ReleaseChange),
});

const Changed = Type.Object({ revision: Type.Integer() });

export const releaseServiceCalls = {
  ciPublish: {
    number: 230,
    method: 'POST',
    path: '/v1/ci/:remote/releases',
    permit: 'service',
    params: Params,
    body: ReleaseUpload,
    response: Type.Object({ release: Release }),
  },
  ciGate: {
    number: 231,
    method: 'GET',
    path: '/v1/ci/:remote/releases/:release/gate',
    permit: 'service',
    params: Type.Object({ remote: Remote, release: Release }),
    response: ReleaseVerdict,
  },
  ciCheck: {
    number: 321,
    method: 'POST',
    path: '/v1/ci/:remote/checks',
    permit: 'service',
    params: Params,
    body: Exact({ record: RecordText }),
    response: ReleaseVerdict,
  },
  ciCanary: {
    number: 232,
    method: 'POST',
    path: '/v1/ci/:remote/canary',
    permit: 'service',
    params: Params,
    /** Without a release: ends the canary. */
    body: Exact({
      release: Type.Optional(Release),
      percent: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 100 })),
      employees: Type.Optional(Type.Array(Type.String({ minLength: 3, maxLength: 254 }), { maxItems: 100 })),
      employeeTypes: Type.Optional(Type.Array(EmployeeType, { maxItems: 3 })),
      reason: Type.Optional(Reason),
      expectRevision: ExpectRevision,
    }),
    response: Changed,
  },
  ciPromote: {
    number: 233,
    method: 'POST',
    path: '/v1/ci/:remote/promote',
    permit: 'service',
    params: Params,
    body: Exact({ release: Release, reason: Type.Optional(Reason), expectRevision: ExpectRevision }),
    response: Changed,
  },
  ciRollback: {
    number: 234,
    method: 'POST',
    path: '/v1/ci/:remote/rollback',
    permit: 'service',
    params: Params,
    /** Without a release: the newest earlier one that passes the gate. */
    body: Exact({ release: Type.Optional(Release), reason: Reason, expectRevision: ExpectRevision }),
    response: Changed,
  },
  ciStatus: {
    number: 235,
    method: 'GET',
    path: '/v1/ci/:remote/releases',
    permit: 'service',
    params: Params,
    response: RemoteReleases,
  },
  ciDisable: {
    number: 236,
    method: 'POST',
    path: '/v1/ci/:remote/disabled',
    permit: 'service',
    params: Params,
    body: Exact({ disabled: Type.Boolean(), reason: Reason, expectRevision: ExpectRevision }),
    response: Changed,
  },
} as const;
