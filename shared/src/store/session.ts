import { jwtDecode } from 'jwt-decode';

/** The signed-in user, from the token's claims (AUTH-06). */
export interface Session {
  token: string;
  /** Claim `jti`: stays the same when the token is renewed. The token itself if the server sends none. */
  id: string;
  /** When the token has to be renewed (SESS-07), in milliseconds since 1970; Infinity: it lasts as long as the session. */
  renewAt: number;
  /** Claim `sub`: sent as EmployeeUID. */
  employeeUid: string;
  givenName: string;
  familyName: string;
  /** Additive claim `employee_type`; empty if the server doesn't send it. */
  employeeType: string;
  /** Additive claim `canary_key`: a secret of this user, by which the page knows their canaries; can be empty. */
  canaryKey: string;
}

interface Claims {
  sub?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  employee_type?: unknown;
  canary_key?: unknown;
  jti?: unknown;
  iat?: unknown;
  exp?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The lifetime of a token that isn't renewed. */
const WHOLE_SESSION_S = 12 * 60 * 60;
/** How long before its expiry a token is renewed. */
const MARGIN_S = 60;

/** By this browser's clock, which can be wrong; the lifetime of a token that has just arrived starts now. */
function renewAtOf({ iat, exp }: Claims, isNew: boolean): number {
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp - iat >= WHOLE_SESSION_S) return Infinity;
  const life = exp - iat;
  return (isNew ? Date.now() : iat * 1000) + (life - Math.min(MARGIN_S, life / 4)) * 1000;
}

/**
 * The session of a token; null if it can't be decoded or names nobody.
 * @param isNew the server has just sent it
 */
export function sessionOf(token: string | null, isNew = false): Session | null {
  if (token === null || token === '') return null;
  try {
    const claims = jwtDecode<Claims>(token);
    const employeeUid = text(claims.sub);
    if (employeeUid === '') return null;
    return {
      token,
      id: text(claims.jti) || token,
      renewAt: renewAtOf(claims, isNew),
      employeeUid,
      givenName: text(claims.given_name),
      familyName: text(claims.family_name),
      employeeType: text(claims.employee_type),
      canaryKey: text(claims.canary_key),
    };
  } catch {
    return null;
  }
}
