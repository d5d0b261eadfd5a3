import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '#server/account/passkeys/contract';

/** Deviations of an authenticator, or of the browser. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** Another key than the created one. */
  key?: KeyObject;
  id?: string;
  userHandle?: string;
  isVerified?: boolean;
  isPresent?: boolean;
  crossOrigin?: boolean;
  type?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encoded = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The public half as a COSE key (RFC 9053): an elliptic curve key for ES256 on P-256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

const clientData = (type: string, challenge: string, { origin, crossOrigin = false }: Deviations) =>
  encoded(JSON.stringify({ type, challenge, origin, crossOrigin }));

function authenticatorData(rpId: string, counter: number, { isPresent, isVerified, made }: Flags): Buffer {
  const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (made === undefined ? 0 : 0x40);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, made ?? Buffer.alloc(0)]);
}
interface Flags {
  isPresent: boolean;
  isVerified: boolean;
  made?: Buffer;
}

/** A software authenticator with one passkey. @param origin of the requesting page */
export function newAuthenticator(origin: string) {
  const keys = newKeys();
  const id = randomBytes(32);
  let handle = '';
  let counter = 0;
  return {
    id: encoded(id),
    /** A key that no server knows. */
    otherKey: newKeys().privateKey,

    create(options: PasskeyCreation, otherwise: Deviations = {}): NewPasskey {
      handle = options.user.id;
      counter += 1;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey(keys.publicKey)]);
      const { isPresent = true, isVerified = true } = otherwise;
      const data = authenticatorData(otherwise.rpId ?? options.rp.id, counter, {
        isPresent,
        isVerified,
        made,
      });
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: clientData(
            otherwise.type ?? 'webauthn.create',
            otherwise.challenge ?? options.challenge,
            { origin, ...otherwise },
          ),
          attestationObject: encoded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },

    use(options: PasskeyRequest, otherwise: Deviations = {}): PasskeyAssertion {
      counter = otherwise.counter ?? counter + 1;
      const { isPresent = true, isVerified = true } = otherwise;
      const data = authenticatorData(otherwise.rpId ?? options.rpId, counter, { isPresent, isVerified });
      const clientDataJSON = clientData(
        otherwise.type ?? 'webauthn.get',
        otherwise.challenge ?? options.challenge,
        { origin, ...otherwise },
      );
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const named = otherwise.id ?? encoded(id);
      return {
        id: named,
        rawId: named,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', signed, otherwise.key ?? keys.privateKey)),
          userHandle: otherwise.userHandle ?? handle,
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof newAuthenticator>;
