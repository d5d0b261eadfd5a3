import { Type, type Static } from 'typebox';
import { RenewalHeaders, Token } from './account.ts';
import { Download } from './common.ts';

/** Of characters that the standard allows there (RFC 6749, appendix A). */
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength, pattern: '^[ -~]*$' }));

/** Of the page that a sign-in was asked from: its address without the slash. */
export const OidcStartQuery = Type.Object({
  page: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })),
});
export type OidcStartQuery = Static<typeof OidcStartQuery>;

/** What an identity provider appends to the address of the callback; it may append more. */
export const OidcCallbackQuery = Type.Object({
  code: text(4096),
  state: text(200),
  iss: text(2000),
  error: text(200),
});
export type OidcCallbackQuery = Static<typeof OidcCallbackQuery>;

/** Back-channel logout; the identity provider may send more. */
export const OidcLogoutRequest = Type.Object({ logout_token: Type.String({ maxLength: 16_000 }) });
export type OidcLogoutRequest = Static<typeof OidcLogoutRequest>;

export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const openIdConnectCalls = {
  oidcStart: {
    number: 265,
    method: 'GET',
    path: '/account/oidc/start',
    querystring: OidcStartQuery,
    response: Download,
    produces: ['text/html'],
    secured: false,
  },
  oidcCallback: {
    number: 266,
    method: 'GET',
    path: '/account/oidc/callback',
    querystring: OidcCallbackQuery,
    response: Download,
    produces: ['text/html'],
    secured: false,
  },
  oidcToken: {
    number: 267,
    method: 'POST',
    path: '/account/oidc/token',
    headers: RenewalHeaders,
    response: Token,
    secured: false,
  },
  oidcLogout: {
    number: 268,
    method: 'POST',
    path: '/account/oidc/logout',
    body: OidcLogoutRequest,
    consumes: [FORM_TYPE],
    response: Type.Boolean(),
    secured: false,
  },
} as const;
