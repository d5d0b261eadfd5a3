import type { SettingText } from './settingText.ts';

/** The sign-in settings. */
export const SIGN_IN_TEXTS: readonly SettingText[] = [
  {
    name: 'ACCESS_TOKEN_MINUTES',
    default: '15',
    text: "how many minutes a browser's token is valid before the browser [renews](operating.md#renewing-tokens) it, from 1 to 240; with `off`, tokens are valid for 12 hours",
  },
  {
    name: 'OIDC_ISSUER',
    text: 'the issuer for [company accounts](operating.md#signing-in-with-a-company-account), exactly as in its discovery document; https, except on localhost',
  },
  {
    name: 'OIDC_CLIENT_ID',
    text: 'the id under which Galley is registered with the issuer; required with `OIDC_ISSUER`',
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    text: "the client's secret, sent as HTTP Basic authentication (`client_secret_basic`); required with `OIDC_ISSUER`",
  },
  { name: 'OIDC_SCOPES', default: 'openid email profile', text: 'the scopes to request' },
  { name: 'OIDC_NAME', default: 'Your Company Account', text: "what follows 'Sign In with' on the button" },
  {
    name: 'OIDC_CREATE',
    default: 'off',
    text: 'with `on`, anyone whom `OIDC_TYPES` admits and who has a verified email becomes an employee at their first sign-in; `on` requires `OIDC_TYPES`',
  },
  {
    name: 'OIDC_VERIFIED_CLAIM',
    default: 'email_verified',
    text: "the claim that shows whether the email is verified; in Microsoft Entra ID, it's `xms_edov`",
  },
  {
    name: 'OIDC_TYPES',
    text: 'the employee type for each value of the claim in `OIDC_TYPE_CLAIM`: `galley-operations=Operations; galley=Sales`. The first match counts; `*` matches everybody',
  },
  {
    name: 'OIDC_TYPE_CLAIM',
    default: 'groups',
    text: 'the claim that `OIDC_TYPES` reads; nested claims are written like `realm_access.roles`',
  },
  {
    name: 'OIDC_OWNERS',
    text: 'the name of the account owner for each value of the claim in `OIDC_OWNER_CLAIM`: `west=Rocky Mountain; east=Great Lakes`. All matches count',
  },
  { name: 'OIDC_OWNER_CLAIM', default: 'groups', text: 'the claim that `OIDC_OWNERS` reads' },
  {
    name: 'OIDC_STRONG_ACR',
    text: 'values of `acr`, separated by spaces, that Galley requests; a sign-in with one of them needs no two-step verification in Galley',
  },
  {
    name: 'OIDC_STRONG_AMR',
    text: "values of `amr`, separated by spaces, that have the same effect as those in `OIDC_STRONG_ACR`, except that Galley doesn't request them",
  },
  {
    name: 'OIDC_MAX_AGE',
    text: 'the maximum age of a sign-in at the identity provider, in seconds. Galley requests this limit and rejects older sign-ins',
  },
  {
    name: 'PASSWORD_SIGN_IN',
    default: 'on',
    text: 'with `off`, only the employee in `BREAK_GLASS_EMAIL` can sign in without a company account; `off` requires `OIDC_ISSUER`',
  },
  {
    name: 'BREAK_GLASS_EMAIL',
    text: 'the email of the employee who can sign in with a password, at `/?password`, when `PASSWORD_SIGN_IN` is `off`; required in that case',
  },
];
