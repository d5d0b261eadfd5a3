import { Type, type Static } from 'typebox';
import { PASSKEY_NAME_LENGTH } from '../domain/passkeyName.ts';
import { DeviceHeaders, Token } from './account.ts';
import { Answer, Exact, Id, Nullable } from './common.ts';
import { PasswordProof, RecoveryCodes, SecondStepAnswer, Ticket } from './secondFactor.ts';

/** A passkey of the person signed in. */
export const Passkey = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** In UTC, as LastUseAt. */
  CreatedAt: Type.String(),
  /** Null: never. */
  LastUseAt: Nullable(Type.String()),
  /** A copy of it was used: it signs nobody in any more. */
  IsBlocked: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

const PasskeyName = Exact({ Name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH }) });

const PublicKey = Type.Literal('public-key');
const Descriptors = Type.Array(
  Type.Object({ id: Type.String(), type: PublicKey, transports: Type.Optional(Type.Array(Type.String())) }),
);

/** What `navigator.credentials.create` is called with, as JSON (WebAuthn, 5.1.9). */
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

/** What `navigator.credentials.get` is called with, as JSON (WebAuthn, 5.1.9). */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  /** None: whichever the person chooses. */
  allowCredentials: Descriptors,
  userVerification: Type.Union([Type.Literal('required'), Type.Literal('discouraged')]),
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

const encoded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = encoded(1400);

/** What `navigator.credentials.create` answers, as JSON; browsers send more. */
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

/** What `navigator.credentials.get` answers, as JSON; browsers send more. */
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

/** The recovery codes come with the first factor alone; else null. */
export const PasskeyAdded = Type.Object({
  ID: Id,
  RecoveryCodes: Nullable(RecoveryCodes.properties.RecoveryCodes),
});
export type PasskeyAdded = Static<typeof PasskeyAdded>;

const OnePasskey = Type.Object({ id: Id });

export const passkeyCalls = {
  passkeys: { number: 285, method: 'GET', path: '/v1/passkeys', response: Type.Array(Passkey) },
  passkeyBegin: {
    number: 286,
    method: 'POST',
    path: '/v1/passkeys/options',
    body: PasswordProof,
    response: PasskeyCreation,
  },
  passkeyAdd: {
    number: 287,
    method: 'POST',
    path: '/v1/passkeys',
    body: Exact({ Credential: NewPasskey }),
    response: PasskeyAdded,
  },
  passkeyRename: {
    number: 288,
    method: 'PUT',
    path: '/v1/passkeys/:id',
    params: OnePasskey,
    body: PasskeyName,
    response: Answer,
  },
  passkeyRemove: {
    number: 289,
    method: 'POST',
    path: '/v1/passkeys/:id/removal',
    params: OnePasskey,
    body: PasswordProof,
    response: Answer,
  },
  passkeyOptions: {
    number: 290,
    method: 'POST',
    path: '/account/passkey/options',
    body: Exact({ Ticket: Type.Optional(Ticket) }),
    response: PasskeyRequest,
    secured: false,
  },
  passkeySignIn: {
    number: 291,
    method: 'POST',
    path: '/account/passkey',
    headers: DeviceHeaders,
    body: Exact({ Credential: PasskeyAssertion }),
    response: Token,
    secured: false,
  },
  passkeySecondStep: {
    number: 292,
    method: 'POST',
    path: '/account/secondstep/passkey',
    headers: DeviceHeaders,
    body: Exact({ Ticket, Credential: PasskeyAssertion }),
    response: SecondStepAnswer,
    secured: false,
  },
  passkeyStepBegin: {
    number: 293,
    method: 'POST',
    path: '/account/secondstep/passkey/enrolment',
    body: Exact({ Ticket }),
    response: PasskeyCreation,
    secured: false,
  },
  passkeyStepAdd: {
    number: 294,
    method: 'POST',
    path: '/account/secondstep/passkey/confirmation',
    headers: DeviceHeaders,
    body: Exact({ Ticket, Credential: NewPasskey }),
    response: SecondStepAnswer,
    secured: false,
  },
} as const;
