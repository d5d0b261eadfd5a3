import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { identityOf, mappedValues } from '#server/account/oidc/identity';
import type { OidcSettings } from '#server/account/oidc/settings';
import { tries } from '../../length.ts';

const SETTINGS: OidcSettings = {
  issuer: 'https://login.galley.example',
  clientId: 'galley',
  clientSecret: 'a secret',
  scopes: 'openid',
  name: 'Galley ID',
  create: true,
  strength: { acr: [], amr: [] },
  maxAgeS: undefined,
  verifiedClaim: 'email_verified',
  types: undefined,
  owners: undefined,
};
const SUBJECT = { iss: SETTINGS.issuer, sub: 'subject-1' };

describe('The identity in the claims', () => {
  test('an email address counts only if the provider says that it is verified (OIDC-05)', () => {
    const verified = new Set<unknown>([true, 1, 'true', '1']);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom(...verified)), fc.object(), (said, others) => {
        const claims = { ...others, email: 'Robin@Galley.Example', email_verified: said, ...SUBJECT };
        const expected = verified.has(said) ? 'robin@galley.example' : undefined;
        assert.equal(identityOf(SETTINGS, claims).email, expected);
      }),
      { numRuns: tries(400) },
    );
  });

  test('any claims give a subject and a name that the database accepts (OIDC-05)', () => {
    const name = fc.oneof(fc.string({ maxLength: 200 }), fc.anything());
    fc.assert(
      fc.property(
        fc.record({
          name,
          given_name: name,
          family_name: name,
          email: name,
          sid: name,
          groups: fc.anything(),
        }),
        (claims) => {
          const { subject, firstName, lastName } = identityOf(SETTINGS, { ...claims, ...SUBJECT });
          assert.equal(subject, 'subject-1');
          for (const part of [firstName, lastName]) assert.ok(part.trim() !== '' && part.length <= 80);
        },
      ),
      { numRuns: tries(400) },
    );
  });

  test('the rights of groups follow the order of the mapping, and nothing else grants a right (OIDC-06)', () => {
    const group = fc.constantFrom('a', 'b', 'c', 'd', '*');
    fc.assert(
      fc.property(fc.array(group), fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (mapped, groups) => {
        const pairs = mapped.map((value, index) => [value, index] as const);
        const meanings = mappedValues({ claim: 'groups', pairs }, { groups });
        assert.deepEqual(
          meanings,
          meanings.toSorted((a, b) => a - b),
        );
        for (const [value, index] of pairs)
          assert.equal(meanings.includes(index), value === '*' || groups.includes(value as 'a'));
      }),
      { numRuns: tries(400) },
    );
  });

  test('a claim is found by its full name first, then as a path into others (OIDC-06)', () => {
    const pairs = [['sales', 'Sales']] as const;
    assert.deepEqual(mappedValues({ claim: 'realm.roles', pairs }, { realm: { roles: ['sales'] } }), [
      'Sales',
    ]);
    assert.deepEqual(
      mappedValues({ claim: 'https://a.example/b', pairs }, { 'https://a.example/b': 'sales' }),
      ['Sales'],
    );
    assert.deepEqual(mappedValues({ claim: '__proto__.constructor.name', pairs: [['Object', 'x']] }, {}), []);
  });
});
