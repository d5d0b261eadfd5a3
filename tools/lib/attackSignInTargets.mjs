// @ts-check
// Targets for attackTargets.mjs: signing in, two-step verification, passkeys, sessions and the first setup.
import { OPERATIONS, PASSWORD } from './attackSession.mjs';

/** @typedef {import('./attackRequest.mjs').Target} Target */

const invented = { id: 'aW52ZW50ZWQ*', rawId: 'aW52ZW50ZWQ*', type: 'public-key' };
const clientDataJSON = 'eyJjaGFsbGVuZ2UiOiJhIn0*';
const newPasskey = { ...invented, response: { clientDataJSON, attestationObject: 'oA*' } };
const usedPasskey = {
  ...invented,
  response: { clientDataJSON, authenticatorData: 'AA*', signature: 'AA*', userHandle: 'AA*' },
};
const Ticket = 'guess*';

/** @type {Target[]} */
const passwords = [
  { url: '/account/login', body: { email: 'nobody@galley.example*', password: 'guess' }, plainly: 400 },
  { url: '/account/forgotpassword', body: { email: 'nobody@galley.example' } },
  // Without an asterisk, sqlmap takes it for a CSRF token and skips it.
  { url: '/account/resetpassword', body: { resetToken: 'guess*', password: 'guess' } },
  // As a page of this server sends it.
  {
    url: '/account/renewal',
    body: { Session: 'guess' },
    headers: { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin', Cookie: 'renewal=guess' },
    plainly: 401,
  },
];

/** @type {Target[]} */
const companyAccount = [
  { url: '/account/oidc/start?page=orders', plainly: 303 },
  // No browser with the cookie of a sign-in sends these.
  { url: '/account/oidc/callback?code=guess&state=guess&iss=guess', plainly: 400 },
  { url: '/account/oidc/callback?error=guess&state=guess', plainly: 400 },
  { url: '/account/oidc/logout', form: { logout_token: 'guess*' }, plainly: 400 },
];

/** @type {Target[]} */
const passkeys = [
  { url: '/v1/passkeys/options', body: { Password: PASSWORD } },
  { url: '/v1/passkeys', body: { Credential: newPasskey }, plainly: 422 },
  { url: '/v1/passkeys/999*', method: 'PUT', body: { Name: 'Mine*' }, plainly: 404 },
  { url: '/v1/passkeys/999*/removal', body: { Password: PASSWORD }, plainly: 404 },
  { url: '/account/passkey/options', body: { Ticket }, plainly: 422 },
  { url: '/account/passkey', body: { Credential: usedPasskey }, plainly: 422 },
  { url: '/account/secondstep/passkey', body: { Ticket, Credential: usedPasskey }, plainly: 422 },
  { url: '/account/secondstep/passkey/enrolment', body: { Ticket }, plainly: 422 },
  {
    url: '/account/secondstep/passkey/confirmation',
    body: { Ticket, Credential: newPasskey },
    plainly: 422,
  },
];

/** Requires it of nobody who is signed in here. @type {Target[]} */
const secondFactor = [
  { url: '/v1/second-factor/app', body: { Password: PASSWORD } },
  { url: '/v1/second-factor/app/confirmation', body: { Code: 'guess' }, plainly: 422 },
  { url: '/v1/second-factor/app/removal', body: { Password: PASSWORD } },
  { url: '/v1/second-factor/recovery-codes', body: { Password: PASSWORD }, plainly: 422 },
  { url: '/account/secondstep', body: { Ticket, Code: '123456*' }, plainly: 422 },
  { url: '/account/secondstep/enrolment', body: { Ticket }, plainly: 422 },
  { url: '/v1/people/999*/second-factor', as: OPERATIONS, method: 'DELETE', plainly: 404 },
  {
    url: '/v1/settings/second-factor',
    as: OPERATIONS,
    method: 'PUT',
    body: { EmployeeTypes: ['Account Manager'] },
  },
];

/** @type {Target[]} */
const sessions = [
  { url: '/v1/sessions?session=999', method: 'DELETE', plainly: 404 },
  { url: '/v1/people/1*/sessions', as: OPERATIONS },
  { url: '/v1/people/999*/sessions?session=999*', as: OPERATIONS, method: 'DELETE', plainly: 404 },
];

/** @type {Target[]} */
const setup = [
  {
    url: '/account/setup',
    body: {
      code: 'guess',
      firstName: 'Sky',
      lastName: 'Fiction',
      email: 'sky@galley.example',
      password: 'guess',
      ownerPassword: 'guess',
    },
    plainly: 409,
  },
  { url: '/v1/setup', as: OPERATIONS, body: { Operation: 'dismiss', Proof: 'guess' } },
  { url: '/v1/everything/guess*', plainly: 401 },
];

/** @type {Target[]} */
export const signInTargets = [
  ...passwords,
  ...companyAccount,
  ...passkeys,
  ...secondFactor,
  ...sessions,
  ...setup,
];
