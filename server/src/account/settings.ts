export { signInOnPage, signInSettings, type SignInSettings } from './oidc/settings.ts';
export { passkeysOnPage } from './passkeys/site.ts';
export type { RenewalSettings } from './renewalCookie.ts';
