import type { Config } from '@galley/shared/contract/config';
import { EMPLOYEE_TYPES, type EmployeeType } from '@galley/shared/domain/employeeTypes';
import { isSafe, wholeNumber } from '../../common/configVariables.ts';
import { openIdConnectCalls } from './calls.ts';
import type { Strength } from './strength.ts';

type Environment = Record<string, string | undefined>;

/** What the values of a claim mean in Galley, in order of precedence; '*' matches any value, or none. */
export interface ClaimMapping<Meaning> {
  claim: string;
  pairs: readonly (readonly [value: string, meaning: Meaning])[];
}

/** The identity provider and its sign-in rules (OIDC-01). */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** Its name on the sign-in button. */
  name: string;
  /** Whether to create an employee for somebody Galley doesn't know yet. */
  create: boolean;
  /** The sign-ins that count as strong, so that no two-step verification is needed here (OIDC-10). */
  strength: Strength;
  /** The maximum age of a sign-in at the identity provider, in seconds; undefined: no limit (OIDC-12). */
  maxAgeS: number | undefined;
  /** The claim that says whether the email is verified. */
  verifiedClaim: string;
  /** Undefined: types stay as Operations sets them. */
  types: ClaimMapping<EmployeeType> | undefined;
  /** By name. Undefined: account owners stay as Operations sets them. */
  owners: ClaimMapping<string> | undefined;
}

/** How people sign in. */
export interface SignInSettings {
  oidc: OidcSettings | undefined;
  /** The only email with which somebody can sign in with a password; undefined: everybody can. */
  onlyPasswordOf: string | undefined;
}

/** The longest `OIDC_MAX_AGE`: thirty days. */
const LONGEST_AGE_S = 30 * 24 * 60 * 60;

const wrong = (name: string, value: string, expected: string): never => {
  throw new Error(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
};

function needed(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing: OIDC_ISSUER requires it.`);
  return value;
}

function isOn(env: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const value = env[name] || fallback;
  if (value !== 'on' && value !== 'off') wrong(name, value, 'on or off');
  return value === 'on';
}

function issuerIn(env: Environment): string | undefined {
  const issuer = env.OIDC_ISSUER;
  if (issuer === undefined || issuer === '') return undefined;
  if (
    !URL.canParse(issuer) ||
    !isSafe(issuer) ||
    new URL(issuer).search !== '' ||
    new URL(issuer).hash !== ''
  )
    wrong('OIDC_ISSUER', issuer, 'the address of an issuer that begins with https://');
  return issuer;
}

/** 'value=meaning' pairs, separated by semicolons: names of groups may contain commas and equals signs. */
function mapping(env: Environment, name: string, claim: string): ClaimMapping<string> | undefined {
  const pairs = (env[name] ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const end = pair.lastIndexOf('=');
      const [value, meaning] = [pair.slice(0, end).trim(), pair.slice(end + 1).trim()];
      if (end < 1 || value === '' || meaning === '')
        wrong(name, pair, "pairs like 'group=meaning', separated by semicolons");
      return [value, meaning] as const;
    });
  return pairs.length === 0 ? undefined : { claim: env[claim] || 'groups', pairs };
}

function typesIn(env: Environment): ClaimMapping<EmployeeType> | undefined {
  const written = mapping(env, 'OIDC_TYPES', 'OIDC_TYPE_CLAIM');
  if (written === undefined) return undefined;
  const pairs = written.pairs.map(([value, meaning]) => {
    const type = EMPLOYEE_TYPES.find((one) => one === meaning);
    return [
      value,
      type ?? wrong('OIDC_TYPES', meaning, `one of ${EMPLOYEE_TYPES.join(', ')} after each =`),
    ] as const;
  });
  return { ...written, pairs };
}

function scopesIn(env: Environment): string {
  const scopes = env.OIDC_SCOPES || 'openid email profile';
  return scopes.split(' ').includes('openid')
    ? scopes
    : wrong('OIDC_SCOPES', scopes, "scopes separated by spaces, with 'openid'");
}

/** Values separated by spaces, as in the standard. */
const valuesIn = (env: Environment, name: string): string[] => (env[name] ?? '').split(' ').filter(Boolean);

function oidcIn(env: Environment, publicUrl: string): OidcSettings | undefined {
  const issuer = issuerIn(env);
  if (issuer === undefined) return undefined;
  if (!isSafe(publicUrl))
    wrong('PUBLIC_URL', publicUrl, 'an address that begins with https://, because OIDC_ISSUER is set');
  const create = isOn(env, 'OIDC_CREATE', 'off');
  const types = typesIn(env);
  if (create && types === undefined)
    throw new Error('OIDC_CREATE requires OIDC_TYPES: it sets the type of a new employee.');
  return {
    issuer,
    clientId: needed(env, 'OIDC_CLIENT_ID'),
    clientSecret: needed(env, 'OIDC_CLIENT_SECRET'),
    scopes: scopesIn(env),
    name: env.OIDC_NAME || 'Your Company Account',
    create,
    strength: { acr: valuesIn(env, 'OIDC_STRONG_ACR'), amr: valuesIn(env, 'OIDC_STRONG_AMR') },
    maxAgeS: wholeNumber(env, 'OIDC_MAX_AGE', { min: 0, max: LONGEST_AGE_S }),
    verifiedClaim: env.OIDC_VERIFIED_CLAIM || 'email_verified',
    types,
    owners: mapping(env, 'OIDC_OWNERS', 'OIDC_OWNER_CLAIM'),
  };
}

/**
 * Reads from the environment how people sign in.
 * @throws Error naming the variable and what is expected
 */
export function signInSettings(env: Environment, publicUrl: string): SignInSettings {
  const oidc = oidcIn(env, publicUrl);
  if (isOn(env, 'PASSWORD_SIGN_IN', 'on')) return { oidc, onlyPasswordOf: undefined };
  if (oidc === undefined) throw new Error('PASSWORD_SIGN_IN=off requires OIDC_ISSUER.');
  const email = (env.BREAK_GLASS_EMAIL ?? '').trim().toLowerCase();
  if (email === '')
    throw new Error(
      'BREAK_GLASS_EMAIL is missing: PASSWORD_SIGN_IN=off requires an employee who can sign in while the identity provider is down.',
    );
  return { oidc, onlyPasswordOf: email };
}

/** What the sign-in page shows about the identity provider. */
export const signInOnPage = ({ oidc, onlyPasswordOf }: SignInSettings): Pick<Config, 'signIn'> =>
  oidc === undefined
    ? {}
    : {
        signIn: {
          label: `Sign In with ${oidc.name}`,
          address: openIdConnectCalls.oidcStart.path,
          passwords: onlyPasswordOf === undefined,
        },
      };
