import { Type, type Static } from 'typebox';

import { Exact, Nullable } from '@galley/shared/contract/common';
import { ReleaseChange } from '../operating/contract.ts';

/** An ed25519 signature over a release record: the public key and the signature, in base64url. */
const Signature = Exact({
  key: Type.String({ pattern: '^[\\w-]{43}$' }),
  value: Type.String({ pattern: '^[\\w-]{86}$', description: 'The signature.' }),
});

/** The maximum size of all files of a build, as base64. */
export const BUILD_LIMIT = 33_554_432;

/** The signature covers its digest. */
export const RecordText = Type.String({
  minLength: 2,
  maxLength: 1_048_576,
  description: 'The exact text of release.json.',
});

/** A build with its folder's files. */
export const ReleaseUpload = Exact({
  record: RecordText,
  /** Path → content in base64, for every file that release.json lists. */
  files: Type.Record(
    Type.String({ minLength: 1, maxLength: 300 }),
    Type.String({ maxLength: BUILD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  ),
  /** Required if the server has keys. */
  signature: Type.Optional(Signature),
});
export type ReleaseUpload = Static<typeof ReleaseUpload>;

export const ReleaseVerdict = Type.Object({ ok: Type.Boolean(), reasons: Type.Array(Type.String()) });

export const RemoteReleases = Type.Object({
  revision: Type.Integer(),
  active: Nullable(Type.String()),
  /** With its audience in words. */
  canary: Nullable(Type.Object({ release: Type.String(), audience: Type.String() })),
  disabled: Nullable(Type.String()),
  published: Type.Array(Type.String()),
  /** Release → why it was withdrawn, in a sentence. */
  withdrawn: Type.Record(Type.String(), Type.String()),
  last: Nullable(ReleaseChange),
});
