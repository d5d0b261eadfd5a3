import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as client from 'openid-client';
import type { Logout } from './backChannelLogout.ts';
import type { Claims } from './identity.ts';
import type { OidcSettings } from './settings.ts';
import { isStrong } from './strength.ts';

/** The timeout for one response of the identity provider, in seconds. */
const TIMEOUT_S = 5;
/** How long the provider's metadata is cached. */
const DESCRIPTION_LIFE_MS = 60 * 60_000;
/** The same before redirecting a browser: short, to notice quickly that the provider is down. */
const ANSWERED_MS = 5_000;
/** How far the provider's clock may differ from ours, in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** How old a logout token may be, in seconds; its id is remembered longer. */
export const LOGOUT_TOKEN_AGE_S = 5 * 60;
/** Signed with a private key; never 'none', and never with the client's secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const LOGOUT_TYPES = new Set([undefined, 'JWT', 'jwt', 'logout+jwt', 'application/logout+jwt']);
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** The identity provider isn't responding, or its response is invalid. */
export class ProviderDownError extends Error {}

/** Binds the identity provider's response to the browser that requested it. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** A sign-in that a browser started. */
export interface BegunSignIn extends Checks {
  /** Where the browser goes afterward. */
  page: string;
}

/** @param page where the browser goes afterward */
export const beginSignIn = (page: string): BegunSignIn => ({
  page,
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

interface Known {
  config: client.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
  readAt: number;
}

/** Whether the connection to the provider or the provider itself failed, so that retrying may help. */
function isDown(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  if (code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT') return true;
  if (cause instanceof Response) return cause.status >= 500;
  return [error, cause].some((one) => one instanceof TypeError && one.message === 'fetch failed');
}

const orDown = (error: unknown): never => {
  throw isDown(error)
    ? new ProviderDownError('the identity provider isn’t responding', { cause: error })
    : error;
};

function subjectOf({ sub, sid }: JWTPayload): { subject?: string; sid?: string } {
  const named = { ...(sub ? { subject: sub } : {}), ...(typeof sid === 'string' && sid ? { sid } : {}) };
  if (Object.keys(named).length === 0) throw new Error('the logout token names neither sub nor sid');
  return named;
}

/** The identity provider, discovered on first use (OIDC-02). */
export function createProvider(settings: OidcSettings, callbackUrl: string) {
  const { issuer, clientId, clientSecret, scopes, strength, maxAgeS } = settings;
  let known: Known | undefined;
  let running: Promise<Known> | undefined;

  async function discover(): Promise<Known> {
    const config = await client
      .discovery(
        new URL(issuer),
        clientId,
        { [client.clockTolerance]: CLOCK_TOLERANCE_S },
        // The usual method for confidential clients, and the standard's default.
        client.ClientSecretBasic(clientSecret),
        {
          timeout: TIMEOUT_S,
          execute: [
            // Verifies signatures, although the token comes directly from the provider.
            client.enableNonRepudiationChecks,
            ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        throw new ProviderDownError('the identity provider could not be discovered', { cause: error });
      });
    const { jwks_uri: keys } = config.serverMetadata();
    if (keys === undefined) throw new ProviderDownError('the identity provider names no jwks_uri');
    known = {
      config,
      keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_S * 1000 }),
      readAt: Date.now(),
    };
    return known;
  }

  async function current(longestMs = DESCRIPTION_LIFE_MS): Promise<Known> {
    if (known !== undefined && Date.now() - known.readAt < longestMs) return known;
    running ??= discover().finally(() => (running = undefined));
    return running;
  }

  return {
    /** The URL to redirect a browser to. @throws ProviderDownError */
    async authorizationUrl({ state, nonce, verifier }: Checks): Promise<string> {
      const { config } = await current(ANSWERED_MS);
      return client.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // In order of preference.
        ...(strength.acr.length === 0 ? {} : { acr_values: strength.acr.join(' ') }),
        ...(maxAgeS === undefined ? {} : { max_age: String(maxAgeS) }),
      }).href;
    },

    /**
     * The claims for a response: those of the ID token, whose signature, issuer, audience, times, age and nonce are checked, and of
     * UserInfo. Also says whether the sign-in was strong, according to the ID token alone.
     * @param query what the provider appended to the callback URL
     * @throws ProviderDownError, and the library's errors if the response doesn't match these checks
     */
    async claims(
      query: string,
      { state, nonce, verifier }: Checks,
    ): Promise<{ claims: Claims & { iss: string; sub: string }; isStrong: boolean }> {
      const { config } = await current();
      const tokens = await client
        .authorizationCodeGrant(config, new URL(callbackUrl + query), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(maxAgeS === undefined ? {} : { maxAge: maxAgeS }),
        })
        .catch(orDown);
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('the identity provider sent no ID token');
      const more =
        config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await client.fetchUserInfo(config, tokens.access_token, idToken.sub).catch(orDown);
      return { claims: { ...more, ...idToken }, isStrong: isStrong(strength, idToken) };
    },

    /**
     * Validates a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6).
     * @throws ProviderDownError, or another error if it's invalid
     */
    async logout(token: string): Promise<Logout> {
      const { config, keys } = await current();
      const { issuer: known } = config.serverMetadata();
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: known,
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: LOGOUT_TOKEN_AGE_S,
        requiredClaims: ['iss', 'aud', 'iat', 'jti', 'events'],
      }).catch(orDown);
      if (!LOGOUT_TYPES.has(protectedHeader.typ)) throw new Error('the token has the wrong type');
      if ('nonce' in payload) throw new Error('a logout token has no nonce');
      const { jti, events } = payload;
      const event = (events as Claims | null)?.[LOGOUT_EVENT];
      if (typeof event !== 'object' || event === null) throw new Error('the token isn’t for a logout');
      return { issuer: known, jti: String(jti), ...subjectOf(payload) };
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;
