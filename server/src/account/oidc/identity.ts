import { isAccountEmail } from '../rules/accountRules.ts';
import type { EmployeeType } from '@galley/shared/domain/employeeTypes';
import type { ClaimMapping, OidcSettings } from './settings.ts';

/** A person's identity according to the identity provider's claims. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The session's id at the provider; undefined if the provider doesn't name one. */
  sid: string | undefined;
  /** In lower case. Undefined: the provider sends none, or doesn't say that it's verified (OIDC-05). */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** Undefined: no value of the claim maps to a type. */
  type: EmployeeType | undefined;
  /** By name. */
  owners: readonly string[];
}

export type Claims = Readonly<Record<string, unknown>>;

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 80;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A claim by its name, or by a path through objects: 'realm_access.roles'. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Claims)[part]
          : undefined,
      claims,
    );
}

/** The meanings of a claim's values, in the mapping's order. */
export function mappedValues<Meaning>({ claim, pairs }: ClaimMapping<Meaning>, claims: Claims): Meaning[] {
  const values = new Set([claimAt(claims, claim)].flat().filter((value) => typeof value === 'string'));
  return pairs.filter(([value]) => value === '*' || values.has(value)).map(([, meaning]) => meaning);
}

/** Providers send a boolean, a number or a text. */
const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === '1';

function verifiedEmail({ verifiedClaim }: OidcSettings, claims: Claims): string | undefined {
  const email = textOf(claims.email).toLowerCase();
  const isUsable = isAccountEmail(email) && email.length <= LONGEST_EMAIL;
  return isUsable && isTrue(claimAt(claims, verifiedClaim)) ? email : undefined;
}

/** First and last name, neither empty, because the form requires both. */
function namesOf(claims: Claims, email: string | undefined): [first: string, last: string] {
  const [given, ...rest] = textOf(claims.name).split(/\s+/);
  const [mailbox = ''] = (email ?? '').split('@');
  const first = textOf(claims.given_name) || given || mailbox || 'Unnamed';
  const last = textOf(claims.family_name) || rest.join(' ') || first;
  return [first.slice(0, LONGEST_NAME), last.slice(0, LONGEST_NAME)];
}

/** @param claims of a validated ID token and of UserInfo for the same subject */
export function identityOf(settings: OidcSettings, claims: Claims & { iss: string; sub: string }): Identity {
  const email = verifiedEmail(settings, claims);
  const [firstName, lastName] = namesOf(claims, email);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    sid: textOf(claims.sid) || undefined,
    email,
    firstName,
    lastName,
    type: settings.types && mappedValues(settings.types, claims)[0],
    owners: settings.owners === undefined ? [] : [...new Set(mappedValues(settings.owners, claims))],
  };
}
