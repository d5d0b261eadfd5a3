import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../http/caller.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'galley';
/** Tells a proof from a sign-in token, which the same key signs. */
const TYPE = 'proof+jwt';
/** How long a proof is good for, in seconds. */
export const PROOF_LIFE_S = 10 * 60;

/** A token that says: this employee knew the value of this variable. Good for PROOF_LIFE_S. */
export const signProof = (secret: Uint8Array, caller: Caller, variable: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setSubject(caller.uid)
    .setAudience(variable)
    .setIssuedAt()
    .setExpirationTime(`${PROOF_LIFE_S}s`)
    .sign(secret);

/** Whether a token is a proof of ours for this employee and variable, and still in force. */
export async function isProof(
  secret: Uint8Array,
  caller: Caller,
  variable: string,
  token: string,
): Promise<boolean> {
  try {
    await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      typ: TYPE,
      subject: caller.uid,
      audience: variable,
      requiredClaims: ['sub', 'aud', 'iat', 'exp'],
    });
    return true;
  } catch {
    return false;
  }
}
