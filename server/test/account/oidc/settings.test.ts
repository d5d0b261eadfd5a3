import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConfig } from '#server/operations/settings';
import { ConfigError } from '#server/common/configVariables';

const OIDC = {
  PUBLIC_URL: 'https://galley.example',
  OIDC_ISSUER: 'https://login.galley.example/realms/galley',
  OIDC_CLIENT_ID: 'galley',
  OIDC_CLIENT_SECRET: 'a secret',
};
const read = (env: Record<string, string>) => readConfig(env, '0.0.0', '/srv/galley');

describe('The settings for company accounts', () => {
  test('name no provider by default, and then everybody has a password (OIDC-01)', () => {
    const { signIn, app } = read({});
    assert.deepEqual([signIn.oidc, signIn.onlyPasswordOf, app.signIn], [undefined, undefined, undefined]);
  });

  test('need an issuer, an id and a secret; the page learns a name and whether there are passwords, and no secret (OIDC-01)', () => {
    const { signIn, app } = read({ ...OIDC, OIDC_NAME: 'Galley ID' });
    assert.deepEqual(
      [signIn.oidc?.scopes, signIn.oidc?.create, signIn.oidc?.verifiedClaim],
      ['openid email profile', false, 'email_verified'],
    );
    assert.deepEqual(app.signIn, {
      label: 'Sign In with Galley ID',
      address: '/account/oidc/start',
      passwords: true,
    });
  });

  test('accept groups with commas and equals signs in their names (OIDC-06)', () => {
    const { signIn } = read({
      ...OIDC,
      OIDC_TYPES: 'cn=ops,dc=galley=Operations; *=Account Manager;',
      OIDC_TYPE_CLAIM: 'realm_access.roles',
      OIDC_OWNERS: 'west=Rocky Mountain',
    });
    assert.deepEqual(signIn.oidc?.types, {
      claim: 'realm_access.roles',
      pairs: [
        ['cn=ops,dc=galley', 'Operations'],
        ['*', 'Account Manager'],
      ],
    });
    assert.deepEqual(signIn.oidc?.owners, { claim: 'groups', pairs: [['west', 'Rocky Mountain']] });
  });

  test('define what counts as strong, in order of preference, and the maximum age of a sign-in (OIDC-10, OIDC-12)', () => {
    const { signIn } = read({
      ...OIDC,
      OIDC_STRONG_ACR: 'gold  silver',
      OIDC_STRONG_AMR: 'mfa',
      OIDC_MAX_AGE: '0',
    });
    assert.deepEqual(
      [signIn.oidc?.strength, signIn.oidc?.maxAgeS],
      [{ acr: ['gold', 'silver'], amr: ['mfa'] }, 0],
    );
    const { strength, maxAgeS } = read(OIDC).signIn.oidc ?? {};
    assert.deepEqual([strength, maxAgeS], [{ acr: [], amr: [] }, undefined]);
  });

  test('accept an issuer without https only on this machine (OIDC-01)', () => {
    const local = { ...OIDC, PUBLIC_URL: 'http://localhost:4000', OIDC_ISSUER: 'http://127.0.0.1:9000' };
    assert.equal(read(local).signIn.oidc?.issuer, 'http://127.0.0.1:9000');
  });

  const wrong: [named: string, env: Record<string, string>][] = [
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'login' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'http://login.galley.example' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'https://login.galley.example/?tenant=1' }],
    ['PUBLIC_URL', { ...OIDC, PUBLIC_URL: 'http://galley.example' }],
    ['OIDC_CLIENT_ID', { ...OIDC, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...OIDC, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_SCOPES', { ...OIDC, OIDC_SCOPES: 'email' }],
    ['OIDC_CREATE', { ...OIDC, OIDC_CREATE: 'yes' }],
    ['OIDC_CREATE', { ...OIDC, OIDC_CREATE: 'on' }],
    ['OIDC_TYPES', { ...OIDC, OIDC_TYPES: 'galley' }],
    ['OIDC_TYPES', { ...OIDC, OIDC_TYPES: 'galley=Boss' }],
    ['OIDC_OWNERS', { ...OIDC, OIDC_OWNERS: '=West' }],
    ['OIDC_MAX_AGE', { ...OIDC, OIDC_MAX_AGE: '1h' }],
    ['OIDC_MAX_AGE', { ...OIDC, OIDC_MAX_AGE: '-1' }],
    ['OIDC_MAX_AGE', { ...OIDC, OIDC_MAX_AGE: '2592001' }],
    ['PASSWORD_SIGN_IN', { PASSWORD_SIGN_IN: 'off' }],
    ['PASSWORD_SIGN_IN', { ...OIDC, PASSWORD_SIGN_IN: 'no' }],
    ['BREAK_GLASS_EMAIL', { ...OIDC, PASSWORD_SIGN_IN: 'off' }],
  ];
  for (const [named, env] of wrong)
    test(`prevent a start, naming ${named}: ${JSON.stringify(env[named] ?? '')} (OIDC-01)`, () => {
      assert.throws(
        () => read(env),
        (error) => error instanceof ConfigError && error.message.startsWith(named),
      );
    });
});
