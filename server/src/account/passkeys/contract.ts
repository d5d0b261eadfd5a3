import { Type, type Static } from 'typebox';

import { Id, Nullable } from '@galley/shared/contract/common';
import { RecoveryCodes } from '../secondFactor/contract.ts';

/** A passkey of the person signed in. */
export const Passkey = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** In UTC, like LastUseAt. */
  CreatedAt: Type.String(),
  /** Null: never. */
  LastUseAt: Nullable(Type.String()),
  /** A copy may have been used, so this passkey can no longer sign anybody in. */
  IsBlocked: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

const PublicKey = Type.Literal('public-key');
const Descriptors = Type.Array(
  Type.Object({ id: Type.String(), type: PublicKey, transports: Type.Optional(Type.Array(Type.String())) }),
);

/** The options for `navigator.credentials.create`, as JSON (WebAuthn, 5.1.9). */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Integer(),
  excludeCredentials: Descriptors,
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('preferred'),
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** The options for `navigator.credentials.get`, as JSON (WebAuthn, 5.1.9). */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  /** Empty: the person chooses any passkey. */
  allowCredentials: Descriptors,
  userVerification: Type.Union([Type.Literal('required'), Type.Literal('discouraged')]),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const encoded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = encoded(1400);

/** The result of `navigator.credentials.create`, as JSON; browsers send more. */
export const NewPasskey = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(8000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** The result of `navigator.credentials.get`, as JSON; browsers send more. */
export const PasskeyAssertion = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/** Recovery codes are included only with the first factor; else null. */
export const PasskeyAdded = Type.Object({
  ID: Id,
  RecoveryCodes: Nullable(RecoveryCodes.properties.RecoveryCodes),
});
export type PasskeyAdded = Static<typeof PasskeyAdded>;
