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

/** The session and employee of a token; undefined for any token that is not ours, whole and in force. */
export async function verifyToken(
  secret: Uint8Array,
  token: string,
): Promise<{ uid: string; jti: string } | undefined> {
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
    const { sub, jti } = payload;
    return sub === undefined || jti === undefined ? undefined : { uid: sub, jti };
  } catch {
    return undefined;
  }
}
