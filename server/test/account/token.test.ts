import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SignJWT } from 'jose';
import { signToken, TOKEN_LIFE_S, tokenVerifier } from '#server/account/token';

const SECRET = Buffer.alloc(32, 1);
const OPENED_AT = 1_790_000_000;
const SUBJECT = {
  uid: 'somebody',
  givenName: 'A',
  familyName: 'B',
  employeeType: 'Sales',
  canaryKey: 'k',
  jti: 'session',
  issuedAt: OPENED_AT,
};
const SAYS = { uid: 'somebody', jti: 'session', from: OPENED_AT, until: OPENED_AT + TOKEN_LIFE_S };

describe('A cached token', () => {
  test('doesn’t make similar tokens valid', async () => {
    const token = await signToken(SECRET, SUBJECT);
    const verify = tokenVerifier(SECRET);
    assert.deepEqual(await verify(token), SAYS);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const others = [
      `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')}.${signature}`,
      `${header}.${payload}.${'A'.repeat(signature.length)}`,
      `${header}.${payload}.`,
      await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(Buffer.alloc(32, 2)),
    ];
    for (const other of others) {
      assert.equal(await verify(other), undefined, other);
      assert.equal(await verify(other), undefined, `${other} again`);
    }
    assert.deepEqual(await verify(token), SAYS);
    assert.equal(await tokenVerifier(Buffer.alloc(32, 2))(token), undefined);
  });
});
