import { Type, type Static } from 'typebox';
import { Integrity, NAME, Signature } from '../record/schemas.ts';

/** What a key's owner is allowed to do; see rights.ts. */
export const KeyRole = Type.Union([
  Type.Literal('operations'),
  Type.Literal('server'),
  Type.Literal('host'),
  Type.Literal('team'),
]);
export type KeyRole = Static<typeof KeyRole>;

export const KEY_NAME = '^[a-z0-9][a-z0-9@._-]{0,63}$';

export const PolicyKey = Type.Object({
  /** The author in the history for what it signs. Unique, even after a key has ended. */
  name: Type.String({ pattern: KEY_NAME }),
  public: Signature.properties.key,
  role: KeyRole,
  /** For a team: the remotes that it releases. */
  remotes: Type.Array(Type.String({ pattern: NAME })),
  /** An ended key can't sign anything more. */
  ended: Type.Optional(
    Type.Object({
      how: Type.Union([Type.Literal('retired'), Type.Literal('revoked')]),
      at: Type.String(),
      reason: Type.String(),
    }),
  ),
});
export type PolicyKey = Static<typeof PolicyKey>;

/** Whose keys count. */
export const Policy = Type.Object({
  schema: Type.Literal(1),
  number: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  reason: Type.String(),
  keys: Type.Array(PolicyKey),
  /** The digests of records that Operations vouches for, whoever signed them: above all, those of retired keys. */
  records: Type.Array(Integrity),
  /** The revision that Operations vouches for; later ones are verified step by step. Digest null: revision 0. */
  registry: Type.Object({
    revision: Type.Integer({ minimum: 0 }),
    digest: Type.Union([Type.String(), Type.Null()]),
  }),
});
export type Policy = Static<typeof Policy>;

/** policy/<number>.json. */
export const SignedPolicy = Type.Object({ policy: Policy, signature: Signature });
export type SignedPolicy = Static<typeof SignedPolicy>;
