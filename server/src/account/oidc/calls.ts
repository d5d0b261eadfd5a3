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
      'For browsers: redirects to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is where the browser lands afterward. A link on another site doesn’t start a sign-in: the browser gets a page that leads to the sign-in page, with 403. If the identity provider doesn’t respond, the browser gets a page that says so, with 503; 404 where none is configured.',
    problems: [403, 404],
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
    summary: 'Return from the identity provider',
    description:
      'For browsers: checks the identity provider’s response, finds or adds the employee, and redirects to the app (303), which fetches the token. The browser gets a page that explains why if the person isn’t admitted (403) or the response isn’t meant for this browser (400).',
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
      'Returns the token as a JSON string, once, to the browser that returned from the identity provider within the last minute, which an HTTP-only cookie proves. If the employee uses or needs two-step verification, the call returns 401 with `secondStep`, like call 31, unless the identity provider reports a strong sign-in; that ticket works in this browser only.',
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
    summary: 'Sign out, called by the identity provider',
    description:
      'OpenID Connect Back-Channel Logout 1.0: ends the sessions that the logout token names, at once. Each token works once.',
    problems: [404],
    example: { body: { logout_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdWJqZWN0In0.signature' } },
  },
} as const satisfies Record<string, Call>;

type OpenIdConnectCalls = typeof openIdConnectCalls;
declare module '../../http/calls.ts' {
  interface Calls extends OpenIdConnectCalls {}
}
