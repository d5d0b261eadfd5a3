import { jwtVerify, SignJWT } from 'jose';

/** How long a token lives, and how long a session may rest, in seconds. */
export const TOKEN_LIFE_S = 12 * 60 * 60;
export const IDLE_LIFE_S = 4 * 60 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'galley';
const AUDIENCE = 'galley';

export interface TokenSubject {
  uid: string;
  givenName: string;
  familyName: string;
  employeeType: string;
  jti: string;
}

/** Signs a token that ends after TOKEN_LIFE_S. */
export function signToken(secret: Uint8Array, subject: TokenSubject): Promise<string> {
  const { uid, givenName, familyName, employeeType, jti } = subject;
  return new SignJWT({ given_name: givenName, family_name: familyName, employee_type: employeeType })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(uid)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_LIFE_S}s`)
    .sign(secret);
}

/** What a token says: whose it is, of which session, and from when until when, in seconds. */
interface Claims {
  uid: string;
  jti: string;
  from: number;
  until: number;
}

/** How many tokens are remembered: far more people than work at once. */
const REMEMBERED = 10_000;

async function verified(secret: Uint8Array, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      // Refuses a token from the future too.
      maxTokenAge: TOKEN_LIFE_S,
      typ: 'JWT',
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'aud'],
    });
    const { sub: uid, jti, iat: from, exp } = payload;
    if (uid === undefined || jti === undefined || from === undefined || exp === undefined) return undefined;
    return { uid, jti, from, until: Math.min(exp, from + TOKEN_LIFE_S) };
  } catch {
    return undefined;
  }
}

/**
 * A check that gives the session and employee of a token; undefined for any token that is not ours, whole and in force.
 * The signature of a token costs more than all else that a small call does: of those that were right it is checked once.
 */
export function tokenVerifier(secret: Uint8Array) {
  const known = new Map<string, Claims>();
  return async (token: string): Promise<{ uid: string; jti: string } | undefined> => {
    const claims = known.get(token) ?? (await verified(secret, token));
    const now = Math.floor(Date.now() / 1000);
    if (claims === undefined || now < claims.from || now >= claims.until) {
      known.delete(token);
      return undefined;
    }
    known.set(token, claims);
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return { uid: claims.uid, jti: claims.jti };
  };
}
