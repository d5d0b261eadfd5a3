import { jwtDecode } from 'jwt-decode';

/** Who is signed in, as the token's claims say (AUTH-06). */
export interface Session {
  token: string;
  /** Claim `sub`: sent as EmployeeUID. */
  employeeUid: string;
  givenName: string;
  familyName: string;
  /** Additive claim `employee_type`; empty where the server does not say. */
  employeeType: string;
  /** Additive claim `canary_key`: a secret of this person's, by which the page knows their canaries; may be empty. */
  canaryKey: string;
}

interface Claims {
  sub?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  employee_type?: unknown;
  canary_key?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The session of a token; null when it can't be decoded or names nobody. */
export function sessionOf(token: string | null): Session | null {
  if (token === null || token === '') return null;
  try {
    const claims = jwtDecode<Claims>(token);
    const employeeUid = text(claims.sub);
    if (employeeUid === '') return null;
    return {
      token,
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
