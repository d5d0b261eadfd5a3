import type { FastifyBaseLogger } from 'fastify';
import type { NewPasskey, PasskeyAssertion } from './contract.ts';
import { brokenField, type HttpProblem } from '../../http/problem.ts';
import type { PasskeySite } from './site.ts';

/** COSE numbers of EdDSA, ES256 and RS256. Every authenticator supports at least one of them. */
export const ALGORITHMS = [-8, -7, -257];

export const refusedPasskey = (message: string): HttpProblem => brokenField('Credential', message);

const unverified = () => refusedPasskey('Your passkey’s response couldn’t be verified. Try again.');

/** What the browser says about a response. @throws SyntaxError if it isn't JSON */
const clientDataOf = ({ response }: NewPasskey | PasskeyAssertion) =>
  JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge?: unknown;
    crossOrigin?: unknown;
  } | null;

/** The challenge that a response was created for. @throws HttpProblem 422 */
export function challengeIn(answer: NewPasskey | PasskeyAssertion): string {
  let challenge: unknown;
  try {
    challenge = clientDataOf(answer)?.challenge;
  } catch {
    throw unverified();
  }
  if (typeof challenge !== 'string') throw unverified();
  return challenge;
}

/** Refuses a response from another site's frame, where our pages are never shown. */
function refuseFrame(answer: NewPasskey | PasskeyAssertion): void {
  if (clientDataOf(answer)?.crossOrigin === true) throw new Error("it's from another site's frame");
}

/** The library's error goes into the log; the sender only gets one sentence. */
async function verified<T>(log: FastifyBaseLogger, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    log.info({ reason: String(error) }, 'passkey refused');
    throw unverified();
  }
}

/** Refuses attestation statements: we don't request them, and verifying them would fetch addresses that they contain. */
function refuseStatement(fmt: string, isCertified: boolean): void {
  if (fmt !== 'none' && (fmt !== 'packed' || isCertified)) throw new Error(`an attestation '${fmt}'`);
}

interface Check {
  site: PasskeySite;
  challenge: string;
  log: FastifyBaseLogger;
}

/** The stored data of a new passkey. */
export interface Created {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** @throws HttpProblem 422 unless the new passkey was created for this site and challenge, with its owner present */
export const checkNew = (passkey: NewPasskey, { site, challenge, log }: Check): Promise<Created> =>
  verified(log, async () => {
    // Loaded on demand, because most server runs don't need it.
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
    refuseFrame(passkey);
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(passkey.response.attestationObject));
    refuseStatement(statement.get('fmt'), statement.get('attStmt').get('x5c') !== undefined);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: responseOf(passkey), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) throw new Error('its signature is wrong');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  });

const responseOf = ({ response: { clientDataJSON, attestationObject } }: NewPasskey) => ({
  clientDataJSON,
  attestationObject,
});

/** @throws HttpProblem 422 unless the response was created for this site and challenge, with this key and its owner present */
export const checkUse = (
  assertion: PasskeyAssertion,
  publicKey: string,
  { site, challenge, log }: Check,
): Promise<{ counter: number; isUserVerified: boolean }> =>
  verified(log, async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    refuseFrame(assertion);
    const {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
    } = assertion;
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      // With 0, the library leaves the counter to us. It would check it before the signature, so that anyone who knows the passkey's id
      // could have it blocked.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    });
    if (!isRight) throw new Error('its signature is wrong');
    return { counter: authenticationInfo.newCounter, isUserVerified: authenticationInfo.userVerified };
  });
