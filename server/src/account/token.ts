import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** How long a session lasts and may be idle, in seconds. Its token lasts as long as the session, unless the browser renews the token. */
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
  /** The person's canary key; see canaryKey.ts. */
  canaryKey: string;
  jti: string;
  /** In seconds, by the database's clock, which all servers share. */
  issuedAt: number;
}

/** Signs a token, which by default is valid as long as its session. */
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

/** A token's claims: employee, session, and validity in seconds. */
export interface Claims {
  uid: string;
  jti: string;
  from: number;
  until: number;
}

/** Far more than the number of people working at once. */
const CACHED_TOKENS = 10_000;

async function verified(secret: Uint8Array, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      // The session query checks times by the database's clock, because the servers' clocks differ.
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
 * Verifies tokens: returns the claims, or undefined for a foreign or altered token. Only the database knows whether it's still in
 * force. Verifying a signature costs more than the rest of a small call, so valid tokens are cached.
 */
export function tokenVerifier(secret: Uint8Array) {
  const cache = new LRUCache<string, Claims>({ max: CACHED_TOKENS });
  return async (token: string): Promise<Claims | undefined> => {
    const claims = cache.get(token) ?? (await verified(secret, token));
    if (claims !== undefined) cache.set(token, claims);
    return claims;
  };
}
