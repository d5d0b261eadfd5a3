import { Type } from 'typebox';
import { Download } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { RenewalHeaders, Token } from '../contract.ts';
import { FORM_TYPE, OidcCallbackQuery, OidcLogoutRequest, OidcStartQuery } from './contract.ts';

export * as openIdConnectSchemas from './contract.ts';

export const openIdConnectCalls = {
  oidcStart: {
    number: 265,
    method: 'GET',
    path: '/account/oidc/start',
    querystring: OidcStartQuery,
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Account',
    summary: 'Sign in with a company account',
    description:
      'For browsers: leads to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is the one that the browser comes back to. A page with a sentence and 503 where it does not answer; 404 where none is configured.',
    problems: [404],
    example: { query: { page: 'activities' } },
  },
  oidcCallback: {
    number: 266,
    method: 'GET',
    path: '/account/oidc/callback',
    querystring: OidcCallbackQuery,
    response: Download,
    produces: ['text/html'],
    secured: false,
    tag: 'Account',
    summary: 'Come back from the identity provider',
    description:
      'For browsers: checks what the identity provider says, finds or adds the employee, and leads to the app (303), which fetches the token. A page with a sentence where somebody is not let in (403) or the answer is not for this browser (400).',
    problems: [403, 404],
    example: { query: { code: 'a-code', state: 'a-state', iss: 'https://login.galley.example' } },
  },
  oidcToken: {
    number: 267,
    method: 'POST',
    path: '/account/oidc/token',
    headers: RenewalHeaders,
    response: Token,
    secured: false,
    tag: 'Account',
    summary: 'The token of a sign-in with a company account',
    description:
      'Answers the token as a JSON string, once, to the browser that came back from the identity provider within the last minute: a cookie that no script reads is its permit. Whoever has a second factor, or has to have one, is answered 401 with `secondStep`, as by call `login`, unless the identity provider says that the sign-in there was strong; that ticket is good in this browser alone.',
    problems: [401, 404],
    example: { response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature' },
  },
  oidcLogout: {
    number: 268,
    method: 'POST',
    path: '/account/oidc/logout',
    body: OidcLogoutRequest,
    consumes: [FORM_TYPE],
    response: Type.Boolean(),
    secured: false,
    tag: 'Account',
    summary: 'Sign out by the identity provider',
    description:
      'OpenID Connect Back-Channel Logout 1.0: the sessions that the logout token names end at once. A token counts once.',
    problems: [404],
    example: { body: { logout_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdWJqZWN0In0.signature' } },
  },
} as const satisfies Record<string, Call>;

type OpenIdConnectCalls = typeof openIdConnectCalls;
declare module '../../http/calls.ts' {
  interface Calls extends OpenIdConnectCalls {}
}
