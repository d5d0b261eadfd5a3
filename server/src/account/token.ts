import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** How long a session lasts, and its token unless a browser renews it; and how long a session may be idle. In seconds. */
export const TOKEN_LIFE_S = 12 * 60 * 60;
export const IDLE_LIFE_S = 4 * 60 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'galley';
const AUDIENCE = 'galley';

interface TokenSubject {
  uid: string;
  givenName: string;
  familyName: string;
  employeeType: string;
  /** Of that person; see canaryKey.ts. */
  canaryKey: string;
  jti: string;
  /** By the database's clock, which is one for all servers. In seconds. */
  issuedAt: number;
}

/** Signs a token that is good for as long as its session, unless told otherwise. */
export function signToken(secret: Uint8Array, subject: TokenSubject, lifeS = TOKEN_LIFE_S): Promise<string> {
  const { uid, givenName, familyName, employeeType, canaryKey, jti, issuedAt } = subject;
  return new SignJWT({
    given_name: givenName,
    family_name: familyName,
    employee_type: employeeType,
    canary_key: canaryKey,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(uid)
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeS)
    .sign(secret);
}

/** What a token says: whose it is, of which session, and from when until when, in seconds. */
export interface Claims {
  uid: string;
  jti: string;
  from: number;
  until: number;
}

/** Far more than the people who work at once. */
const CACHED_TOKENS = 10_000;

async function verified(secret: Uint8Array, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      // Times are judged by the database's clock, with the session: those of the servers differ.
      clockTolerance: Number.MAX_SAFE_INTEGER,
      typ: 'JWT',
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'aud'],
    });
    const { sub: uid, jti, iat, nbf = iat, exp } = payload;
    if (uid === undefined || jti === undefined || iat === undefined || nbf === undefined || exp === undefined)
      return undefined;
    return { uid, jti, from: Math.max(iat, nbf), until: Math.min(exp, iat + TOKEN_LIFE_S) };
  } catch {
    return undefined;
  }
}

/**
 * Verifies tokens: gives the claims, or undefined for a token that is not ours and whole. The database knows whether it is in
 * force. Verifying a signature costs more than the rest of a small call, so tokens that were valid are cached.
 */
export function tokenVerifier(secret: Uint8Array) {
  const cache = new LRUCache<string, Claims>({ max: CACHED_TOKENS });
  return async (token: string): Promise<Claims | undefined> => {
    const claims = cache.get(token) ?? (await verified(secret, token));
    if (claims !== undefined) cache.set(token, claims);
    return claims;
  };
}
